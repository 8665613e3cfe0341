// Builds a picture of GSK's render nodes.
#include <dp-exact.h>

#include "dp-scene-private.h"
#include "dp-text-private.h"

typedef enum { LevelClip, LevelRoundedClip, LevelOpacity, LevelTransform, LevelSlices } LevelKind;

/// A push without a pop so far.
typedef struct {
  LevelKind kind;
  guint first;
  DPRect rect, limits;
  DPRadii radii;
  double opacity, pixels;
  DPTransform transform;
  DPSlice *slices;
  int32_t slice_count;
  DPKeeping keeping;
} Level;

struct DPScene {
  /// The nodes of all open levels, the innermost level's last.
  GPtrArray *nodes;
  GArray *levels;
};

static graphene_rect_t to_graphene(DPRect r) {
  return GRAPHENE_RECT_INIT((float)r.x, (float)r.y, (float)r.width, (float)r.height);
}

static GdkRGBA to_rgba(DPColor c) {
  return (GdkRGBA){(float)c.red, (float)c.green, (float)c.blue, (float)c.alpha};
}

static GskRoundedRect to_rounded(DPRect rect, DPRadii radii) {
  GskRoundedRect rounded;
  graphene_rect_t bounds = to_graphene(rect);
  graphene_size_t corners[4] = {
      {(float)radii.top_left, (float)radii.top_left},
      {(float)radii.top_right, (float)radii.top_right},
      {(float)radii.bottom_right, (float)radii.bottom_right},
      {(float)radii.bottom_left, (float)radii.bottom_left},
  };
  gsk_rounded_rect_init(&rounded, &bounds, &corners[0], &corners[1], &corners[2], &corners[3]);
  return rounded;
}

static bool is_square(DPRadii r) {
  return r.top_left <= 0 && r.top_right <= 0 && r.bottom_right <= 0 && r.bottom_left <= 0;
}

DPScene *dp_scene_new(void) {
  dp_nodes_register();
  DPScene *scene = g_new(DPScene, 1);
  scene->nodes = g_ptr_array_new_with_free_func((GDestroyNotify)gsk_render_node_unref);
  scene->levels = g_array_new(FALSE, TRUE, sizeof(Level));
  dp_object_made();
  return scene;
}

static void drop_levels(DPScene *scene) {
  for (guint i = 0; i < scene->levels->len; i++)
    g_free(g_array_index(scene->levels, Level, i).slices);
  g_array_set_size(scene->levels, 0);
}

void dp_scene_free(DPScene *scene) {
  drop_levels(scene);
  g_array_unref(scene->levels);
  g_ptr_array_unref(scene->nodes);
  g_free(scene);
  dp_object_freed();
}

static void append(DPScene *scene, GskRenderNode *node) { g_ptr_array_add(scene->nodes, node); }

void dp_scene_fill(DPScene *scene, DPRect rect, DPColor color) {
  GdkRGBA rgba = to_rgba(color);
  graphene_rect_t bounds = to_graphene(rect);
  append(scene, gsk_color_node_new(&rgba, &bounds));
}

void dp_scene_fill_rounded(DPScene *scene, DPRect rect, DPRadii radii, DPColor color) {
  GdkRGBA rgba = to_rgba(color);
  GskRoundedRect rounded = to_rounded(rect, radii);
  GskRenderNode *fill = gsk_color_node_new(&rgba, &rounded.bounds);
  append(scene, gsk_rounded_clip_node_new(fill, &rounded));
  gsk_render_node_unref(fill);
}

void dp_scene_gradient(
    DPScene *scene, DPRect rect, DPRadii radii, double x0, double y0, double x1, double y1,
    const DPStop *stops, int32_t count) {
  graphene_rect_t bounds = to_graphene(rect);
  GskColorStop *list = g_newa(GskColorStop, count);
  for (int i = 0; i < count; i++)
    list[i] = (GskColorStop){(float)stops[i].offset, to_rgba(stops[i].color)};
  GskRenderNode *node = gsk_linear_gradient_node_new(
      &bounds, &GRAPHENE_POINT_INIT((float)x0, (float)y0),
      &GRAPHENE_POINT_INIT((float)x1, (float)y1), list, (gsize)count);
  if (!is_square(radii)) {
    GskRoundedRect rounded = to_rounded(rect, radii);
    GskRenderNode *clip = gsk_rounded_clip_node_new(node, &rounded);
    gsk_render_node_unref(node);
    node = clip;
  }
  append(scene, node);
}

