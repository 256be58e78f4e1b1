/* version.h: the version of these headers. CHANGELOG.md lists what each changes. */
#ifndef XO_VERSION_H
#define XO_VERSION_H

#define XO_VERSION "0.2.0"
#define XO_VERSION_MAJOR 0
#define XO_VERSION_MINOR 2
#define XO_VERSION_PATCH 0

#endif
