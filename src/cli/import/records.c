/* records.c: xo replay, of files of games and of records.
 *
 * A file that begins as a record is read by the importer into a temporary file, and that is what is replayed.
 */
#include "import.h"
#include "io/progress.h"
#include "judge/foreign.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const options *asked;
static bool refused;

/* The format of a record that can be imported; null: none. */
static const char *format_of(int fd)
{
  char text[FOREIGN_HEAD];
  const char *format = foreign_format(text, foreign_head(fd, text));
  return format != NULL && strcmp(format, "rif") == 0 && rif_note[0] != '\0' ? NULL : format;
}

/* The lines of a record, in the place of it. */
static int lines_of(const char *name, int fd)
{
  static importer i;
  static char text[SINK_CAP];
  sink out = {.cap = SINK_CAP, .text = text};
  const char *format = format_of(fd);
  FILE *file = format == NULL ? NULL : tmpfile();
  if (file == NULL)
    return fd;
  out.fd = dup(fileno(file));
  (void)fclose(file);
  progress_hide();
  if (!asked->quiet) {
    sink_string(standard_error(), "xo: ");
    sink_name(standard_error(), source_name(name));
    sink_format(standard_error(), ": read as %s; places are in the lines that xo import %s writes\n", format, format);
  }
  source_instead = NULL;
  import_start(&i, asked, &out);
  (void)import_file(&i, name, format);
  source_instead = lines_of;
  refused = refused || i.refused;
  sink_flush(&out);
  (void)lseek(out.fd, 0, SEEK_SET);
  if (fd != STDIN_FILENO)
    (void)close(fd);
  return out.fd;
}

int replay_records(const options *o, int argc, char **argv)
{
  asked = o;
  source_instead = lines_of;
  int status = replay(o, argc, argv);
  return worse(status, refused ? STATUS_INVALID : STATUS_VALID);
}
