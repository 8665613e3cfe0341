// The inbox under a half-open drawer. Texts are laid out when the scene is made; every node is built
// anew each frame.
#include "floor.h"

static const double status_height = 54, drawer_height = 120, tab_bar_height = 83;
static const double row_height = 64, margin = 16, avatar_size = 40, text_left = 68;
static const double banner_height = 88, banner_inset = 8, banner_radius = 20;
static const double banner_shadow_below = 6, banner_shadow_blur = 12;

static const guint32 ground = 0xF3F4F7, surface = 0xFFFFFF, recess = 0xE6E9EF;
static const guint32 ink = 0x15171C, ink_2 = 0x5A6070, ink_3 = 0x6B7180;
static const guint32 accent = 0x2459E0, hairline = 0xDFE2E8;
static const guint32 avatar_hues[] = {0xB4512B, 0x8A3FB0, 0x1F6FB2, 0x2B7A4B, 0x9A5B00, 0xB0345F};

static const TextStyle headline = {16, 600, -0.1}, second = {14, 400, 0}, caption = {12, 500, 0.1};
static const TextStyle initials_style = {15, 600, 0}, status_style = {13, 600, 0};

typedef struct {
  const char *initials, *name, *time, *subject, *preview;
  bool unread;
} Message;

static const Message messages[ROWS] = {
    {"AB", "Ada Bergström", "09:38", "Lamp sketches", "Three drawings of the reading lamp", true},
    {"MK", "Milan Kovář", "09:12", "Train on Friday", "There are two seats left in the quiet", true},
    {"LO", "Lucía Ortega", "08:47", "Harbour walk", "The ferry leaves at ten, so let us meet", false},
    {"TN", "Thandiwe Nkosi", "08:30", "Minutes", "Attached are the notes from yesterday", true},
    {"JH", "Jonas Hald", "Sun", "Boat varnish", "The second coat needs a dry weekend", false},
    {"PR", "Priya Raman", "Sun", "Recipe", "You asked for the one with tamarind and", false},
    {"EC", "Elif Çelik", "Sat", "Key handed over", "The landlord has the spare one now", true},
    {"SW", "Sam Whitlock", "Sat", "Choir", "We sing the slow movement first, then", false},
    {"NA", "Noor Aziz", "Fri", "Photographs", "I scanned the whole box, some of them", false},
    {"GF", "Giulia Ferri", "Fri", "Museum tickets", "Entry is free on the first Sunday of", false},
    {"OD", "Oisín Duffy", "Thu", "Bicycle", "The rear wheel is true again, come by", true},
    {"HT", "Hana Takeda", "Thu", "Garden plan", "Beans along the wall, and the plum tree", false},
};
static const char *const toggle_names[TOGGLES] = {"Quiet", "Rotation", "Motion", "Dark"};
static const char *const tab_names[TABS] = {"Inbox", "Schedule", "Reporter", "Device"};

static const double bell[][4] = {{6, 17, 18, 17},  {7, 17, 8, 9},   {17, 17, 16, 9},
                                 {8, 9, 12, 5},    {16, 9, 12, 5},  {11, 20, 13, 20}};
static const double turn[][4] = {{5, 12, 8, 6},   {8, 6, 16, 6},   {16, 6, 19, 12},
                                 {19, 12, 22, 9}, {19, 12, 16, 9}, {8, 18, 16, 18}};
static const double waves[][4] = {{4, 8, 10, 6},   {10, 6, 14, 10}, {14, 10, 20, 8},
                                  {4, 16, 10, 14}, {10, 14, 14, 18}, {14, 18, 20, 16}};
static const double sun[][4] = {{12, 3, 12, 6}, {12, 18, 12, 21}, {3, 12, 6, 12},
                                {18, 12, 21, 12}, {9, 12, 15, 12}, {12, 9, 12, 15}};
static const double tray[][4] = {{4, 13, 7, 5}, {7, 5, 17, 5},    {17, 5, 20, 13},
                                 {20, 13, 20, 19}, {4, 19, 20, 19}, {4, 13, 4, 19}};
static const double page[][4] = {{4, 6, 20, 6},   {20, 6, 20, 20}, {4, 20, 20, 20},
                                 {4, 6, 4, 20}, {4, 10, 20, 10}, {8, 3, 8, 6}};
