// What is known of characters, embedded.
#include <dp-exact.h>

#include "dp-shaper.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t characters[] = {
#embed "../../resources/text/characters"
};

const uint8_t *dp_shaper_characters(void) { return characters; }
