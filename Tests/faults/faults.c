// A library that is loaded before the others and has the system fail at a chosen call, for tests of
// what the program does then:
//   FAULT_AT=N       the N-th call that changes a file fails, counted from 1
//   FAULT_ERROR=E    with this errno; without it the process is killed there, after half of a write
//   FAULT_SIGNAL=S   or gets this signal there, and the call goes on
//   FAULT_MKDIR=E    no folder can be made by its path, with this errno
//   FAULT_FILL=1     pixman fills no rectangle
//   FAULT_LINKS=1    every file has one name only, as on some file systems
//   FAULT_COUNT=PATH a file that gets the numbers of such calls when the process ends: of those that
//                    can fail, and of all, with those that only remove things
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

static atomic_int fallible, all;

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// What becomes of this call: 1 for an error, whose errno is set, -1 for a kill, 0 for neither.
static int fault(void) {
  const char *at = getenv("FAULT_AT"), *error = getenv("FAULT_ERROR");
  const char *with = getenv("FAULT_SIGNAL");
  int number = atomic_fetch_add(&fallible, 1) + 1, number_of_all = atomic_fetch_add(&all, 1) + 1;
  if (at == NULL || (error != NULL || with != NULL ? number : number_of_all) != atoi(at)) return 0;
  if (with != NULL) {
    raise(atoi(with));
    return 0;
  }
  if (error == NULL) return -1;
  errno = atoi(error);
  return 1;
}

static void die(void) {
  kill(getpid(), SIGKILL);
  for (;;) pause();
}

// Results and complaints are not what is being tested.
static int is_file(int descriptor) {
  struct stat status;
  return descriptor > STDERR_FILENO && fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
}

ssize_t write(int descriptor, const void *bytes, size_t count) {
  if (is_file(descriptor)) {
    int found = fault();
    if (found > 0) return -1;
    if (found < 0) {
      REAL(write)(descriptor, bytes, count / 2);
      die();
    }
  }
  return REAL(write)(descriptor, bytes, count);
}

#define GUARD(type, name, parameters, arguments) \
  type name parameters {                         \
    int found = fault();                         \
    if (found > 0) return -1;                    \
    if (found < 0) die();                        \
    return REAL(name) arguments;                 \
  }

GUARD(int, fsync, (int descriptor), (descriptor))
GUARD(int, renameat, (int a, const char *old, int b, const char *new), (a, old, b, new))
GUARD(int, renameat2, (int a, const char *old, int b, const char *new, unsigned flags),
      (a, old, b, new, flags))
GUARD(int, rename, (const char *old, const char *new), (old, new))
GUARD(int, mkdirat, (int folder, const char *name, mode_t mode), (folder, name, mode))

int mkdir(const char *path, mode_t mode) {
  const char *error = getenv("FAULT_MKDIR");
  if (error == NULL) return REAL(mkdir)(path, mode);
  errno = atoi(error);
  return -1;
}

int pixman_fill(
    unsigned *bits, int stride, int depth, int x, int y, int width, int height, unsigned filler) {
  if (getenv("FAULT_FILL") != NULL) return 0;
  return REAL(pixman_fill)(bits, stride, depth, x, y, width, height, filler);
}

int linkat(int a, const char *old, int b, const char *new, int flags) {
  if (getenv("FAULT_LINKS") == NULL) return REAL(linkat)(a, old, b, new, flags);
  errno = EPERM;
  return -1;
}

// Where removing what is no longer needed fails nothing is lost; only being killed there matters.
int unlinkat(int folder, const char *name, int flags) {
  const char *at = getenv("FAULT_AT");
  int number = atomic_fetch_add(&all, 1) + 1;
  if (at != NULL && getenv("FAULT_ERROR") == NULL && getenv("FAULT_SIGNAL") == NULL &&
      number == atoi(at)) {
    die();
  }
  return REAL(unlinkat)(folder, name, flags);
}

__attribute__((destructor)) static void tell(void) {
  const char *path = getenv("FAULT_COUNT");
  FILE *file = path != NULL ? fopen(path, "w") : NULL;
  if (file == NULL) return;
  fprintf(file, "%d %d", atomic_load(&fallible), atomic_load(&all));
  fclose(file);
}
