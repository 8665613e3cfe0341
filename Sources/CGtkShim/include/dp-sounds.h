#pragma once
#include "dp-values.h"

#pragma clang assume_nonnull begin

// All of it is C because libcanberra's function that plays is variadic, and the toolkit has the desktop's setting.

/// Plays sounds of the desktop's sound theme through libcanberra, which is loaded when the program runs: on a machine
/// without it the program has to work, too.
typedef struct DPSounds DPSounds;

/// NULL if libcanberra is not installed.
DPSounds *_Nullable dp_sounds_new(void);
void dp_sounds_free(DPSounds *sounds);
/// Plays the sound of a name or, if the theme has no sound for it, that of another name, unless the desktop wants no
/// event sounds.
void dp_sounds_play(DPSounds *sounds, const char *name, const char *otherwise);

#pragma clang assume_nonnull end
