// Builds the models that menus show.
#include <dp-exact.h>

#include "dp-window-private.h"

DPMenu *dp_menu_new(void) {
  dp_object_made();
  return (DPMenu *)g_menu_new();
}

void dp_menu_free(DPMenu *menu) {
  g_object_unref(menu);
  dp_object_freed();
}

void dp_menu_clear(DPMenu *menu) { g_menu_remove_all((GMenu *)menu); }

void dp_menu_append(DPMenu *menu, const char *label, const char *action) {
  g_menu_append((GMenu *)menu, label, action);
}

void dp_menu_append_target(
    DPMenu *menu, const char *label, const char *action, const char *target) {
  GMenuItem *item = g_menu_item_new(label, NULL);
  g_menu_item_set_action_and_target(item, action, "s", target);
  g_menu_append_item((GMenu *)menu, item);
  g_object_unref(item);
}

void dp_menu_append_section(DPMenu *menu, const char *label, DPMenu *section) {
  g_menu_append_section((GMenu *)menu, label, (GMenuModel *)section);
}

void dp_menu_append_submenu(DPMenu *menu, const char *label, DPMenu *submenu) {
  g_menu_append_submenu((GMenu *)menu, label, (GMenuModel *)submenu);
}
