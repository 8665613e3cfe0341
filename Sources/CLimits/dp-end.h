#pragma once

/// Removes half-written files, prints one line and ends the process with the status of a machine that is at fault. Safe in
/// any thread and signal handler.
_Noreturn void dp_end(const char *line);

/// Prints the same line for a fault of the program itself, and returns.
void dp_end_say(const char *line);

/// A number as text, in `digits`.
const char *dp_end_number(unsigned long number, char digits[24]);
