#pragma once
// The program's end at a limit of the machine.

#pragma clang assume_nonnull begin

/// Lets the machine's limits end the program with one line and the status of a machine that is at fault, nothing
/// half-written left behind. Refuses to go on if a limit leaves too little from the start. In C because handlers of
/// signals may neither allocate nor lock, and because malloc is replaced here.
///
/// Any other end by a signal is a fault of the program: it stays one, with a line that says so.
void dp_limits_prepare(void);

/// Removes half-written files, prints one line and ends the process with a status: for a mistake of whoever wrote the
/// program, which only shows where nothing can be thrown.
_Noreturn void dp_end_mistake(const char *line, int status);

#pragma clang assume_nonnull end
