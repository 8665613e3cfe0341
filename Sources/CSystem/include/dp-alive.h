#pragma once
#include <stdint.h>

// All of it is C because C makes and frees what is counted.

/// How many objects of the modules of C that were made on the calling thread still live. Tests of lifetime read it: an
/// object that is never freed leaves no other trace.
int64_t dp_objects_alive(void);

/// The same without those that wait or are kept for later: alarms that are set, and set text, outlines, masks and
/// pictures, which the painter's bounded caches keep. How many there are depends on when frames were drawn, and the number
/// of all others does not.
int64_t dp_lasting_objects_alive(void);
