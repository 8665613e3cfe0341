// Keeps the pixels of nodes that a browser's page has no element for.
#include <dp-exact.h>

#include "dp-pixel-cache-private.h"

/// Pixels that were painted once and are shown any number of times in a frame.
///
/// Broadway does not send a node again that stays the same. It makes one element for each node, so that a node may be
/// in a frame only once: the pixels have a node for each time that they are shown.
typedef struct {
  GskRenderNode *source;
  double factor, pixels;
  /// Where the source is between whole pixels.
  int phase_x, phase_y;
  /// Where the pixels begin, in whole pixels from where the source is.
  double left, top;
  GdkTexture *texture;
  GPtrArray *nodes;
  guint used;
} Entry;

struct DPPixelCache {
  GHashTable *known;
};

/// Letters that differ in position by less than such a part of a pixel look the same.
enum { phases = 64 };

/// Cairo moves letters by up to half a pixel, out of their node's bounds.
static const double around_text = 1;

/// How far a rectangle may miss whole pixels by 32-bit numbers.
static const double slack = 0.001;

static bool is_text(GskRenderNode *node) {
  return gsk_render_node_get_node_type(node) == GSK_TEXT_NODE;
}

/// The whole pixel on which a node is, and in which of its `phases` parts.
static double stand(GskRenderNode *node, bool is_level, double pixels, int *phase) {
  *phase = 0;
  if (!is_text(node)) return 0;
  const graphene_point_t *offset = gsk_text_node_get_offset(node);
  double part = floor((is_level ? offset->x : offset->y) * pixels * phases + 0.5);
  double whole = floor(part / phases);
  *phase = (int)(part - whole * phases);
  return whole;
}

static guint hash_of(gconstpointer key) {
  const Entry *entry = key;
  GskRenderNode *node = entry->source;
  if (!is_text(node)) return g_direct_hash(node);
  guint count = gsk_text_node_get_num_glyphs(node);
  const PangoGlyphInfo *glyphs = gsk_text_node_get_glyphs(node, NULL);
  guint hash = g_direct_hash(gsk_text_node_get_font(node));
  hash = hash * phases * phases + (guint)(entry->phase_x * phases + entry->phase_y);
  for (guint i = 0; i < count; i++)
    hash = hash * 31 + glyphs[i].glyph + (guint)glyphs[i].geometry.width;
  return hash;
}

/// Whether two text nodes have the same letters in the same colour.
static bool is_same_text(GskRenderNode *one, GskRenderNode *other) {
  // The glyphs' own function is declared free of effects: a count that it writes may go unread.
  guint count = gsk_text_node_get_num_glyphs(one);
  const PangoGlyphInfo *a = gsk_text_node_get_glyphs(one, NULL);
  const PangoGlyphInfo *b = gsk_text_node_get_glyphs(other, NULL);
  if (count != gsk_text_node_get_num_glyphs(other) ||
      gsk_text_node_get_font(one) != gsk_text_node_get_font(other) ||
      !gdk_rgba_equal(gsk_text_node_get_color(one), gsk_text_node_get_color(other)))
    return false;
  for (guint i = 0; i < count; i++) {
    if (a[i].glyph != b[i].glyph || a[i].geometry.width != b[i].geometry.width ||
        a[i].geometry.x_offset != b[i].geometry.x_offset ||
        a[i].geometry.y_offset != b[i].geometry.y_offset)
      return false;
  }
  return true;
}

static gboolean is_equal(gconstpointer one, gconstpointer other) {
  const Entry *a = one, *b = other;
  if (a->factor != b->factor || a->pixels != b->pixels || a->phase_x != b->phase_x ||
      a->phase_y != b->phase_y)
    return FALSE;
  if (a->source == b->source) return TRUE;
  return is_text(a->source) && is_text(b->source) && is_same_text(a->source, b->source);
}

