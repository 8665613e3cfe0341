// The files of the folder `resources`, embedded in the program: two places a file.
#include "files.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char icon[] = {
#embed "../../resources/icon.svg"
};
static const unsigned char library[] = {
#embed "../../resources/content/library.json"
};
static const unsigned char default_tuning[] = {
#embed "../../resources/tunings/default.json"
};
static const unsigned char snappy_tuning[] = {
#embed "../../resources/tunings/snappy.json"
};
static const unsigned char dunes[] = {
#embed "../../resources/content/covers/dunes.png"
};
static const unsigned char ferry[] = {
#embed "../../resources/content/covers/ferry.png"
};
static const unsigned char gardens[] = {
#embed "../../resources/content/covers/gardens.png"
};
static const unsigned char hours[] = {
#embed "../../resources/content/covers/hours.png"
};
static const unsigned char night[] = {
#embed "../../resources/content/covers/night.png"
};
static const unsigned char signals[] = {
#embed "../../resources/content/covers/signals.png"
};

static const struct {
  const char *path;
  PlayerFile file;
} files[] = {
    {"icon.svg", {icon, sizeof icon}},
    {"content/library.json", {library, sizeof library}},
    {"tunings/default.json", {default_tuning, sizeof default_tuning}},
    {"tunings/snappy.json", {snappy_tuning, sizeof snappy_tuning}},
    {"content/covers/dunes.png", {dunes, sizeof dunes}},
    {"content/covers/ferry.png", {ferry, sizeof ferry}},
    {"content/covers/gardens.png", {gardens, sizeof gardens}},
    {"content/covers/hours.png", {hours, sizeof hours}},
    {"content/covers/night.png", {night, sizeof night}},
    {"content/covers/signals.png", {signals, sizeof signals}},
};

PlayerFile player_file(const char *path) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (strcmp(files[i].path, path) == 0) return files[i].file;
  return (PlayerFile){(const unsigned char *)"", 0};
}
