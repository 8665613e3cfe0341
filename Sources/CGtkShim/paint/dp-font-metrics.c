// One thread at a time measures fonts.
#include "dp-text-private.h"

// While Pango works out how wide a font's letters are on average, a flag of the whole process keeps it from beginning
// that again. Another thread that measures another font meanwhile gets and keeps a width of zero for it, and since
// Pango looks closely only at breaks that are within some such widths of a line's end, breaks lines elsewhere.

typedef PangoFontMetrics *(*Measure)(PangoFont *font, PangoLanguage *language);

/// Pango's own way. A thread may come by the class before it comes by the guard, so it is no plain variable.
static _Atomic(Measure) measure;
static GRecMutex measuring;

static PangoFontMetrics *measure_alone(PangoFont *font, PangoLanguage *language) {
  g_rec_mutex_lock(&measuring);
  PangoFontMetrics *metrics = measure(font, language);
  g_rec_mutex_unlock(&measuring);
  return metrics;
}

void dp_font_metrics_guard(PangoFont *font) {
  static gsize guarded;
  if (!g_once_init_enter(&guarded)) return;
  // All fonts have one class, those of GTK's own texts on another thread too.
  PangoFontClass *class = PANGO_FONT_GET_CLASS(font);
  measure = class->get_metrics;
  class->get_metrics = measure_alone;
  g_once_init_leave(&guarded, 1);
}
