// Makes the header's popovers, which are dialogs to assistive technology.
#include <dp-exact.h>

#include "dp-header-private.h"

GtkWidget *dp_popover_new(const char *words) {
  GtkWidget *popover =
      g_object_new(GTK_TYPE_POPOVER, "accessible-role", GTK_ACCESSIBLE_ROLE_DIALOG, NULL);
  gtk_accessible_update_property(
      GTK_ACCESSIBLE(popover), GTK_ACCESSIBLE_PROPERTY_LABEL, words, -1);
  return popover;
}
