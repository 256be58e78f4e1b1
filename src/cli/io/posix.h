/* posix.h: asks for the POSIX interfaces beside C11, and for files of any size. Included before any other header. */
#ifndef CLI_POSIX_H
#define CLI_POSIX_H
#define _POSIX_C_SOURCE 200809L /* NOLINT(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
#define _FILE_OFFSET_BITS 64    /* NOLINT(bugprone-reserved-identifier,cert-dcl37-c,cert-dcl51-cpp) */
#endif
