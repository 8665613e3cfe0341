// Counts the living objects of the modules of C, so that tests find those that are never freed.
#include <dp-exact.h>

#include "dp-alive.h"
#include "dp-object.h"

static _Thread_local int64_t alive, passing;

void dp_object_made(void) { alive += 1; }
void dp_object_freed(void) { alive -= 1; }

void dp_passing_object_made(void) {
  alive += 1;
  passing += 1;
}

void dp_passing_object_freed(void) {
  alive -= 1;
  passing -= 1;
}

int64_t dp_objects_alive(void) { return alive; }
int64_t dp_lasting_objects_alive(void) { return alive - passing; }
