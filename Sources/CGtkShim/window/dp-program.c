// The program as an application of GTK on a display.
#include <dp-exact.h>

#include "dp-window-private.h"

static void activate(GApplication *app, gpointer data) {
  (void)app;
  DPProgram *program = data;
  program->callbacks.activate(program->context);
}

DPProgram *dp_program_new(
    const char *identifier, const char *name, DPProgramCallbacks callbacks, void *context) {
  DPProgram *program = g_new0(DPProgram, 1);
  program->callbacks = callbacks;
  program->context = context;
  // Compositors find the desktop file by the program's name.
  g_set_prgname(identifier);
  g_set_application_name(name);
  // Every start is a program of its own: no session bus is needed, and no other process can reach the actions.
  program->app = gtk_application_new(identifier, G_APPLICATION_NON_UNIQUE);
  // With a base path the toolkit would look for icons in our resources, which have no icons, and read all icon themes
  // once more for that: a sixth of the start.
  g_application_set_resource_base_path(G_APPLICATION(program->app), NULL);
  g_signal_connect(program->app, "activate", G_CALLBACK(activate), program);
  dp_object_made();
  return program;
}

void dp_program_run(DPProgram *program) {
  g_application_run(G_APPLICATION(program->app), 0, NULL);
}

void dp_program_quit(DPProgram *program) { g_application_quit(G_APPLICATION(program->app)); }

void dp_program_free(DPProgram *program) {
  g_signal_handlers_disconnect_by_data(program->app, program);
  g_object_unref(program->app);
  program->callbacks.destroy(program->context);
  g_free(program);
  dp_object_freed();
}

void dp_program_set_keys(
    DPProgram *program, const char *action, const char *const *keys, int32_t count) {
  const char **list = g_newa(const char *, count + 1);
  for (int i = 0; i < count; i++) list[i] = keys[i];
  list[count] = NULL;
  gtk_application_set_accels_for_action(program->app, action, list);
}
