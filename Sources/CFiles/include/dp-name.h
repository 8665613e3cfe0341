#pragma once

/// The program's name: what people type, what messages begin with and what its folders are called. In C because the lines of an
/// * end without memory need it, too; Swift has it from ProgramIdentity.
#define DP_PROGRAM_NAME "drawer-proto"
