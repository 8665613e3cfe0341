// The fonts that every picture is set in, embedded in the program.
#include <dp-exact.h>

#include "dp-kit-fonts.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const uint8_t inter_regular[] = {
#embed "../../resources/fonts/Inter-Regular.otf"
};
static const char inter_regular_pattern[] = {
#embed "../../resources/fonts/Inter-Regular.pattern" suffix(, 0)
};
static const uint8_t inter_medium[] = {
#embed "../../resources/fonts/Inter-Medium.otf"
};
static const char inter_medium_pattern[] = {
#embed "../../resources/fonts/Inter-Medium.pattern" suffix(, 0)
};
static const uint8_t inter_semi_bold[] = {
#embed "../../resources/fonts/Inter-SemiBold.otf"
};
static const char inter_semi_bold_pattern[] = {
#embed "../../resources/fonts/Inter-SemiBold.pattern" suffix(, 0)
};
static const uint8_t inter_bold[] = {
#embed "../../resources/fonts/Inter-Bold.otf"
};
static const char inter_bold_pattern[] = {
#embed "../../resources/fonts/Inter-Bold.pattern" suffix(, 0)
};
static const uint8_t sans[] = {
#embed "../../resources/fonts/DejaVuSans.ttf"
};
static const char sans_pattern[] = {
#embed "../../resources/fonts/DejaVuSans.pattern" suffix(, 0)
};
static const uint8_t sans_bold[] = {
#embed "../../resources/fonts/DejaVuSans-Bold.ttf"
};
static const char sans_bold_pattern[] = {
#embed "../../resources/fonts/DejaVuSans-Bold.pattern" suffix(, 0)
};
static const uint8_t mono[] = {
#embed "../../resources/fonts/DejaVuSansMono.ttf"
};
static const char mono_pattern[] = {
#embed "../../resources/fonts/DejaVuSansMono.pattern" suffix(, 0)
};
static const uint8_t mono_bold[] = {
#embed "../../resources/fonts/DejaVuSansMono-Bold.ttf"
};
static const char mono_bold_pattern[] = {
#embed "../../resources/fonts/DejaVuSansMono-Bold.pattern" suffix(, 0)
};

// What comes over a network or out of an archive is often damaged in its length. A test compares the digests.
_Static_assert(sizeof inter_regular == 258992, "Inter-Regular.otf is damaged");
_Static_assert(sizeof inter_medium == 269692, "Inter-Medium.otf is damaged");
_Static_assert(sizeof inter_semi_bold == 270760, "Inter-SemiBold.otf is damaged");
_Static_assert(sizeof inter_bold == 271436, "Inter-Bold.otf is damaged");
_Static_assert(sizeof sans == 759720, "DejaVuSans.ttf is damaged");
_Static_assert(sizeof sans_bold == 708920, "DejaVuSans-Bold.ttf is damaged");
_Static_assert(sizeof mono == 343140, "DejaVuSansMono.ttf is damaged");
_Static_assert(sizeof mono_bold == 334268, "DejaVuSansMono-Bold.ttf is damaged");

#define FONT(name, family, digest, variable) \
  {name, family, digest, variable##_pattern, variable, sizeof variable}

// Letters are looked for in this order.
static const DPKitFont fonts[] = {
    FONT(
        "Inter-Regular.otf", "Inter",
        "a7e791e8f5a0fb02b65663f7fca73e1d1ca9543f772ad480cbd76f4e3fe3f8cc", inter_regular),
    FONT(
        "Inter-Medium.otf", "Inter",
        "99dab2bdcb613c4c8264000a94351d1227f74dc95a86d1249493aeee0c0179c4", inter_medium),
    FONT(
        "Inter-SemiBold.otf", "Inter",
        "8c1990b6012254ea2b487161697d107357dd0ee55811cfd91c8c11227bbef457", inter_semi_bold),
    FONT(
        "Inter-Bold.otf", "Inter",
        "1e9dfd6a6e33ac63a8fe3b4ed7ae0df9eac2d0b25e444e8e7daef4ac77943fc1", inter_bold),
    FONT(
        "DejaVuSans.ttf", "DejaVu Sans",
        "abdc775b21b1bc470d50c97e790d276f2054b7504e56e5bd3e64f48d68582322", sans),
    FONT(
        "DejaVuSans-Bold.ttf", "DejaVu Sans",
        "0d977336a6d5fba34eab8e3199eb218327161b5143749f802982c2bc34df0c96", sans_bold),
    FONT(
        "DejaVuSansMono.ttf", "DejaVu Sans Mono",
        "0f5db4f1749979d961019838b160bec74abdf7f9eca69553fe1aa856bbff49a4", mono),
    FONT(
        "DejaVuSansMono-Bold.ttf", "DejaVu Sans Mono",
        "2964f6dac8e6e9d71613928340f17bf868e9ea51692cca333c79e74962f02233", mono_bold),
};

const DPKitFont *dp_kit_fonts(void) { return fonts; }
int32_t dp_kit_font_count(void) { return sizeof fonts / sizeof *fonts; }
