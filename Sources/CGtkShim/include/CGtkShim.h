#pragma once
// Everything Swift may know of GTK, GSK, Pango and Cairo: opaque types, numbers and UTF-8.

#include "dp-fonts.h"
#include "dp-text.h"
#include "dp-mask.h"
#include "dp-scene.h"
#include "dp-surface.h"
#include "dp-canvas.h"
#include "dp-child.h"
#include "dp-clock.h"
#include "dp-desktop.h"
#include "dp-dialogs.h"
#include "dp-form.h"
#include "dp-menu.h"
#include "dp-mirror.h"
#include "dp-program.h"
#include "dp-sounds.h"
#include "dp-window.h"