void dp_scene_border(DPScene *scene, DPRect rect, DPRadii radii, double width, DPColor color) {
  GskRoundedRect rounded = to_rounded(rect, radii);
  float w = (float)width;
  GdkRGBA rgba = to_rgba(color);
  append(
      scene,
      gsk_border_node_new(&rounded, (float[4]){w, w, w, w}, (GdkRGBA[4]){rgba, rgba, rgba, rgba}));
}

/// A run of fewer glyphs is appended whole: looking for the part of it that is seen would not pay.
static const int long_run = 256;

/// The glyphs of a long run between two distances from its beginning, in points, and where they begin.
static PangoGlyphString seen_glyphs(
    const PangoGlyphString *glyphs, double left, double right, double *x) {
  PangoGlyphString seen = *glyphs;
  *x = 0;
  if (seen.num_glyphs < long_run) return seen;
  int64_t before = 0, after = 0;
  int first = 0, end = 0;
  for (int i = 0; i < glyphs->num_glyphs; i++) {
    double start = (double)after / PANGO_SCALE;
    if (start > right) break;
    after += glyphs->glyphs[i].geometry.width;
    end = i + 1;
    if ((double)after / PANGO_SCALE < left) {
      before = after;
      first = end;
    }
  }
  *x = (double)before / PANGO_SCALE;
  seen.glyphs += first;
  seen.log_clusters += first;
  seen.num_glyphs = end - first;
  return seen;
}

void dp_scene_text(
    DPScene *scene, DPText *text, DPTextPart part, double x, double y, double pixels,
    bool is_vector, DPColor color) {
  GdkRGBA rgba = to_rgba(color);
  for (int i = MAX(0, part.first); i < MIN(part.end, text->line_count); i++) {
    const DPLine *line = &text->lines[i];
    DPPixelPoint origin = dp_line_origin(text, i, pixels);
    for (int r = 0; r < line->run_count; r++) {
      DPRun *run = &line->runs[r];
      DPPlacedRun placed = is_vector
                               ? (DPPlacedRun){run->glyphs, run->x * pixels, run->y * pixels}
                               : dp_run_place(run, pixels);
      double start = line->x + run->x, skipped = 0;
      PangoGlyphString seen =
          seen_glyphs(placed.glyphs, part.left - start, part.right - start, &skipped);
      GskRenderNode *node = gsk_text_node_new(
          run->font, &seen, &rgba,
          &GRAPHENE_POINT_INIT(
              (float)((x + origin.x + placed.x) / pixels + skipped),
              (float)((y + origin.y + placed.y) / pixels)));
      if (node != NULL) append(scene, node);
    }
  }
}

void dp_scene_text_outline(DPScene *scene, DPText *text, double x, double y, DPColor color) {
  dp_scene_path(scene, dp_text_outline(text), x, y, 1, 0, color);
}

/// Appends a node that is moved; takes it over.
static void append_moved(DPScene *scene, GskRenderNode *node, double x, double y) {
  append(
      scene,
      dp_node_transform(
          node, gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((float)x, (float)y))));
}

void dp_scene_place(DPScene *scene, const DPNode *node, double x, double y) {
  append_moved(scene, gsk_render_node_ref(node->node), x, y);
}

void dp_scene_path(
    DPScene *scene, const DPPath *path, double x, double y, double scale, double width,
    DPColor color) {
  DPRect ink = dp_path_extents(path, width);
  if (ink.width <= 0 || ink.height <= 0) return;
  // The recording begins at the origin and is moved: Cairo's SVG loses one that begins at another place.
  DPDrawing drawing;
  cairo_t *cr = dp_drawing_begin(&drawing, ink.width * scale, ink.height * scale, 1, DPKeepRecording);
  cairo_scale(cr, scale, scale);
  cairo_translate(cr, -ink.x, -ink.y);
  cairo_set_source_rgba(cr, color.red, color.green, color.blue, color.alpha);
  dp_path_append(path, cr);
  dp_path_ink(cr, width);
  append_moved(scene, dp_drawing_end(&drawing), x + ink.x * scale, y + ink.y * scale);
}

void dp_scene_picture(
    DPScene *scene, DPPicture *picture, DPRect shown, DPTransform transform, double opacity,
    DPRect limits, DPKeeping keeping) {
  GskRenderNode *node = dp_picture_node(picture, shown, transform, opacity, limits, keeping);
  if (node != NULL) append(scene, node);
}

static Level *push(DPScene *scene, LevelKind kind) {
  guint index = scene->levels->len;
  g_array_set_size(scene->levels, index + 1);
  Level *level = &g_array_index(scene->levels, Level, index);
  level->kind = kind;
  level->first = scene->nodes->len;
  return level;
}

