// Plays a list of states as Tests/page/play.mjs does, where there is no page: a command for WASI, linked with the engine.
//   COMMAND LIST
// Closes with `N passed, N failed`; exit status 1 if a state differs.
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void dp_page_font(const uint8_t *bytes, int32_t count, const char *pattern);
int32_t dp_page_start(void);
int32_t dp_page_open(const uint8_t *bytes, int32_t count);
int32_t dp_page_words(uint8_t *bytes, int32_t capacity);
uint64_t dp_page_hash(double microseconds);

// The path of a file beside another one.
static void beside(char *path, size_t size, const char *other, const char *name, const char *ending) {
  const char *slash = strrchr(other, '/');
  int folder = slash ? (int)(slash - other) + 1 : 0;
  snprintf(path, size, "%.*s%s%s", folder, other, name, ending);
}

static uint8_t *read_file(const char *path, int32_t *count) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    fprintf(stderr, "%s can't be opened\n", path);
    exit(3);
  }
  size_t used = 0, size = 1 << 20;
  uint8_t *bytes = malloc(size);
  for (size_t more; (more = fread(bytes + used, 1, size - used - 1, file)) > 0;) {
    used += more;
    if (used + 1 == size) bytes = realloc(bytes, size *= 2);
  }
  fclose(file);
  bytes[used] = 0;
  *count = (int32_t)used;
  return bytes;
}

static char *line_of(FILE *file, char *line, int size) {
  if (!fgets(line, size, file)) return NULL;
  line[strcspn(line, "\n")] = 0;
  return line;
}

static void add_font(const char *list, const char *name) {
  char path[1024];
  int32_t count, ignored;
  beside(path, sizeof path, list, name, "");
  const uint8_t *bytes = read_file(path, &count);
  beside(path, sizeof path, list, name, ".pattern");
  dp_page_font(bytes, count, (const char *)read_file(path, &ignored));
}

static void open_file(const char *list, const char *name) {
  char path[1024];
  int32_t count;
  beside(path, sizeof path, list, name, "");
  uint8_t *bytes = read_file(path, &count);
  if (!dp_page_open(bytes, count)) {
    uint8_t words[1024] = {0};
    dp_page_words(words, sizeof words - 1);
    fprintf(stderr, "%s is refused: %s\n", name, (const char *)words);
    exit(1);
  }
  free(bytes);
}

int main(int count, char **words) {
  if (count != 2) return 2;
  FILE *list = fopen(words[1], "r");
  char line[512], font[256], file[256] = "";
  bool has_started = false;
  int passed = 0, failed = 0;
  while (list && line_of(list, line, sizeof line)) {
    double time;
    uint64_t wanted;
    if (sscanf(line, "font %255s", font) == 1) {
      add_font(words[1], font);
    } else if (sscanf(line, "file %255s", file) == 1) {
      if (!has_started && !dp_page_start()) return 1;
      has_started = true;
      open_file(words[1], file);
    } else if (sscanf(line, "at %lf %" SCNx64, &time, &wanted) == 2) {
      uint64_t hash = dp_page_hash(time);
      if (hash == wanted) {
        passed++;
      } else {
        failed++;
        printf("%s at %.0f: %" PRIx64 ", not %" PRIx64 "\n", file, time, hash, wanted);
      }
    }
  }
  printf("%d passed, %d failed\n", passed, failed);
  return failed > 0 || passed == 0;
}
