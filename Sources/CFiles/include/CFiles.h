// Everything that Swift sees of the C code for files and pixels.
#pragma once

#include "dp-bytes.h"
#include "dp-checksum.h"
#include "dp-file.h"
#include "dp-name.h"
#include "dp-partials.h"
#include "dp-pixels.h"
#include "dp-png-read.h"
#include "dp-png-bands.h"
#include "dp-png-pieces.h"
#include "dp-png-write.h"
#include "dp-signal-cleanup.h"
#include "dp-tiles.h"
#include "dp-webp.h"
