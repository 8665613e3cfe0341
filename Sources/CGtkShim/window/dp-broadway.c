// Converts pictures into those render nodes that Broadway shows right.
#include <dp-exact.h>

#include "dp-broadway-private.h"
#include "dp-pixel-cache-private.h"

struct DPBroadway {
  DPPixelCache *pixels;
  double density;
};

/// How a part of a picture is converted for the page.
typedef struct {
  DPPixelCache *cache;
  /// The page's pixels to a point.
  double factor;
  /// The display's pixels to a point, for what is sent as pixels.
  double pixels;
} Conversion;

DPBroadway *dp_broadway_new(GdkDisplay *display) {
  // By its name: not every GTK is built with Broadway's own header.
  if (!g_str_equal(G_OBJECT_TYPE_NAME(display), "GdkBroadwayDisplay")) return NULL;
  DPBroadway *broadway = g_new0(DPBroadway, 1);
  broadway->pixels = dp_pixel_cache_new();
  broadway->density = 1;
  dp_object_made();
  return broadway;
}

void dp_broadway_free(DPBroadway *broadway) {
  dp_pixel_cache_free(broadway->pixels);
  g_free(broadway);
  dp_object_freed();
}

void dp_broadway_begin(DPBroadway *broadway, double density) { broadway->density = density; }

void dp_broadway_end(DPBroadway *broadway) { dp_pixel_cache_sweep(broadway->pixels); }

static graphene_point_t grown_point(const graphene_point_t *point, double factor) {
  return GRAPHENE_POINT_INIT((float)(point->x * factor), (float)(point->y * factor));
}

static graphene_rect_t grown_rect(const graphene_rect_t *r, double factor) {
  return GRAPHENE_RECT_INIT(
      (float)(r->origin.x * factor), (float)(r->origin.y * factor), (float)(r->size.width * factor),
      (float)(r->size.height * factor));
}

static GskRoundedRect grown_shape(const GskRoundedRect *shape, double factor) {
  GskRoundedRect grown = {.bounds = grown_rect(&shape->bounds, factor)};
  for (int i = 0; i < 4; i++)
    grown.corner[i] = GRAPHENE_SIZE_INIT(
        (float)(shape->corner[i].width * factor), (float)(shape->corner[i].height * factor));
  return grown;
}

static GskRenderNode *moved(GskRenderNode *node, double x, double y) {
  return dp_node_transform(
      node, gsk_transform_translate(NULL, &GRAPHENE_POINT_INIT((float)x, (float)y)));
}

/// A child, owned by this from now on, cut by a clip.
///
/// Broadway counts positions inside a clip from the clip's corner, but forgets to do so for transforms. If the corner
/// is the origin, the two are the same.
static GskRenderNode *clipped(GskRenderNode *child, GskRoundedRect shape) {
  graphene_point_t corner = shape.bounds.origin;
  child = moved(child, -corner.x, -corner.y);
  shape.bounds.origin = GRAPHENE_POINT_INIT(0, 0);
  GskRenderNode *clip = gsk_rounded_rect_is_rectilinear(&shape)
                            ? gsk_clip_node_new(child, &shape.bounds)
                            : gsk_rounded_clip_node_new(child, &shape);
  gsk_render_node_unref(child);
  return moved(clip, corner.x, corner.y);
}

static GskRenderNode *convert(Conversion to, GskRenderNode *node);

static GskRenderNode *container(Conversion to, GskRenderNode *node) {
  guint count = gsk_container_node_get_n_children(node);
  GskRenderNode **children = g_new(GskRenderNode *, count);
  for (guint i = 0; i < count; i++)
    children[i] = convert(to, gsk_container_node_get_child(node, i));
  GskRenderNode *whole = gsk_container_node_new(children, count);
  for (guint i = 0; i < count; i++) gsk_render_node_unref(children[i]);
  g_free(children);
  return whole;
}

static GskRenderNode *faded(Conversion to, GskRenderNode *node) {
  GskRenderNode *child = convert(to, gsk_opacity_node_get_child(node));
  GskRenderNode *group = gsk_opacity_node_new(child, gsk_opacity_node_get_opacity(node));
  gsk_render_node_unref(child);
  return group;
}

/// How many times more pixels something takes that is seen through a transform, so that it stays sharp.
static double sharpness(GskTransform *transform) {
  // Up to here the display's own pixels look right, and are kept while something is pressed or settles.
  const double plain = 1.25;
  const double most = 4;
  graphene_matrix_t m;
  gsk_transform_to_matrix(transform, &m);
  double across = hypot(graphene_matrix_get_value(&m, 0, 0), graphene_matrix_get_value(&m, 0, 1));
  double down = hypot(graphene_matrix_get_value(&m, 1, 0), graphene_matrix_get_value(&m, 1, 1));
  double longest = MAX(across, down);
  return longest <= plain ? 1 : MIN(ceil(longest), most);
}

