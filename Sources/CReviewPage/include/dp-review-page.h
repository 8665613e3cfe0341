#pragma once

#include <stddef.h>

#pragma clang assume_nonnull begin

/// A file of a review's page.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} DPReviewFile;

/// In C because only C can embed a file.
DPReviewFile dp_review_html(void);
DPReviewFile dp_review_css(void);
DPReviewFile dp_review_js(void);

#pragma clang assume_nonnull end
