// measure COMMAND …: runs it once and prints its wall time from fork to exit and its peak memory as
// one line of JSON. A program of its own because a process starts with its parent's peak: measured
// from a big one, every child looks big.
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now_ms(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec * 1e3 + (double)now.tv_nsec / 1e6;
}

int main(int argc, char **argv) {
  if (argc < 2) {
    fputs("usage: measure COMMAND …\n", stderr);
    return 2;
  }
  double begin = now_ms();
  pid_t child = fork();
  if (child == 0) {
    // What the command prints is not measured here and must not mix with the figures.
    if (!freopen("/dev/null", "w", stdout))
      _exit(126);
    execvp(argv[1], argv + 1);
    perror(argv[1]);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (child < 0 || wait4(child, &status, 0, &usage) != child) {
    perror("measure");
    return 3;
  }
  double ms = now_ms() - begin;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "measure: «%s» failed\n", argv[1]);
    return 1;
  }
  double cpu_ms = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3 +
                  (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
  printf("{\"ms\":%.3f,\"cpu_ms\":%.3f,\"peak_mb\":%.2f}\n", ms, cpu_ms,
         (double)usage.ru_maxrss * 1024 / 1e6);
  return 0;
}