void dp_scene_push_clip(DPScene *scene, DPRect rect) { push(scene, LevelClip)->rect = rect; }

void dp_scene_push_rounded_clip(DPScene *scene, DPRect rect, DPRadii radii) {
  Level *level = push(scene, LevelRoundedClip);
  level->rect = rect;
  level->radii = radii;
}

void dp_scene_push_opacity(DPScene *scene, double opacity, double pixels) {
  Level *level = push(scene, LevelOpacity);
  level->opacity = opacity;
  level->pixels = pixels;
}

void dp_scene_push_transform(DPScene *scene, DPTransform transform) {
  push(scene, LevelTransform)->transform = transform;
}

void dp_scene_push_slices(
    DPScene *scene, DPRect source, double pixels, const DPSlice *slices, int32_t count,
    DPRect limits, DPKeeping keeping) {
  Level *level = push(scene, LevelSlices);
  level->rect = source;
  level->pixels = pixels;
  level->slices = g_memdup2(slices, sizeof(DPSlice) * (gsize)count);
  level->slice_count = count;
  level->limits = limits;
  level->keeping = keeping;
}

/// A group as opaque as its level says. GSK cuts a group at its child's bounds, glyph outlines that Cairo then moves to
/// whole pixels; a clear border of whole pixels around them keeps the cut away from all ink.
static GskRenderNode *fade(GskRenderNode *child, const Level *level) {
  double pixels = level->pixels;
  graphene_rect_t ink;
  gsk_render_node_get_bounds(child, &ink);
  double left = (floor(ink.origin.x * pixels) - 1) / pixels;
  double top = (floor(ink.origin.y * pixels) - 1) / pixels;
  double right = (ceil((ink.origin.x + ink.size.width) * pixels) + 1) / pixels;
  double bottom = (ceil((ink.origin.y + ink.size.height) * pixels) + 1) / pixels;
  graphene_rect_t room = to_graphene((DPRect){left, top, right - left, bottom - top});
  GskRenderNode *clear = gsk_color_node_new(&(GdkRGBA){0, 0, 0, 0}, &room);
  GskRenderNode *both = gsk_container_node_new((GskRenderNode *[2]){clear, child}, 2);
  GskRenderNode *node = gsk_opacity_node_new(both, (float)level->opacity);
  gsk_render_node_unref(clear);
  gsk_render_node_unref(both);
  return node;
}

static GskRenderNode *wrap(const Level *level, GskRenderNode *child) {
  switch (level->kind) {
    case LevelClip: {
      graphene_rect_t bounds = to_graphene(level->rect);
      return gsk_clip_node_new(child, &bounds);
    }
    case LevelRoundedClip: {
      GskRoundedRect rounded = to_rounded(level->rect, level->radii);
      return gsk_rounded_clip_node_new(child, &rounded);
    }
    case LevelOpacity: return fade(child, level);
    case LevelTransform:
      return dp_node_transform(gsk_render_node_ref(child), dp_transform(level->transform));
    case LevelSlices:
      return dp_slices_node(
          child, level->rect, level->pixels, level->slices, level->slice_count, level->limits,
          level->keeping);
  }
}

void dp_scene_pop(DPScene *scene) {
  g_assert(scene->levels->len > 0);
  Level *level = &g_array_index(scene->levels, Level, scene->levels->len - 1);
  guint count = scene->nodes->len - level->first;
  if (count > 0) {
    GskRenderNode **children = (GskRenderNode **)scene->nodes->pdata + level->first;
    GskRenderNode *child = count == 1 ? gsk_render_node_ref(children[0])
                                      : gsk_container_node_new(children, count);
    GskRenderNode *node = wrap(level, child);
    gsk_render_node_unref(child);
    g_ptr_array_set_size(scene->nodes, (int)level->first);
    if (node != NULL) append(scene, node);
  }
  g_free(level->slices);
  g_array_set_size(scene->levels, scene->levels->len - 1);
}

void dp_scene_clear(DPScene *scene) {
  g_assert(scene->levels->len == 0);
  g_ptr_array_set_size(scene->nodes, 0);
}

DPNode *dp_scene_finish(DPScene *scene) {
  g_assert(scene->levels->len == 0);
  DPNode *node = dp_node_take(
      gsk_container_node_new((GskRenderNode **)scene->nodes->pdata, scene->nodes->len), false);
  g_ptr_array_set_size(scene->nodes, 0);
  return node;
}
