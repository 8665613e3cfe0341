#pragma once
// Every C file includes this first: a frame is the same on every processor.

// Where a processor can multiply and add in one step, it rounds once instead of twice, and a pixel may differ. No such steps.
#pragma STDC FP_CONTRACT OFF
