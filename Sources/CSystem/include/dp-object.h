#pragma once
// Counts the living objects of the modules of C, for their own files. Swift never sees it.

void dp_object_made(void);
void dp_object_freed(void);
/// The same for what waits or is kept for later, such as an alarm that is set or set text: how many there are depends on
/// when frames were drawn.
void dp_passing_object_made(void);
void dp_passing_object_freed(void);
