// Notes which files are being written, so that they can be removed when the process ends.
#include <dp-exact.h>

#define _GNU_SOURCE
#include "dp-partials.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { MOST = 64, NAME_SIZE = 256, LISTING_SIZE = 4096, MOST_LOOKS = 100 };

typedef enum { FREE, CHANGING, NOTED } State;

typedef struct {
  _Atomic State state;
  pid_t owner;
  int folder;
  char name[NAME_SIZE];
} Note;

static Note notes[MOST];

/// An entry of a listing as the kernel writes it; the C library declares another one.
typedef struct {
  uint64_t inode;
  int64_t next;
  unsigned short size;
  unsigned char kind;
  char name[];
} ListedName;

int dp_partial_note(int folder, const char *name) {
  if (strlen(name) >= NAME_SIZE) return -1;
  for (int i = 0; i < MOST; i++) {
    State expected = FREE;
    if (!atomic_compare_exchange_strong(&notes[i].state, &expected, CHANGING)) continue;
    notes[i].owner = getpid();
    notes[i].folder = folder;
    strcpy(notes[i].name, name);
    atomic_store(&notes[i].state, NOTED);
    return i;
  }
  return -1;
}

void dp_partial_forget(int note) {
  if (note >= 0) atomic_store(&notes[note].state, FREE);
}

bool dp_folder_visit(int folder, bool (*visit)(int folder, const char *name)) {
  _Alignas(ListedName) char listing[LISTING_SIZE];
  bool found = false;
  if (lseek(folder, 0, SEEK_SET) != 0) return false;
  long count;
  while ((count = syscall(SYS_getdents64, folder, listing, sizeof listing)) > 0) {
    for (long offset = 0; offset < count;) {
      const ListedName *listed = (const ListedName *)(listing + offset);
      if (strcmp(listed->name, ".") != 0 && strcmp(listed->name, "..") != 0)
        found |= visit(folder, listed->name);
      offset += listed->size;
    }
  }
  return found;
}

static bool remove_file(int folder, const char *name) { return unlinkat(folder, name, 0) == 0; }

void dp_folder_empty(int folder) {
  // Removing a file while the folder is read may hide others from the reader.
  while (dp_folder_visit(folder, remove_file)) {}
}

static void remove_folder(int folder, const char *name) {
  int content = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (content < 0 && (errno == EMFILE || errno == ENFILE)) {
    // The process needs its input no more.
    close(STDIN_FILENO);
    content = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  }
  if (content < 0) return;
  // What another thread was just making may come after the last look.
  int looks = 0;
  do dp_folder_empty(content);
  while (unlinkat(folder, name, AT_REMOVEDIR) != 0 && errno == ENOTEMPTY && ++looks < MOST_LOOKS);
  close(content);
}

void dp_partials_remove(void) {
  pid_t process = getpid();
  for (int i = 0; i < MOST; i++) {
    const Note *note = &notes[i];
    // A child process that has not started its program yet leaves its parent's files alone.
    if (atomic_load(&note->state) != NOTED || note->owner != process) continue;
    // The memory itself may be damaged: only names that the program uses for half-written files are touched.
    if (memchr(note->name, 0, NAME_SIZE) == NULL || strstr(note->name, ".partial-") == NULL) continue;
    if (unlinkat(note->folder, note->name, 0) != 0 && (errno == EISDIR || errno == EPERM)) {
      remove_folder(note->folder, note->name);
    }
  }
}
