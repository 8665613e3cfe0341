// The modes of the C program that the bench compares with.
//
// floor MODE …: each mode prints its figures as one line of JSON.
//   frame N                            ms a frame: nodes built and drawn, layouts kept
//   nodes N                            ms a frame: nodes built alone
//   once OUT.png                       a whole process: one frame to a file
//   sequence N DIR ENCODER [banner]    N frames of the opening drawer (or of the banner) to files;
//                                      ENCODER is cairo, libdeflate or spng
//   banner N                           ms a frame of a banner over still rows, whole and damage only
//   layout reply|search                ms to lay out 5,000 letters as the field of that name has them
//   compare N                          ms to count the pixels that differ in two equal frames
#include "floor.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

void stop(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("floor: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(3);
}

static double now_ms(void) { return (double)g_get_monotonic_time() / 1000; }

static int by_value(const void *a, const void *b) {
  double left = *(const double *)a, right = *(const double *)b;
  return (left > right) - (left < right);
}

static double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, by_value);
  return count % 2 ? values[count / 2] : (values[count / 2 - 1] + values[count / 2]) / 2;
}

// Half open, and one device pixel further in each frame of sixteen: everything below the bar moves.
static double half_open(int frame) { return 0.5 + (frame % 16 - 8) / 240.0; }

// Where the drawer, or the banner, is in frame `frame` of `count`: it starts and ends at rest.
static double eased(int frame, int count) {
  double t = count > 1 ? (double)frame / (count - 1) : 1;
  return t * t * (3 - 2 * t);
}

static double banner_y(int frame, int count) { return -120 + 180 * eased(frame, count); }

static void draw(Canvas *canvas, GskRenderNode *node) {
  gsk_render_node_draw(node, canvas->context);
  gsk_render_node_unref(node);
}

static void run_frames(const char *mode, int count, bool drawing) {
  enum { WARM_UP = 20 };
  Scene *scene = scene_new();
  Canvas canvas = canvas_new();
  double *times = g_new(double, count), begin = 0, total = 0;
  clock_t processor = 0;
  for (int i = -WARM_UP; i < count; i++) {
    if (i == 0) processor = clock();
    begin = now_ms();
    GskRenderNode *node = scene_node(scene, half_open(i + WARM_UP));
    if (drawing)
      draw(&canvas, node);
    else
      gsk_render_node_unref(node);
    if (i >= 0)
      total += times[i] = now_ms() - begin;
  }
  double processor_ms = (double)(clock() - processor) * 1e3 / CLOCKS_PER_SEC / count;
  // Sorts them.
  double middle = median(times, count);
  printf("{\"mode\":\"%s\",\"frames\":%d,\"ms\":%.4f,\"mean_ms\":%.4f,\"min_ms\":%.4f,\"p99_ms\":%.4f,"
         "\"processor_ms\":%.4f}\n",
         mode, count, middle, total / count, times[0], times[count * 99 / 100], processor_ms);
  g_free(times);
  canvas_free(&canvas);
  scene_free(scene);
}

static void run_once(const char *path) {
  double begin = now_ms();
  Scene *scene = scene_new();
  double made = now_ms();
  Canvas canvas = canvas_new();
  draw(&canvas, scene_node(scene, 0));
  double drawn = now_ms();
  size_t bytes = png_write_spng(canvas.surface, path);
  printf("{\"mode\":\"once\",\"text_ms\":%.3f,\"draw_ms\":%.3f,\"png_ms\":%.3f,\"bytes\":%zu}\n",
         made - begin, drawn - made, now_ms() - drawn, bytes);
  canvas_free(&canvas);
  scene_free(scene);
}

static PngWriter writer_named(const char *name) {
  if (strcmp(name, "cairo") == 0)
    return png_write_cairo;
  if (strcmp(name, "libdeflate") == 0)
    return png_write_libdeflate;
  if (strcmp(name, "spng") == 0)
    return png_write_spng;
  stop("no encoder «%s»; there are cairo, libdeflate and spng", name);
}

static void run_sequence(int count, const char *folder, const char *encoder, bool banner) {
  PngWriter write = writer_named(encoder);
  double begin = now_ms();
  size_t bytes = 0;
  Scene *scene = scene_new();
  Canvas canvas = canvas_new();
  GskRenderNode *still = banner ? scene_node(scene, 0) : NULL;
  for (int i = 0; i < count; i++) {
    if (banner) {
      gsk_render_node_draw(still, canvas.context);
      draw(&canvas, banner_node(scene, banner_y(i, count)));
    } else {
      draw(&canvas, scene_node(scene, eased(i, count)));
    }
    char *path = g_strdup_printf("%s/%04d.png", folder, i);
    bytes += write(canvas.surface, path);
    g_free(path);
  }
  printf("{\"mode\":\"sequence\",\"scene\":\"%s\",\"encoder\":\"%s\",\"frames\":%d,\"ms\":%.2f,"
         "\"bytes\":%zu}\n",
         banner ? "banner" : "drawer", encoder, count, now_ms() - begin, bytes);
  g_clear_pointer(&still, gsk_render_node_unref);
  canvas_free(&canvas);
  scene_free(scene);
}

