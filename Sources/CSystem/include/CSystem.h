#pragma once
// Everything that Swift sees of the calls of the system and of GLib's main loop. It knows no toolkit and no display.

#include "dp-alarm.h"
#include "dp-alive.h"
#include "dp-bell.h"
#include "dp-child.h"
#include "dp-file-watch.h"
#include "dp-keeper.h"
#include "dp-memory.h"
#include "dp-session-bus.h"
#include "dp-stream.h"
#include "dp-wakeups.h"