static const double hand[][4] = {{9, 12, 9, 4},   {9, 12, 6, 14}, {6, 14, 10, 20},
                                 {10, 20, 17, 20}, {17, 20, 18, 12}, {18, 12, 9, 10}};
static const double phone[][4] = {{7, 3, 17, 3},  {17, 3, 17, 21}, {17, 21, 7, 21},
                                  {7, 21, 7, 3}, {11, 18, 13, 18}, {10, 6, 14, 6}};
enum { SEGMENTS = 6 };
typedef const double (*Icon)[4];

struct Scene {
  PangoContext *context;
  Line clock;
  struct {
    Line initials, name, time, subject, preview;
  } rows[ROWS];
  Line toggles[TOGGLES], tabs[TABS];
  Line banner_title, banner_message;
};

Scene *scene_new(void) {
  Scene *scene = g_new0(Scene, 1);
  PangoContext *context = scene->context = text_context_new();
  scene->clock = line_new(context, status_style, "9:41", 0);
  for (int i = 0; i < ROWS; i++) {
    const Message *message = &messages[i];
    double right = WIDTH - margin;
    scene->rows[i].initials = line_new(context, initials_style, message->initials, 0);
    scene->rows[i].time = line_new(context, caption, message->time, 0);
    scene->rows[i].name = line_new(context, headline, message->name,
                                   right - text_left - scene->rows[i].time.width - 8);
    scene->rows[i].subject = line_new(context, second, message->subject, 0);
    scene->rows[i].preview = line_new(context, second, message->preview,
                                      right - text_left - scene->rows[i].subject.width - 8);
  }
  for (int i = 0; i < TOGGLES; i++)
    scene->toggles[i] = line_new(context, caption, toggle_names[i], 0);
  for (int i = 0; i < TABS; i++)
    scene->tabs[i] = line_new(context, caption, tab_names[i], 0);
  scene->banner_title = line_new(context, headline, "Ada Bergström", 280);
  scene->banner_message = line_new(context, second, "The lamp is ready to be looked at", 280);
  return scene;
}

void scene_free(Scene *scene) {
  line_free(&scene->clock);
  for (int i = 0; i < ROWS; i++) {
    line_free(&scene->rows[i].initials);
    line_free(&scene->rows[i].name);
    line_free(&scene->rows[i].time);
    line_free(&scene->rows[i].subject);
    line_free(&scene->rows[i].preview);
  }
  for (int i = 0; i < TOGGLES; i++)
    line_free(&scene->toggles[i]);
  for (int i = 0; i < TABS; i++)
    line_free(&scene->tabs[i]);
  line_free(&scene->banner_title);
  line_free(&scene->banner_message);
  g_object_unref(scene->context);
  g_free(scene);
}

static void append_row(const Scene *scene, GtkSnapshot *snapshot, int i, double top) {
  append_box(snapshot, 0, top, WIDTH, row_height, surface);
  if (messages[i].unread)
    append_round_box(snapshot, 4, top + 28, 8, 8, 4, accent);
  append_round_box(snapshot, margin, top + 12, avatar_size, avatar_size, avatar_size / 2,
                   avatar_hues[(unsigned)i % G_N_ELEMENTS(avatar_hues)]);
  const Line *initials = &scene->rows[i].initials, *time = &scene->rows[i].time;
  line_append(snapshot, initials, margin + (avatar_size - initials->width) / 2, top + 37, surface);
  line_append(snapshot, &scene->rows[i].name, text_left, top + 28, ink);
  line_append(snapshot, time, WIDTH - margin - time->width, top + 28, ink_3);
  line_append(snapshot, &scene->rows[i].subject, text_left, top + 48, ink);
  line_append(snapshot, &scene->rows[i].preview,
              text_left + scene->rows[i].subject.width + 8, top + 48, ink_2);
  append_box(snapshot, text_left, top + row_height - 1.0 / SCALE, WIDTH - text_left, 1.0 / SCALE,
             hairline);
}

