#ifndef XO_EXECUTABLE
#define XO_EXECUTABLE
#endif
