#pragma once
#include "dp-base.h"

#pragma clang assume_nonnull begin

/// Plays sounds of the desktop's sound theme through libcanberra. That is looked for when the program runs: it has to
/// do without on a machine that has none.
typedef struct DPSounds DPSounds;

/// NULL where libcanberra is not installed.
DPSounds *_Nullable dp_sounds_new(void);
void dp_sounds_free(DPSounds *sounds);
/// Plays the sound of a name or, where the theme has none of it, that of another name, unless the desktop wants no
/// event sounds.
void dp_sounds_play(DPSounds *sounds, const char *name, const char *otherwise);

#pragma clang assume_nonnull end