static void append_drawer(const Scene *scene, GtkSnapshot *snapshot, double top) {
  static const Icon icons[TOGGLES] = {bell, turn, waves, sun};
  static const double size = 48, column = (double)WIDTH / TOGGLES;
  append_box(snapshot, 0, top, WIDTH, drawer_height, recess);
  for (int i = 0; i < TOGGLES; i++) {
    double centre = column * (i + 0.5);
    bool on = i == 1;
    append_round_box(snapshot, centre - size / 2, top + 20, size, size, size / 2,
                     on ? accent : surface);
    append_icon(snapshot, icons[i], SEGMENTS, on_pixel(centre - 12), on_pixel(top + 32),
                on ? surface : ink);
    line_append(snapshot, &scene->toggles[i], centre - scene->toggles[i].width / 2, top + 90,
                ink_2);
  }
}

static void append_status_bar(const Scene *scene, GtkSnapshot *snapshot, bool shadow) {
  if (shadow)
    append_shadow(snapshot, 0, 0, WIDTH, status_height, 0, 2, 8, 0.18f);
  append_box(snapshot, 0, 0, WIDTH, status_height, surface);
  line_append(snapshot, &scene->clock, 32, 37, ink);
  for (int i = 0; i < 4; i++)
    append_round_box(snapshot, 300 + i * 5, 33.5 - i * 2, 3, 4 + i * 2, 1, ink);
  static const float edges[4] = {1, 1, 1, 1};
  GdkRGBA outline = colour(ink, 1);
  GskRoundedRect battery;
  gsk_rounded_rect_init_from_rect(&battery, &GRAPHENE_RECT_INIT(327, 26, 24, 12), 3.5f);
  gtk_snapshot_append_border(snapshot, &battery, edges,
                             (GdkRGBA[]){outline, outline, outline, outline});
  append_round_box(snapshot, 329, 28, 15, 8, 1.5, ink);
  append_round_box(snapshot, 352, 30, 1.5, 4, 0.75, ink);
}

static void append_tab_bar(const Scene *scene, GtkSnapshot *snapshot) {
  static const Icon icons[TABS] = {tray, page, hand, phone};
  static const double column = (double)WIDTH / TABS;
  double top = HEIGHT - tab_bar_height;
  append_box(snapshot, 0, top, WIDTH, tab_bar_height, surface);
  append_box(snapshot, 0, top, WIDTH, 1.0 / SCALE, hairline);
  for (int i = 0; i < TABS; i++) {
    double centre = column * (i + 0.5);
    guint32 tint = i == 0 ? accent : ink_3;
    append_icon(snapshot, icons[i], SEGMENTS, on_pixel(centre - 12), top + 7, tint);
    line_append(snapshot, &scene->tabs[i], centre - scene->tabs[i].width / 2, top + 45, tint);
  }
  append_round_box(snapshot, (WIDTH - 134) / 2.0, HEIGHT - 13, 134, 5, 2.5, ink);
}

GskRenderNode *scene_node(const Scene *scene, double open) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  double content = status_height + drawer_height * open;
  append_box(snapshot, 0, 0, WIDTH, HEIGHT, ground);
  for (int i = 0; i < ROWS && content + i * row_height < HEIGHT - tab_bar_height; i++)
    append_row(scene, snapshot, i, content + i * row_height);
  if (open > 0)
    append_drawer(scene, snapshot, content - drawer_height);
  append_tab_bar(scene, snapshot);
  append_status_bar(scene, snapshot, open > 0);
  return gtk_snapshot_free_to_node(snapshot);
}

GskRenderNode *banner_node(const Scene *scene, double y) {
  GtkSnapshot *snapshot = gtk_snapshot_new();
  double width = WIDTH - 2 * banner_inset;
  append_shadow(snapshot, banner_inset, y, width, banner_height, banner_radius,
                banner_shadow_below, banner_shadow_blur, 0.14f);
  append_round_box(snapshot, banner_inset, y, width, banner_height, banner_radius, surface);
  append_round_box(snapshot, banner_inset + margin, y + 24, avatar_size, avatar_size, 10, accent);
  append_icon(snapshot, bell, SEGMENTS, banner_inset + margin + 8, on_pixel(y + 32), surface);
  line_append(snapshot, &scene->banner_title, banner_inset + text_left, y + 40, ink);
  line_append(snapshot, &scene->banner_message, banner_inset + text_left, y + 60, ink_2);
  return gtk_snapshot_free_to_node(snapshot);
}
