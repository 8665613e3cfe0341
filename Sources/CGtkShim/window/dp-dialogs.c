// The dialogs that the window shows.
#include <dp-exact.h>

#include "dp-dialogs.h"

#include "dp-window-private.h"

void dp_window_show_about(DPWindow *window, DPAbout about) {
  GtkWidget *dialog = gtk_about_dialog_new();
  GtkAboutDialog *it = GTK_ABOUT_DIALOG(dialog);
  gtk_about_dialog_set_program_name(it, about.name);
  gtk_about_dialog_set_version(it, about.version);
  gtk_about_dialog_set_comments(it, about.comments);
  gtk_about_dialog_set_license_type(it, GTK_LICENSE_MIT_X11);
  gtk_about_dialog_set_system_information(it, about.debug_info);
  GBytes *file = g_bytes_new(about.logo, about.logo_size);
  // Without the loader of its format the dialog has no picture.
  GdkTexture *logo = gdk_texture_new_from_bytes(file, NULL);
  gtk_about_dialog_set_logo(it, (GdkPaintable *)logo);
  g_clear_object(&logo);
  g_bytes_unref(file);
  gtk_window_set_transient_for(GTK_WINDOW(dialog), window->gtk);
  gtk_window_set_modal(GTK_WINDOW(dialog), TRUE);
  gtk_window_set_destroy_with_parent(GTK_WINDOW(dialog), TRUE);
  gtk_window_present(GTK_WINDOW(dialog));
}

typedef struct {
  void (*chosen)(void *context, const char *path);
  void *context;
  void (*destroy)(void *context);
} Choice;

static void choice_free(gpointer data, GClosure *closure) {
  (void)closure;
  Choice *choice = data;
  choice->destroy(choice->context);
  g_free(choice);
  dp_object_freed();
}

static void chosen(GtkNativeDialog *dialog, int response, gpointer data) {
  Choice *choice = data;
  GFile *file = response == GTK_RESPONSE_ACCEPT
                    ? gtk_file_chooser_get_file(GTK_FILE_CHOOSER(dialog))
                    : NULL;
  char *path = file != NULL ? g_file_get_path(file) : NULL;
  choice->chosen(choice->context, path);
  g_free(path);
  g_clear_object(&file);
  // The last reference is dropped here, and with it the signal and the choice.
  gtk_native_dialog_destroy(dialog);
  g_object_unref(dialog);
}

static void add_filter(GtkFileChooser *chooser, const char *name, const char *pattern) {
  GtkFileFilter *filter = gtk_file_filter_new();
  gtk_file_filter_set_name(filter, name);
  gtk_file_filter_add_pattern(filter, pattern);
  gtk_file_chooser_add_filter(chooser, filter);
  g_object_unref(filter);
}

void dp_window_choose_file(
    DPWindow *window, bool save, const char *title, const char *suggestion,
    const char *filter_name, const char *pattern, void (*on_chosen)(void *context, const char *path),
    void *context, void (*destroy)(void *context)) {
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new(
      title, window->gtk, save ? GTK_FILE_CHOOSER_ACTION_SAVE : GTK_FILE_CHOOSER_ACTION_OPEN, NULL,
      NULL);
  GtkFileChooser *chooser = GTK_FILE_CHOOSER(dialog);
  gtk_native_dialog_set_modal(GTK_NATIVE_DIALOG(dialog), TRUE);
  if (suggestion != NULL) gtk_file_chooser_set_current_name(chooser, suggestion);
  add_filter(chooser, filter_name, pattern);
  add_filter(chooser, "All files", "*");
  Choice *choice = g_new(Choice, 1);
  *choice = (Choice){on_chosen, context, destroy};
  dp_object_made();
  g_signal_connect_data(dialog, "response", G_CALLBACK(chosen), choice, choice_free, 0);
  gtk_native_dialog_show(GTK_NATIVE_DIALOG(dialog));
}
