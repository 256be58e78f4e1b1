# library.mk: the library of a project here that has one source, src/more.c; the project says how that is compiled.
include ../../../../src/text.mk
all: build/libxo.a
build/libxo.a: build/obj/src/more.o
	ar rcs $@ $^
