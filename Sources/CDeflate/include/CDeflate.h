#pragma once

#include "dp-adler.h"
#include "dp-deflate.h"