static void entry_free(gpointer data) {
  Entry *entry = data;
  gsk_render_node_unref(entry->source);
  g_clear_object(&entry->texture);
  g_ptr_array_unref(entry->nodes);
  g_free(entry);
}

DPPixelCache *dp_pixel_cache_new(void) {
  DPPixelCache *cache = g_new(DPPixelCache, 1);
  cache->known = g_hash_table_new_full(hash_of, is_equal, entry_free, NULL);
  return cache;
}

void dp_pixel_cache_free(DPPixelCache *cache) {
  g_hash_table_unref(cache->known);
  g_free(cache);
}

static gboolean is_unused(gpointer key, gpointer value, gpointer data) {
  (void)value, (void)data;
  Entry *entry = key;
  if (entry->used == 0) return TRUE;
  entry->used = 0;
  return FALSE;
}

void dp_pixel_cache_sweep(DPPixelCache *cache) {
  g_hash_table_foreach_remove(cache->known, is_unused, NULL);
}

/// Paints the source; afterwards there is no texture if nothing can be seen or memory is short.
static void paint(Entry *entry, double whole_x, double whole_y) {
  graphene_rect_t r;
  gsk_render_node_get_bounds(entry->source, &r);
  double pixels = entry->pixels;
  double more = is_text(entry->source) ? around_text : 0;
  double left = floor(r.origin.x * pixels + slack) - more;
  double top = floor(r.origin.y * pixels + slack) - more;
  double right = ceil((r.origin.x + r.size.width) * pixels - slack) + more;
  double bottom = ceil((r.origin.y + r.size.height) * pixels - slack) + more;
  entry->left = left - whole_x;
  entry->top = top - whole_y;
  if (right <= left || bottom <= top) return;
  DPDrawing drawing;
  cairo_t *cr = dp_drawing_begin(&drawing, right - left, bottom - top, 1, DPKeepTexture);
  cairo_translate(cr, -left, -top);
  cairo_scale(cr, pixels, pixels);
  gsk_render_node_draw(entry->source, cr);
  GskRenderNode *painted = dp_drawing_end(&drawing);
  if (gsk_render_node_get_node_type(painted) == GSK_TEXTURE_NODE)
    entry->texture = g_object_ref(gsk_texture_node_get_texture(painted));
  gsk_render_node_unref(painted);
}

GskRenderNode *dp_pixel_cache_node(
    DPPixelCache *cache, GskRenderNode *node, double factor, double pixels) {
  Entry wanted = {.source = node, .factor = factor, .pixels = pixels};
  double x = stand(node, true, pixels, &wanted.phase_x);
  double y = stand(node, false, pixels, &wanted.phase_y);
  Entry *entry = g_hash_table_lookup(cache->known, &wanted);
  if (entry == NULL) {
    entry = g_memdup2(&wanted, sizeof(Entry));
    gsk_render_node_ref(entry->source);
    entry->nodes = g_ptr_array_new_with_free_func((GDestroyNotify)gsk_render_node_unref);
    paint(entry, x, y);
    g_hash_table_add(cache->known, entry);
  }
  if (entry->texture == NULL) return gsk_container_node_new(NULL, 0);
  double unit = factor / pixels;
  if (entry->used == entry->nodes->len) {
    graphene_rect_t room = GRAPHENE_RECT_INIT(
        0, 0, (float)(gdk_texture_get_width(entry->texture) * unit),
        (float)(gdk_texture_get_height(entry->texture) * unit));
    g_ptr_array_add(entry->nodes, gsk_texture_node_new(entry->texture, &room));
  }
  GskRenderNode *shown = g_ptr_array_index(entry->nodes, entry->used++);
  return dp_node_transform(
      gsk_render_node_ref(shown),
      gsk_transform_translate(
          NULL,
          &GRAPHENE_POINT_INIT(
              (float)((x + entry->left) * unit), (float)((y + entry->top) * unit))));
}
