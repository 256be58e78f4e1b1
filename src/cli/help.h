/* help.h: the texts of --help and --version. */
#ifndef CLI_HELP_H
#define CLI_HELP_H
extern const char help_xo[];
extern const char help_replay[];
extern const char help_show[];
extern const char help_import[];
extern const char help_export[];
extern const char help_play[];
extern const char help_gdl[];
extern const char help_states[];
extern const char help_version[];
#endif
