// The window's actions, by the names that menus, buttons and keys use.
#include <dp-exact.h>

#include "dp-window-private.h"

static void activated(GSimpleAction *action, GVariant *target, gpointer data) {
  DPWindow *window = data;
  const char *text = NULL;
  if (target != NULL && g_variant_is_of_type(target, G_VARIANT_TYPE_STRING))
    text = g_variant_get_string(target, NULL);
  window->callbacks.action(window->context, g_action_get_name(G_ACTION(action)), text);
}

static void add(DPWindow *window, GSimpleAction *action) {
  g_signal_connect(action, "activate", G_CALLBACK(activated), window);
  g_action_map_add_action(G_ACTION_MAP(window->gtk), G_ACTION(action));
  g_object_unref(action);
}

static GSimpleAction *find(DPWindow *window, const char *name) {
  return G_SIMPLE_ACTION(g_action_map_lookup_action(G_ACTION_MAP(window->gtk), name));
}

void dp_window_add_action(DPWindow *window, const char *name, bool takes_target) {
  add(window, g_simple_action_new(name, takes_target ? G_VARIANT_TYPE_STRING : NULL));
}

void dp_window_add_toggle(DPWindow *window, const char *name, bool on) {
  add(window, g_simple_action_new_stateful(name, NULL, g_variant_new_boolean(on)));
}

void dp_window_add_choice(DPWindow *window, const char *name, const char *chosen) {
  add(window,
      g_simple_action_new_stateful(name, G_VARIANT_TYPE_STRING, g_variant_new_string(chosen)));
}

void dp_window_set_toggle(DPWindow *window, const char *name, bool on) {
  g_simple_action_set_state(find(window, name), g_variant_new_boolean(on));
}

void dp_window_set_choice(DPWindow *window, const char *name, const char *chosen) {
  g_simple_action_set_state(find(window, name), g_variant_new_string(chosen));
}

void dp_window_set_enabled(DPWindow *window, const char *name, bool enabled) {
  g_simple_action_set_enabled(find(window, name), enabled);
}
