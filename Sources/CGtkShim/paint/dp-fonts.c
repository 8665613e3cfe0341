// The product's own fonts, kept apart from the host's settings.
#include "dp-private.h"

struct DPFonts {
  FcConfig *config;
  FcCharSet *characters;
};

DPFonts *dp_fonts_new(void) {
  DPFonts *fonts = g_new(DPFonts, 1);
  // An empty configuration: no folder, rule or cache of the host is ever read.
  fonts->config = FcConfigCreate();
  fonts->characters = FcCharSetCreate();
  return fonts;
}

bool dp_fonts_add_characters(DPFonts *fonts, const FcCharSet *characters) {
  return FcCharSetMerge(fonts->characters, characters, NULL);
}

/// Files that threads read: a thread that is free reads the next one.
typedef struct {
  const char *const *paths;
  FcFontSet **sets;
  gint count;
  gint next;
} Reading;

static gpointer read_files(gpointer data) {
  Reading *reading = data;
  gint number;
  while ((number = g_atomic_int_add(&reading->next, 1)) < reading->count) {
    const FcChar8 *path = (const FcChar8 *)reading->paths[number];
    FcFreeTypeQueryAll(path, (unsigned)-1, NULL, NULL, reading->sets[number]);
  }
  return NULL;
}

/// Notes the letters of the fonts from a number on; false if there are no such fonts.
static bool note_characters(DPFonts *fonts, const FcFontSet *set, int first) {
  for (int i = first; i < set->nfont; i++) {
    FcCharSet *characters = NULL;
    FcPatternGetCharSet(set->fonts[i], FC_CHARSET, 0, &characters);
    if (characters == NULL || !dp_fonts_add_characters(fonts, characters)) return false;
  }
  return set->nfont > first;
}

/// What was read of a file becomes part of the set, as if fontconfig had read it into it.
static bool take(DPFonts *fonts, const FcFontSet *read) {
  FcFontSet *all = FcConfigGetFonts(fonts->config, FcSetApplication);
  int before = all->nfont;
  for (int i = 0; i < read->nfont; i++) {
    FcPatternReference(read->fonts[i]);
    FcFontSetAdd(all, read->fonts[i]);
  }
  return note_characters(fonts, all, before);
}

static bool read_first(DPFonts *fonts, const char *path) {
  // Only fontconfig itself can begin the set.
  return FcConfigAppFontAddFile(fonts->config, (const FcChar8 *)path) &&
         note_characters(fonts, FcConfigGetFonts(fonts->config, FcSetApplication), 0);
}

int32_t dp_fonts_add(DPFonts *fonts, const char *const *paths, int32_t count) {
  Reading reading = {paths, g_new0(FcFontSet *, count), count, 1};
  for (int32_t i = 1; i < count; i++) reading.sets[i] = FcFontSetCreate();
  int32_t helpers = MIN((int32_t)g_get_num_processors(), count) - 1;
  GThread **threads = g_new0(GThread *, count);
  // If the machine has no more threads, the threads that exist do the work.
  for (int32_t i = 0; i < helpers; i++)
    threads[i] = g_thread_try_new("fonts", read_files, &reading, NULL);
  int32_t added = read_first(fonts, paths[0]) ? 1 : 0;
  read_files(&reading);
  for (int32_t i = 0; i < helpers; i++)
    if (threads[i] != NULL) g_thread_join(threads[i]);
  if (added > 0)
    while (added < count && take(fonts, reading.sets[added])) added++;
  for (int32_t i = 1; i < count; i++) FcFontSetDestroy(reading.sets[i]);
  g_free(threads);
  g_free(reading.sets);
  return added;
}

void dp_fonts_free(DPFonts *fonts) {
  FcCharSetDestroy(fonts->characters);
  FcConfigDestroy(fonts->config);
  g_free(fonts);
}

FcConfig *dp_fonts_config(DPFonts *fonts) { return fonts->config; }

const FcCharSet *dp_fonts_characters(DPFonts *fonts) { return fonts->characters; }
