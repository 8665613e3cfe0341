// Everything that Swift sees of the door for browsers.
#pragma once

#include "dp-frame.h"
#include "dp-frame-reader.h"
#include "dp-frame-track.h"
#include "dp-gate.h"
#include "dp-input-message.h"
