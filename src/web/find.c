/* find.c: see find.h. */
#include "find.h"

char web_block[WEB_BLOCK];
xo_reader web_reader;
xo_lines web_found_lines;

void web_file(void)
{
  web_reader.begun = 0;
  web_reader.within = 0;
}

int web_lines(int from, int len, int last)
{
  if (from < 0 || len < 0 || from > WEB_BLOCK || len > WEB_BLOCK - from)
    return -1;
  if (web_reader.within && !web_reader.begun)
    return -1;
  return xo_lines_next(&web_reader, web_block + from, len, last != 0, &web_found_lines);
}

int web_line_count(void)
{
  return web_found_lines.count;
}

int web_line_start(int k)
{
  return k >= 0 && k <= XO_WINDOW + 1 && k <= web_found_lines.count ? web_found_lines.start[k] : 0;
}

xo_finding web_found;
int web_found_len;
xo_style web_found_style;

xo_status web_find(int len, int style, int strict, int partial)
{
  xo_finding none = {XO_TOO_LONG, 0, 0, 0, -1, XO_UNFINISHED};
  web_found = none;
  web_found_len = 0;
  web_found_style = style;
  if (len < 0 || len > WEB_TEXT)
    return web_found.why;
  web_found_len = len;
  if (!xo_inv_rules(web_record.rules))
    web_found.why = XO_BAD_RULES;
  else if (!xo_inv_play_order(web_record.rules, &web_record.order))
    web_found.why = XO_BAD_ORDER;
  else
    web_found = xo_finding_line(&web_record, style, web_text, len, strict != 0, partial != 0, &web_game);
  return web_found.why;
}

int web_found_blank(void)
{
  return web_found.why != XO_TOO_LONG && xo_finding_blank(web_found);
}
