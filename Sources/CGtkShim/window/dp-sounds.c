// Plays the desktop's event sounds if the machine has libcanberra.
#include <dp-exact.h>

#include "dp-sounds.h"

#include <dlfcn.h>

#include "dp-private.h"

typedef struct ca_context ca_context;

struct DPSounds {
  void *library;
  ca_context *context;
  int (*play)(ca_context *context, uint32_t id, ...);
  int (*destroy)(ca_context *context);
};

DPSounds *dp_sounds_new(void) {
  void *library = dlopen("libcanberra.so.0", RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) return NULL;
  DPSounds sounds = {.library = library};
  int (*create)(ca_context **context) = NULL;
  *(void **)&create = dlsym(library, "ca_context_create");
  *(void **)&sounds.play = dlsym(library, "ca_context_play");
  *(void **)&sounds.destroy = dlsym(library, "ca_context_destroy");
  bool is_whole = create != NULL && sounds.play != NULL && sounds.destroy != NULL;
  if (!is_whole || create(&sounds.context) != 0) {
    dlclose(library);
    return NULL;
  }
  dp_object_made();
  return g_memdup2(&sounds, sizeof sounds);
}

void dp_sounds_free(DPSounds *sounds) {
  sounds->destroy(sounds->context);
  // The library stays loaded: its threads may be on their way out.
  g_free(sounds);
  dp_object_freed();
}

void dp_sounds_play(DPSounds *sounds, const char *name, const char *otherwise) {
  gboolean wanted = TRUE;
  g_object_get(gtk_settings_get_default(), "gtk-enable-event-sounds", &wanted, NULL);
  if (!wanted) return;
  const char *names[] = {name, otherwise};
  for (int i = 0; i < 2; i++)
    if (sounds->play(
            sounds->context, 0, "event.id", names[i], "media.role", "event", (char *)NULL) == 0)
      return;
}
