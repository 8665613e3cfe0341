// The page of a review, embedded in the program.
#include "dp-review-page.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char html[] = {
#embed "../../resources/review/page.html"
};
static const unsigned char css[] = {
#embed "../../resources/review/page.css"
};
static const unsigned char js[] = {
#embed "../../resources/review/page.js"
};

DPReviewFile dp_review_html(void) { return (DPReviewFile){html, sizeof html}; }
DPReviewFile dp_review_css(void) { return (DPReviewFile){css, sizeof css}; }
DPReviewFile dp_review_js(void) { return (DPReviewFile){js, sizeof js}; }
