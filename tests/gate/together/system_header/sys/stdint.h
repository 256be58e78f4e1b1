#pragma GCC system_header
int reads(const int *p) __attribute__((const));
