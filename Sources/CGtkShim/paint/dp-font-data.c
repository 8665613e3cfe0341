// Fonts that are read in memory.
//
// A text touches a font's bytes in three places. Fontconfig chooses by a pattern, which is made without a file. Cairo draws with
// the FreeType face that the pattern holds. Only Pango's shaper wants to open a file: here it gets a face of the bytes.
#include <dp-exact.h>

#include "dp-font-data.h"

#include <fontconfig/fcfreetype.h>

struct DPFontData {
  const char *name;
  const uint8_t *bytes;
  size_t count;
  int32_t face_count;
  FT_Face *faces;
};

/// FreeType's part that belongs to no thread. Cairo locks each face while it draws with it.
static FT_Library library;
/// The shapers' faces by those of FreeType.
static GHashTable *shapes;
// A lock of the system's, which the thread sanitizer knows; GLib's plain one it does not.
static GRecMutex guard;

static void open_faces(DPFontData *data) {
  FT_Face face = NULL;
  FT_Long count = 1;
  for (FT_Long i = 0; i < count; i++) {
    if (FT_New_Memory_Face(library, data->bytes, (FT_Long)data->count, i, &face) != 0) return;
    count = face->num_faces;
    data->faces = g_renew(FT_Face, data->faces, i + 1);
    data->faces[i] = face;
    data->face_count = (int32_t)i + 1;
    hb_blob_t *blob = hb_blob_create(
        (const char *)data->bytes, (unsigned)data->count, HB_MEMORY_MODE_READONLY, NULL, NULL);
    hb_face_t *shape = hb_face_create(blob, (unsigned)i);
    hb_blob_destroy(blob);
    hb_face_make_immutable(shape);
    g_hash_table_insert(shapes, face, shape);
  }
}

DPFontData *dp_font_data_new(const char *name, const uint8_t *bytes, size_t count) {
  DPFontData *data = g_new0(DPFontData, 1);
  // Pango tells fonts apart by their paths, and tries to open them: at this one there is never a file.
  *data = (DPFontData){
      .name = g_strconcat("/dev/null/", name, NULL), .bytes = bytes, .count = count};
  g_rec_mutex_lock(&guard);
  if (shapes == NULL) shapes = g_hash_table_new(NULL, NULL);
  if (library != NULL || FT_Init_FreeType(&library) == 0) open_faces(data);
  g_rec_mutex_unlock(&guard);
  return data;
}

int32_t dp_font_data_faces(const DPFontData *data) { return data->face_count; }

FcPattern *dp_font_data_query(const DPFontData *data, int32_t face) {
  return FcFreeTypeQueryFace(
      data->faces[face], (const FcChar8 *)data->name, (unsigned)face, NULL);
}

bool dp_font_data_put(const DPFontData *data, int32_t face, FcPattern *pattern) {
  FcPatternDel(pattern, FC_FILE);
  return FcPatternAddString(pattern, FC_FILE, (const FcChar8 *)data->name) &&
         FcPatternAddFTFace(pattern, FC_FT_FACE, data->faces[face]);
}

static hb_face_t *find_shape(PangoFont *font) {
  FT_Face face = NULL;
  if (!PANGO_IS_FC_FONT(font) ||
      FcPatternGetFTFace(pango_fc_font_get_pattern(PANGO_FC_FONT(font)), FC_FT_FACE, 0, &face) !=
          FcResultMatch)
    return NULL;
  g_rec_mutex_lock(&guard);
  hb_face_t *shape = g_hash_table_lookup(shapes, face);
  g_rec_mutex_unlock(&guard);
  return shape;
}

typedef hb_font_t *(*MakeShaper)(PangoFont *font);

/// Pango's own way. A thread may come by the class before it comes by the guard, so it is no plain variable.
static _Atomic(MakeShaper) make_shaper;

static hb_font_t *make_shaper_in_memory(PangoFont *font) {
  hb_font_t *plain = make_shaper(font);
  hb_face_t *shape = find_shape(font);
  if (shape == NULL) return plain;
  hb_font_t *own = hb_font_create(shape);
  int x = 0, y = 0;
  hb_font_get_scale(plain, &x, &y);
  hb_font_set_scale(own, x, y);
  hb_font_set_ptem(own, hb_font_get_ptem(plain));
  hb_font_destroy(plain);
  return own;
}

void dp_font_data_guard(PangoFont *font) {
  static gsize guarded;
  if (!g_once_init_enter(&guarded)) return;
  // All fonts have one class, those of GTK's own texts on another thread too.
  PangoFontClass *class = PANGO_FONT_GET_CLASS(font);
  make_shaper = class->create_hb_font;
  class->create_hb_font = make_shaper_in_memory;
  g_once_init_leave(&guarded, 1);
}
