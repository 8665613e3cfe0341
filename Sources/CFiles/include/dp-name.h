#pragma once

#pragma clang assume_nonnull begin

enum { DP_LONGEST_PROGRAM_NAME = 40 };

/// The program's name: what people type, what messages begin with and what its folders are called. In C because the lines of an
/// end without memory need it, too; Swift has it from ProgramIdentity. `prototype` until it is set.
const char *dp_program_name(void);

/// To be called before a second thread runs; of a longer name the beginning counts.
void dp_program_set_name(const char *name);

#pragma clang assume_nonnull end
