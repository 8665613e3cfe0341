#pragma once

/// The program's name: people type it, messages begin with it, and its folders are called so. In C because the line that is
/// printed when memory runs out needs it, too; Swift has it from ProgramIdentity.
#define DP_PROGRAM_NAME "drawer-proto"
