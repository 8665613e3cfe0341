#pragma once

/// Clears away what is half-written, says one line and ends the process as one whose machine is at fault. Safe anywhere.
_Noreturn void dp_end(const char *line);

/// The same line for a fault of the program itself; returns.
void dp_end_say(const char *line);

/// As text, in `digits`.
const char *dp_end_number(unsigned long number, char digits[24]);
