#pragma once
// The host's fonts, as fontconfig knows them.
#include "dp-values.h"

#pragma clang assume_nonnull begin

// All of it is C because the calls are fontconfig's, and some are variadic.

/// Keeps this process from reading the host's font settings at all. Pango reads them in a thread of its own as soon as
/// it makes a font map, which costs time and memory and complains on stderr if they are broken; only a window needs
/// them, for the widgets around the phone.
void dp_fonts_leave_host(void);

/// Where the machine's fontconfig knows a family's file of that name, or NULL. Costs some milliseconds: fontconfig reads
/// its settings and cache. The caller frees the path with `dp_fonts_free_path`.
char *_Nullable dp_fonts_locate(const char *family, const char *name);
void dp_fonts_free_path(char *path);

#pragma clang assume_nonnull end
