// The page of a review, embedded in the program.
#include <dp-exact.h>

#include "dp-review-page.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char html[] = {
#embed "../../resources/review/page.html"
};
static const unsigned char css[] = {
#embed "../../resources/review/page.css"
};
// One script: each file stands on those before it.
static const unsigned char js[] = {
#embed "../../resources/review/tools.js"
  ,
#embed "../../resources/review/long-list.js"
  ,
#embed "../../resources/review/films.js"
  ,
#embed "../../resources/review/display.js"
  ,
#embed "../../resources/review/moment.js"
  ,
#embed "../../resources/review/phones.js"
  ,
#embed "../../resources/review/overlay.js"
  ,
#embed "../../resources/review/curves.js"
  ,
#embed "../../resources/review/answers.js"
  ,
#embed "../../resources/review/notes.js"
  ,
#embed "../../resources/review/pins.js"
  ,
#embed "../../resources/review/new-note.js"
  ,
#embed "../../resources/review/verdict.js"
  ,
#embed "../../resources/review/print.js"
  ,
#embed "../../resources/review/keys.js"
  ,
#embed "../../resources/review/start.js"
};

DPReviewFile dp_review_html(void) { return (DPReviewFile){html, sizeof html}; }
DPReviewFile dp_review_css(void) { return (DPReviewFile){css, sizeof css}; }
DPReviewFile dp_review_js(void) { return (DPReviewFile){js, sizeof js}; }
