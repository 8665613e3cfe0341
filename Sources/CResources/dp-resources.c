// The files of the folder `resources`, embedded in the program.
#include <dp-exact.h>

#include "dp-resources.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char content_inbox[] = {
#embed "../../resources/content/inbox.json"
};
static const unsigned char content_tour[] = {
#embed "../../resources/content/tour.json"
};
static const unsigned char desktop_icon[] = {
#embed "../../resources/desktop/io.github.drawer_proto.DrawerProto.svg"
};
static const unsigned char tunings_classic[] = {
#embed "../../resources/tunings/classic.json"
};
static const unsigned char tunings_default[] = {
#embed "../../resources/tunings/default.json"
};

static const struct {
  const char *path;
  DPResource resource;
} resources[] = {
    {"content/inbox.json", {content_inbox, sizeof content_inbox}},
    {"content/tour.json", {content_tour, sizeof content_tour}},
    {"desktop/io.github.drawer_proto.DrawerProto.svg", {desktop_icon, sizeof desktop_icon}},
    {"tunings/classic.json", {tunings_classic, sizeof tunings_classic}},
    {"tunings/default.json", {tunings_default, sizeof tunings_default}},
};

DPResource dp_resource(const char *path) {
  for (size_t i = 0; i < sizeof resources / sizeof *resources; i++)
    if (strcmp(resources[i].path, path) == 0) return resources[i].resource;
  return (DPResource){(const unsigned char *)"", 0};
}
