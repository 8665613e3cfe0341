// The floor: what the same phone screen costs in plain C on GSK, Pango and Cairo. The bench divides
// the project's own times by these.
#ifndef FLOOR_H
#define FLOOR_H

#include <gtk/gtk.h>
#include <stdbool.h>

enum { WIDTH = 393, HEIGHT = 852, SCALE = 2, ROWS = 12, TABS = 4, TOGGLES = 4 };

// How wide the lines of the answer under a message are on this screen.
enum { REPLY_WIDTH = 335 };

// Text: a font map of its own over the product's font alone, and lines that are laid out once.
typedef struct {
  double size;
  int weight;
  double tracking;
} TextStyle;

typedef struct {
  PangoLayout *layout;
  double width;
  double baseline;
} Line;

// Finds the font through fontconfig; ends the process with a message if it is missing.
PangoContext *text_context_new(void);
// One line, cut with an ellipsis if it is wider than `limit` (0: never).
Line line_new(PangoContext *context, TextStyle style, const char *text, double limit);
void line_free(Line *line);
// Lays a text out in a width (0: any) and asks for its size, as an editor must after each letter.
void text_lay_out(PangoContext *context, TextStyle style, const char *text, double width);
void line_append(GtkSnapshot *snapshot, const Line *line, double x, double baseline, guint32 rgb);

// Shapes: colours are 0xRRGGBB, lengths points.
GdkRGBA colour(guint32 rgb, float alpha);
void append_box(GtkSnapshot *snapshot, double x, double y, double width, double height,
                guint32 rgb);
void append_round_box(GtkSnapshot *snapshot, double x, double y, double width, double height,
                      double radius, guint32 rgb);
void append_shadow(GtkSnapshot *snapshot, double x, double y, double width, double height,
                   double radius, double below, double blur, float alpha);
// An icon of the 24 grid: stroked segments of x, y to x, y.
void append_icon(GtkSnapshot *snapshot, const double (*segments)[4], int count, double x, double y,
                 guint32 rgb);
double on_pixel(double points);

// The inbox. `open` is how far the drawer is out (0 to 1).
typedef struct Scene Scene;
Scene *scene_new(void);
void scene_free(Scene *scene);
GskRenderNode *scene_node(const Scene *scene, double open);

// The banner that slides over it, with its top edge at `y`.
GskRenderNode *banner_node(const Scene *scene, double y);

// Pictures: device pixels behind a context in points. The surface has a device scale rather than the
// context a transform: GSK then blurs in device pixels, which is twice as fast in the whole scene.
typedef struct {
  cairo_surface_t *surface;
  cairo_t *context;
} Canvas;

Canvas canvas_new(void);
void canvas_free(Canvas *canvas);

// Each writes an opaque RGB file and returns its size in bytes; ends the process if it fails.
typedef size_t (*PngWriter)(cairo_surface_t *surface, const char *path);
size_t png_write_cairo(cairo_surface_t *surface, const char *path);
size_t png_write_spng(cairo_surface_t *surface, const char *path);
size_t png_write_libdeflate(cairo_surface_t *surface, const char *path);

_Noreturn void stop(const char *format, ...) G_GNUC_PRINTF(1, 2);

#endif
