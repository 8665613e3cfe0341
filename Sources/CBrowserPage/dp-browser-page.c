// The page around the window in a browser, embedded in the program.
#include <dp-exact.h>

#include "dp-browser-page.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char html[] = {
#embed "../../resources/browser/page.html"
};
static const unsigned char css[] = {
#embed "../../resources/browser/page.css"
};
static const unsigned char js[] = {
#embed "../../resources/browser/page.js"
};
static const unsigned char refused[] = {
#embed "../../resources/browser/refused.html"
};

DPPageFile dp_page_html(void) { return (DPPageFile){html, sizeof html}; }
DPPageFile dp_page_css(void) { return (DPPageFile){css, sizeof css}; }
DPPageFile dp_page_js(void) { return (DPPageFile){js, sizeof js}; }
DPPageFile dp_page_refused(void) { return (DPPageFile){refused, sizeof refused}; }
