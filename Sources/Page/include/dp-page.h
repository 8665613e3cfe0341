// What the engine in a page asks of C.
#pragma once

// The name of the class that objects with this first word are of; NULL if the table doesn't have it.
const char *_Nullable dp_class_name(const void *_Nonnull kind);

// Other hashes of Swift's from now on. Only before the phone starts.
void dp_page_seed(unsigned value);

// The latest line that Swift printed: why it ended the engine.
const char *_Nonnull dp_page_line(void);
