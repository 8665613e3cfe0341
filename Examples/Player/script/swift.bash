# shellcheck shell=bash
# The scripts beside this file source it. A program of a plain build loads Swift's libraries from the toolchain that built it.
package=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")/.." > /dev/null && pwd -P)
# shellcheck source=script/progress.bash
source "$package/../../script/progress.bash"
# shellcheck source=script/kit.bash
source "$package/../../script/kit.bash"

# no_start WHAT: says why Player does not start here, and which build does.
no_start() {
  printf '%s: %s; on a machine with Swift, script/run --build makes a program that runs without Swift\n' "${0##*/}" "$1" >&2
  exit 3
}

type -P swift > /dev/null || no_start 'Swift is not installed, and Player needs it to build and run'

# build_phone: builds Player for its tests, on a built kit if it has one. Sets `program`.
build_phone() {
  local -a build=(swift build --package-path "$package" -Xcc -O2)
  find_kit "$package"
  if [[ -n ${DRAWER_PROTO_KIT-} ]]; then
    build_on_kit "$package" Player
  else
    build_aloud "$package/.build" 300 "${build[@]}"
    program=$("${build[@]}" --show-bin-path)/Player
    require_libraries "$program"
  fi
}

# require_libraries PROGRAM: ends the script if the program lacks some of Swift's libraries.
require_libraries() {
  local missing
  missing=$(ldd "$1" 2> /dev/null | sed -nE 's/^\s*(lib(swift|_?Foundation|dispatch|BlocksRuntime)[^ ]*) => not found$/\1/p' | paste -sd ' ')
  [[ -z $missing ]] || no_start "Player can't find Swift's libraries $missing"
}
