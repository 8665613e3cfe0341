// Everything that Swift sees of how the program meets the limits of its process.
#pragma once

#include "dp-arguments.h"
#include "dp-limits.h"
