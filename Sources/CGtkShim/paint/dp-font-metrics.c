// One thread at a time measures fonts, each of them once.
#include <dp-exact.h>

#include "dp-text-private.h"

#include <pango/pangofc-fontmap.h>

// While Pango works out how wide a font's letters are on average, a flag of the whole process keeps it from beginning
// that again. If another thread measures another font during that time, it gets and keeps a width of zero for it. Pango
// looks closely only at breaks within some such widths of a line's end, so that thread breaks lines at other places.

typedef PangoFontMetrics *(*Measure)(PangoFont *font, PangoLanguage *language);

/// Pango's own way. A thread may come by the class before it comes by the guard, so it is no plain variable.
static _Atomic(Measure) measure;
static GRecMutex measuring;

/// The measured properties of one font of the product. Every thread has a font of its own for it, but all are the same.
typedef struct {
  FcConfig *config;
  FcPattern *pattern;
  PangoLanguage *language;
  PangoFontMetrics *metrics;
} Measured;

/// A set: each entry is its own key. More than `most_known` are hardly ever in use.
static GHashTable *known;
static const guint most_known = 256;

static guint measured_hash(gconstpointer data) {
  const Measured *one = data;
  return FcPatternHash(one->pattern) ^ g_direct_hash(one->language);
}

static gboolean measured_equal(gconstpointer data, gconstpointer other_data) {
  const Measured *one = data, *other = other_data;
  return one->config == other->config && one->language == other->language &&
         FcPatternEqual(one->pattern, other->pattern);
}

static void measured_free(gpointer data) {
  Measured *one = data;
  FcPatternDestroy(one->pattern);
  pango_font_metrics_unref(one->metrics);
  g_free(one);
}

static PangoFontMetrics *measure_once(PangoFont *font, PangoLanguage *language) {
  PangoFontMap *map = pango_font_get_font_map(font);
  FcConfig *config =
      PANGO_IS_FC_FONT_MAP(map) ? pango_fc_font_map_get_config(PANGO_FC_FONT_MAP(map)) : NULL;
  // GTK's own texts are in the host's fonts, which may change.
  if (config == NULL) return measure(font, language);
  if (known == NULL)
    known = g_hash_table_new_full(measured_hash, measured_equal, measured_free, NULL);
  Measured wanted = {config, pango_fc_font_get_pattern(PANGO_FC_FONT(font)), language, NULL};
  const Measured *found = g_hash_table_lookup(known, &wanted);
  if (found != NULL) return pango_font_metrics_ref(found->metrics);
  wanted.metrics = measure(font, language);
  FcPatternReference(wanted.pattern);
  pango_font_metrics_ref(wanted.metrics);
  if (g_hash_table_size(known) >= most_known) g_hash_table_remove_all(known);
  g_hash_table_add(known, g_memdup2(&wanted, sizeof(wanted)));
  return wanted.metrics;
}

static PangoFontMetrics *measure_alone(PangoFont *font, PangoLanguage *language) {
  g_rec_mutex_lock(&measuring);
  PangoFontMetrics *metrics = measure_once(font, language);
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
