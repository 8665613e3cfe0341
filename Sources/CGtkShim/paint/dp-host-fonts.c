// The host's font settings.
#include <dp-exact.h>

#include "dp-host-fonts.h"

#include "dp-private.h"

#include <pango/pangofc-fontmap.h>

void dp_fonts_leave_host(void) {
  // Otherwise fontconfig reads the locale, and complains about one that it doesn't know.
  g_setenv("FC_LANG", "en", TRUE);
  FcConfig *empty = FcConfigCreate();
  FcConfigSetCurrent(empty);
  FcConfigDestroy(empty);
}

static bool has_fonts(FcConfig *host, FcSetName name) {
  const FcFontSet *fonts = FcConfigGetFonts(host, name);
  return fonts != NULL && fonts->nfont > 0;
}

void dp_fonts_lend(DPFonts *fonts) {
  FcConfig *host = FcConfigReference(NULL);
  bool is_without =
      host == NULL || (!has_fonts(host, FcSetSystem) && !has_fonts(host, FcSetApplication));
  if (host != NULL) FcConfigDestroy(host);
  if (!is_without) return;
  PangoFontMap *map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  pango_fc_font_map_set_config(PANGO_FC_FONT_MAP(map), dp_fonts_config(fonts));
  pango_cairo_font_map_set_default(PANGO_CAIRO_FONT_MAP(map));
  g_object_unref(map);
}