// The rows are one kept node; the banner is built at each place rather than moved by a transform.
static void run_banner(int count) {
  Scene *scene = scene_new();
  Canvas canvas = canvas_new();
  GskRenderNode *still = scene_node(scene, 0);
  double *whole = g_new(double, count), *clipped = g_new(double, count);
  for (int i = 0; i < count; i++) {
    double begin = now_ms();
    gsk_render_node_draw(still, canvas.context);
    draw(&canvas, banner_node(scene, banner_y(i, count)));
    whole[i] = now_ms() - begin;
  }
  graphene_rect_t before = {0};
  for (int i = 0; i < count; i++) {
    double begin = now_ms();
    GskRenderNode *banner = banner_node(scene, banner_y(i, count));
    graphene_rect_t after, damage;
    gsk_render_node_get_bounds(banner, &after);
    graphene_rect_union(i > 0 ? &before : &after, &after, &damage);
    graphene_rect_round_extents(&damage, &damage);
    before = after;
    cairo_save(canvas.context);
    cairo_rectangle(canvas.context, damage.origin.x, damage.origin.y, damage.size.width,
                    damage.size.height);
    cairo_clip(canvas.context);
    gsk_render_node_draw(still, canvas.context);
    draw(&canvas, banner);
    cairo_restore(canvas.context);
    clipped[i] = now_ms() - begin;
  }
  printf("{\"mode\":\"banner\",\"frames\":%d,\"ms\":%.4f,\"clipped_ms\":%.4f}\n", count,
         median(whole, count), median(clipped, count));
  g_free(whole);
  g_free(clipped);
  gsk_render_node_unref(still);
  canvas_free(&canvas);
  scene_free(scene);
}

static void run_compare(int count) {
  Scene *scene = scene_new();
  Canvas canvases[2] = {canvas_new(), canvas_new()};
  for (int i = 0; i < 2; i++) {
    draw(&canvases[i], scene_node(scene, 0.5));
    cairo_surface_flush(canvases[i].surface);
  }
  // Both are as wide as their rows are long.
  const guint32 *a = (const guint32 *)(void *)cairo_image_surface_get_data(canvases[0].surface);
  const guint32 *b = (const guint32 *)(void *)cairo_image_surface_get_data(canvases[1].surface);
  size_t pixels = (size_t)WIDTH * SCALE * HEIGHT * SCALE, differing = 0;
  double *times = g_new(double, count);
  for (int i = 0; i < count; i++) {
    double begin = now_ms();
    for (size_t p = 0; p < pixels; p++)
      differing += a[p] != b[p];
    times[i] = now_ms() - begin;
  }
  printf("{\"mode\":\"compare\",\"ms\":%.4f,\"differing\":%zu}\n", median(times, count), differing);
  g_free(times);
  for (int i = 0; i < 2; i++)
    canvas_free(&canvases[i]);
  scene_free(scene);
}

// The size of the longest text that is measured, laid out anew each time as after a letter.
static void run_layout(const char *field) {
  enum { LETTERS = 5000, COUNT = 40, WORD = 6 };
  bool is_reply = strcmp(field, "reply") == 0;
  if (!is_reply && strcmp(field, "search") != 0)
    stop("no field «%s»; there are reply and search", field);
  PangoContext *context = text_context_new();
  double times[COUNT];
  for (int i = 0; i < COUNT; i++) {
    char *text = g_strnfill(LETTERS - COUNT + i, 'a');
    for (int index = WORD - 1; index < LETTERS - COUNT + i; index += WORD) text[index] = ' ';
    double begin = now_ms();
    text_lay_out(context, (TextStyle){16, 400, -0.1}, text, is_reply ? REPLY_WIDTH : 0);
    times[i] = now_ms() - begin;
    g_free(text);
  }
  printf("{\"mode\":\"layout\",\"letters\":%d,\"ms\":%.4f}\n", LETTERS, median(times, COUNT));
  g_object_unref(context);
}

// 0 if the text is no number of frames.
static int frame_count(const char *text) {
  char *end;
  long count = strtol(text, &end, 10);
  return *end != '\0' || count < 1 || count > 1000000 ? 0 : (int)count;
}

int main(int argc, char **argv) {
  const char *mode = argc > 1 ? argv[1] : "";
  // Registers GSK's node types without a display. The call is declared free of effects: without
  // `volatile` it vanishes when optimised.
  volatile GType registered = gsk_color_node_get_type();
  (void)registered;

  int count = argc > 2 ? frame_count(argv[2]) : 0;
  if (argc == 3 && count && strcmp(mode, "frame") == 0)
    run_frames(mode, count, true);
  else if (argc == 3 && count && strcmp(mode, "nodes") == 0)
    run_frames(mode, count, false);
  else if (argc == 3 && strcmp(mode, "once") == 0)
    run_once(argv[2]);
  else if ((argc == 5 || (argc == 6 && strcmp(argv[5], "banner") == 0)) && count &&
           strcmp(mode, "sequence") == 0)
    run_sequence(count, argv[3], argv[4], argc == 6);
  else if (argc == 3 && count && strcmp(mode, "banner") == 0)
    run_banner(count);
  else if (argc == 3 && count && strcmp(mode, "compare") == 0)
    run_compare(count);
  else if (argc == 3 && strcmp(mode, "layout") == 0)
    run_layout(argv[2]);
  else {
    fputs("usage: floor frame N | nodes N | once OUT.png | sequence N DIR cairo|libdeflate|spng "
          "[banner] | banner N | layout reply|search | compare N\n",
          stderr);
    return 2;
  }
  return 0;
}
