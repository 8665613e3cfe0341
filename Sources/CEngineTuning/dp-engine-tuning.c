// The engine's usual values, embedded.
#include <dp-exact.h>

#include "dp-engine-tuning.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char engine[] = {
#embed "../../resources/kit/engine.json"
};

const unsigned char *dp_engine_tuning(size_t *count) {
  *count = sizeof engine;
  return engine;
}
