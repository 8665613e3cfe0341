// The package manager wants a source in each target; this one is all in its header.
#include <dp-exact.h>
