// The files of the folder `resources`, embedded in the program. Each file is named twice: in an array and in the list.
#include "files.h"

#include <string.h>

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char font[] = {
#embed "../../resources/fonts/LeafSerif-Bold.ttf"
};
static const unsigned char icon[] = {
#embed "../../resources/icon.svg"
};
static const unsigned char leaf[] = {
#embed "../../resources/content/leaf.png"
};
static const unsigned char tuning[] = {
#embed "../../resources/tunings/default.json"
};
static const unsigned char words[] = {
#embed "../../resources/content/words.json"
};

static const struct {
  const char *path;
  NewPhoneFile file;
} files[] = {
    {"content/leaf.png", {leaf, sizeof leaf}},
    {"content/words.json", {words, sizeof words}},
    {"fonts/LeafSerif-Bold.ttf", {font, sizeof font}},
    {"icon.svg", {icon, sizeof icon}},
    {"tunings/default.json", {tuning, sizeof tuning}},
};

NewPhoneFile new_phone_file(const char *path) {
  for (size_t i = 0; i < sizeof files / sizeof *files; i++)
    if (strcmp(files[i].path, path) == 0) return files[i].file;
  return (NewPhoneFile){(const unsigned char *)"", 0};
}
