# shellcheck shell=bash
# Sourced by the scripts beside it; a script that sources this has the strict mode, the place of the
# checkout and the build flags that every build of the project passes.
set -euo pipefail

root=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." > /dev/null && pwd -P)
readonly root

# A crash would otherwise leave a backtrace program behind that holds on to the pipe.
export SWIFT_BACKTRACE=enable=no

# shellcheck source=script/release-flags.bash
source "$root/script/release-flags.bash"

readonly -a package_flags=(
  --package-path "$root"
  --explicit-target-dependency-import-check error
)
# shellcheck disable=SC2034  # for the scripts that source this
readonly -a build_flags=(
  "${package_flags[@]}"
  # The loops over pixels are in C; a debug build has them optimised, too.
  -Xcc -O2
)

# It has a folder of its own, so that a test never waits for it.
readonly release_folder="$root/.build/run"
# shellcheck disable=SC2034  # for the scripts that source this
readonly release_program="$release_folder/release/drawer-proto"
# build_release WORDS …: «swift build» of what is started by people or measured.
build_release() { swift build "${package_flags[@]}" --scratch-path "$release_folder" "${release_flags[@]}" "$@"; }

# program_version: the version of the sources, which has its place there.
program_version() { sed -nE 's/.* version: "([0-9.]+)".*/\1/p' "$root/Sources/DrawerProto/Main.swift"; }

# fail STATUS MESSAGE: ends the script with one line on stderr.
fail() {
  printf '%s: %s\n' "${0##*/}" "$2" >&2
  exit "$1"
}

# Everything about the machine that could reach a test or a measurement has one value.
pin_environment() {
  unset DISPLAY WAYLAND_DISPLAY BROADWAY_DISPLAY GDK_BACKEND GDK_SCALE GDK_DPI_SCALE GTK_THEME
  unset LANG LANGUAGE
  export LC_ALL=C.UTF-8 TZ=UTC
  export GSK_RENDERER=cairo GTK_A11Y=test GDK_DEBUG=default-settings
  export GSETTINGS_BACKEND=memory GIO_USE_VFS=local
  export G_DEBUG=fatal-warnings G_ENABLE_DIAGNOSTIC=0
  export FONTCONFIG_FILE="$root/script/fonts.conf"
}
