#pragma once
// What fontconfig itself says of font files, for comparison.

/// The first face of a file in fontconfig's words, without its path; NULL if it is no font. The caller frees it.
char *_Nullable font_query_pattern(const char *_Nonnull path);
/// Fontconfig's version, such as 21401.
int font_query_version(void);