static GskRenderNode *transformed(Conversion to, GskRenderNode *node) {
  GskTransform *transform = gsk_transform_node_get_transform(node);
  GskRenderNode *child = gsk_transform_node_get_child(node);
  if (gsk_transform_get_category(transform) >= GSK_TRANSFORM_CATEGORY_2D_TRANSLATE) {
    float x, y;
    gsk_transform_to_translate(transform, &x, &y);
    return moved(convert(to, child), x * to.factor, y * to.factor);
  }
  float factor = (float)to.factor;
  GskTransform *grown = gsk_transform_scale(NULL, factor, factor);
  grown = gsk_transform_transform(grown, transform);
  grown = gsk_transform_scale(grown, 1 / factor, 1 / factor);
  to.pixels *= sharpness(transform);
  return dp_node_transform(convert(to, child), grown);
}

static GskRenderNode *border(Conversion to, GskRenderNode *node) {
  GskRoundedRect outline = grown_shape(gsk_border_node_get_outline(node), to.factor);
  const float *widths = gsk_border_node_get_widths(node);
  float grown[4];
  for (int i = 0; i < 4; i++) grown[i] = (float)(widths[i] * to.factor);
  return gsk_border_node_new(&outline, grown, gsk_border_node_get_colors(node));
}

/// Whether a gradient begins at its rectangle's corner or edge; if it does not, Broadway shifts its colours.
static bool begins_at_edge(GskRenderNode *node) {
  const float slack = 0.01f;
  const graphene_point_t *start = gsk_linear_gradient_node_get_start(node);
  const graphene_point_t *end = gsk_linear_gradient_node_get_end(node);
  graphene_rect_t r;
  gsk_render_node_get_bounds(node, &r);
  float dx = end->x - start->x, dy = end->y - start->y;
  float x = dx >= 0 ? r.origin.x : r.origin.x + r.size.width;
  float y = dy >= 0 ? r.origin.y : r.origin.y + r.size.height;
  return fabsf((x - start->x) * dx + (y - start->y) * dy) <= slack * hypotf(dx, dy);
}

static GskRenderNode *gradient(Conversion to, GskRenderNode *node) {
  graphene_rect_t bounds;
  gsk_render_node_get_bounds(node, &bounds);
  bounds = grown_rect(&bounds, to.factor);
  graphene_point_t start = grown_point(gsk_linear_gradient_node_get_start(node), to.factor);
  graphene_point_t end = grown_point(gsk_linear_gradient_node_get_end(node), to.factor);
  // The stops' own function is declared free of effects: a number that it writes may go unread.
  return gsk_linear_gradient_node_new(
      &bounds, &start, &end, gsk_linear_gradient_node_get_color_stops(node, NULL),
      gsk_linear_gradient_node_get_n_color_stops(node));
}

/// A node of a picture as one of the page.
static GskRenderNode *convert(Conversion to, GskRenderNode *node) {
  switch (gsk_render_node_get_node_type(node)) {
    case GSK_CONTAINER_NODE: return container(to, node);
    case GSK_OPACITY_NODE: return faded(to, node);
    case GSK_TRANSFORM_NODE: return transformed(to, node);
    case GSK_BORDER_NODE: return border(to, node);
    case GSK_CLIP_NODE: {
      GskRoundedRect shape = {.bounds = grown_rect(gsk_clip_node_get_clip(node), to.factor)};
      return clipped(convert(to, gsk_clip_node_get_child(node)), shape);
    }
    case GSK_ROUNDED_CLIP_NODE: {
      GskRoundedRect shape = grown_shape(gsk_rounded_clip_node_get_clip(node), to.factor);
      return clipped(convert(to, gsk_rounded_clip_node_get_child(node)), shape);
    }
    case GSK_COLOR_NODE: {
      graphene_rect_t bounds;
      gsk_render_node_get_bounds(node, &bounds);
      bounds = grown_rect(&bounds, to.factor);
      return gsk_color_node_new(gsk_color_node_get_color(node), &bounds);
    }
    case GSK_LINEAR_GRADIENT_NODE:
      if (begins_at_edge(node)) return gradient(to, node);
      break;
    default: break;
  }
  // Text and recordings: Broadway would draw recordings with one pixel to a point, and all text again in each frame.
  return dp_pixel_cache_node(to.cache, node, to.factor, to.pixels);
}

GskRenderNode *dp_broadway_picture(
    DPBroadway *broadway, GskRenderNode *picture, double x, double y, double width, double height,
    double factor) {
  // In the display's pixels, so that edges are whole numbers: a browser that shows another density rounds them.
  double pixels = factor * broadway->density;
  Conversion to = {broadway->pixels, pixels, pixels};
  GskRoundedRect room = {
      .bounds = GRAPHENE_RECT_INIT(0, 0, (float)(width * pixels), (float)(height * pixels))};
  GskRenderNode *part = moved(
      clipped(convert(to, picture), room), x * broadway->density, y * broadway->density);
  if (broadway->density == 1) return part;
  float unit = (float)(1 / broadway->density);
  return dp_node_transform(part, gsk_transform_scale(NULL, unit, unit));
}
