// What would bring the C library's printing along.
#include <dp-exact.h>

#include <stddef.h>

// HarfBuzz writes numbers as text only for what nobody asks of it here; the C library's way would bring all of its files along.
int snprintf(char *text, size_t size, const char *format, ...);
int snprintf(char *text, size_t size, const char *format, ...) { __builtin_trap(); }
int vsnprintf(char *text, size_t size, const char *format, __builtin_va_list values);
int vsnprintf(char *text, size_t size, const char *format, __builtin_va_list values) { __builtin_trap(); }
