#ifndef CFILES_H
#define CFILES_H

#include "dp-checksum.h"

#endif
