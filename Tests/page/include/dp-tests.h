// What tests in a page ask of C.
#pragma once

// The C library's functions that ours are compared with.
double exp(double x);
double expm1(double x);
double pow(double x, double y);
double log(double x);
double sin(double x);
double cos(double x);
double atan2(double y, double x);

// Ends the engine; the page starts another one.
static inline _Noreturn void dp_tests_stop(void) { __builtin_trap(); }
