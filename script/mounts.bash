# shellcheck shell=bash
# Sourced by the scripts that start something in a root of its own.

# mount_system ROOT: processes, devices and temporary files that belong to this root alone. For a process with mounts of its own.
mount_system() {
  local device link place
  mount -t proc proc "$1/proc"
  mount -t sysfs sysfs "$1/sys"
  mount -t tmpfs -o mode=755 dev "$1/dev"
  mkdir "$1/dev/pts" "$1/dev/shm"
  for device in null zero full random urandom tty; do
    touch "$1/dev/$device"
    mount --bind "/dev/$device" "$1/dev/$device"
  done
  mount -t devpts -o newinstance,ptmxmode=0666,mode=620 pts "$1/dev/pts"
  ln -s pts/ptmx "$1/dev/ptmx"
  for link in fd:fd stdin:fd/0 stdout:fd/1 stderr:fd/2; do
    ln -s "/proc/self/${link#*:}" "$1/dev/${link%%:*}"
  done
  for place in dev/shm tmp run; do mount -t tmpfs -o mode=1777 tmpfs "$1/$place"; done
}
