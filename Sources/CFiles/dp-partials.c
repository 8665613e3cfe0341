// Keeps note of what is being written, so that it can be cleared away when the process ends.
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

enum { MOST = 64, NAME_SIZE = 256, LISTING_SIZE = 4096 };

typedef enum { FREE, CHANGING, NOTED } State;

typedef struct {
  _Atomic State state;
  pid_t owner;
  int folder;
  char name[NAME_SIZE];
} Note;

static Note notes[MOST];

/// What the kernel fills a listing with; the library's own declaration is another.
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

void dp_folder_empty(int folder) {
  _Alignas(ListedName) char listing[LISTING_SIZE];
  bool is_changed = true;
  // What is removed while a folder is read may keep the reading from others in it.
  while (is_changed && lseek(folder, 0, SEEK_SET) == 0) {
    is_changed = false;
    long count;
    while ((count = syscall(SYS_getdents64, folder, listing, sizeof listing)) > 0) {
      for (long place = 0; place < count;) {
        const ListedName *listed = (const ListedName *)(listing + place);
        if (strcmp(listed->name, ".") != 0 && strcmp(listed->name, "..") != 0) {
          is_changed |= unlinkat(folder, listed->name, 0) == 0;
        }
        place += listed->size;
      }
    }
  }
}

static void remove_folder(int folder, const char *name) {
  int content = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (content < 0 && (errno == EMFILE || errno == ENFILE)) {
    // The process needs its input no more.
    close(STDIN_FILENO);
    content = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  }
  if (content < 0) return;
  dp_folder_empty(content);
  close(content);
  unlinkat(folder, name, AT_REMOVEDIR);
}

void dp_partials_remove(void) {
  pid_t process = getpid();
  for (int i = 0; i < MOST; i++) {
    const Note *note = &notes[i];
    // A child that has not become another program yet leaves its parent's alone.
    if (atomic_load(&note->state) != NOTED || note->owner != process) continue;
    // Where memory itself is in question, what has another name is no business of ours.
    if (memchr(note->name, 0, NAME_SIZE) == NULL || strstr(note->name, ".partial-") == NULL) continue;
    if (unlinkat(note->folder, note->name, 0) != 0 && (errno == EISDIR || errno == EPERM)) {
      remove_folder(note->folder, note->name);
    }
  }
}
