#pragma once

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A file of the page around the window in a browser.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} DPPageFile;

/// In C because only C can embed a file: nothing is looked up when the program runs, so moving it breaks nothing.
DPPageFile dp_page_html(void);
DPPageFile dp_page_css(void);
DPPageFile dp_page_js(void);
/// What a browser is shown that doesn't know the key.
DPPageFile dp_page_refused(void);

#pragma clang assume_nonnull end
