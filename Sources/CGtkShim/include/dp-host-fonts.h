#pragma once
// The host's font settings.
#include "dp-fonts.h"
#include "dp-values.h"

#pragma clang assume_nonnull begin

// It is C because the calls are fontconfig's.

/// Keeps this process from reading the host's font settings at all. Pango reads them in a thread of its own as soon as
/// it makes a font map, which costs time and memory and complains on stderr if they are broken; only a window needs
/// them, for the widgets around the phone.
void dp_fonts_leave_host(void);
/// Lets the widgets around the phone use these fonts if fontconfig finds none on the host. Without any font their sizes would be numbers by
/// chance, and too large for the display now and then.
void dp_fonts_lend(DPFonts *fonts);

#pragma clang assume_nonnull end
