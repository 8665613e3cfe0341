// Everything that Swift sees of our deflate.
#pragma once

#include "dp-adler.h"
#include "dp-deflate.h"
#include "dp-part-finder.h"
