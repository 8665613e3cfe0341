// Calls of the system on files and folders that Swift can't make itself.
#include <dp-exact.h>

#define _GNU_SOURCE
#include "dp-file.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <glib.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

int dp_file_open(int folder, const char *name, int flags, unsigned mode) {
  int descriptor;
  do {
    descriptor = openat(folder, name, flags | O_CLOEXEC, mode);
  } while (descriptor < 0 && errno == EINTR);
  return descriptor < 0 ? -errno : descriptor;
}

int dp_folder_enter(int folder, const char *name) {
  return dp_file_open(folder, name, O_PATH | O_DIRECTORY | O_NOFOLLOW, 0);
}

int dp_link_read(int folder, const char *name, unsigned *owner, char *target, size_t room) {
  int descriptor = dp_file_open(folder, name, O_PATH | O_NOFOLLOW, 0);
  if (descriptor < 0) return descriptor;
  struct stat status;
  ssize_t count = fstat(descriptor, &status) == 0 ? readlinkat(descriptor, "", target, room) : -1;
  int error = errno;
  close(descriptor);
  if (count < 0) return -error;
  if ((size_t)count >= room) return -ENAMETOOLONG;
  target[count] = 0;
  *owner = status.st_uid;
  return 0;
}

int dp_file_swap(int folder, const char *name, const char *other) {
  return renameat2(folder, name, folder, other, RENAME_EXCHANGE) == 0 ? 0 : -errno;
}

int dp_folder_names(int folder, DPBytes *names) {
  // A descriptor of its own: duplicates would share the position of the reader.
  int descriptor = dp_file_open(folder, ".", O_RDONLY | O_DIRECTORY, 0);
  if (descriptor < 0) return descriptor;
  DIR *stream = fdopendir(descriptor);
  if (stream == NULL) {
    int error = errno;
    close(descriptor);
    return -error;
  }
  GByteArray *all = g_byte_array_new();
  struct dirent *entry;
  errno = 0;
  while ((entry = readdir(stream)) != NULL) {
    if (strcmp(entry->d_name, ".") == 0 || strcmp(entry->d_name, "..") == 0) continue;
    g_byte_array_append(all, (const guint8 *)entry->d_name, (guint)strlen(entry->d_name) + 1);
  }
  int error = errno;
  closedir(stream);
  names->count = all->len;
  names->bytes = g_byte_array_free(all, FALSE);
  if (error == 0) return 0;
  dp_bytes_free(*names);
  return -error;
}

const char *dp_file_error_text(int error) {
  const char *text = strerrordesc_np(error);
  return text != NULL ? text : "unknown error";
}
