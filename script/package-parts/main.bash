# shellcheck shell=bash
# What script/package does. Sourced by it, by that of the packages that script/new-prototype makes, which have a copy, and by the
# examples'. Before it come `root`, the package of Swift; `product`, its program; `build_folder`. There may be `main_file`, which
# has the program's identity, and the functions set_up and put_samples.

parts=$(cd -- "$(dirname -- "${BASH_SOURCE[0]}")" > /dev/null && pwd -P)
scripts=$(dirname -- "$parts")
readonly parts scripts
: "${kinds:=deb|tar|oci}"
: "${main_file:=$root/Sources/$product/Main.swift}"
declare -F set_up > /dev/null || set_up() { :; }
declare -F put_samples > /dev/null || put_samples() { :; }

# fail STATUS MESSAGE: ends the script with one line on stderr.
fail() {
  printf '%s: %s\n' "${0##*/}" "$2" >&2
  exit "$1"
}

# kit_file NAME: a file of the kit. A package that script/new-prototype made has it beside this one.
kit_file() {
  if [[ -e $parts/${1##*/} ]]; then printf '%s' "$parts/${1##*/}"; else printf '%s' "$parts/../../$1"; fi
}

# shellcheck source=../release-flags.bash
source "$scripts/release-flags.bash"
# shellcheck source=../progress.bash
source "$scripts/progress.bash"
# shellcheck source=shared.bash
source "$parts/shared.bash"
# shellcheck source=deb.bash
source "$parts/deb.bash"
# shellcheck source=tar.bash
source "$parts/tar.bash"
# shellcheck source=oci.bash
source "$parts/oci.bash"

[[ $# -le 2 && ${1-} =~ ^($kinds)$ && ${2-out} != -* ]] || fail 2 "usage: script/package $kinds [FOLDER]"
readonly kind=$1
folder=${2-$root/out}
# Some of the tools run in another place.
[[ $folder == /* ]] || folder=$PWD/$folder
readonly folder
read_identity

[[ $(uname -m) == x86_64 ]] || fail 3 "packages are for x86_64, and this is $(uname -m): build on another machine, or use script/run here"
"check_$kind"
target=$folder/$("name_$kind")
[[ ! -e $target && ! -L $target ]] || fail 2 "$target is there already: remove it, or name another folder"
[[ ! -e $folder || -d $folder ]] || fail 2 "$folder is a file: name a folder"
mkdir -p -- "$folder" 2> /dev/null || fail 3 "$folder can't be created: name another folder"
work=$(mktemp -d -- "$folder/.package.partial-XXXXXX" 2> /dev/null) || fail 3 "$folder can't be written: name another folder"
log=
trap 'rm -rf --one-file-system -- "$work" ${log:+"$log"}' EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# Elsewhere: on a disk that is full it could not say so.
log=$(mktemp) || fail 3 'no temporary file can be made: make room'
pin_packing
exec {screen}>&2
# In a shell of its own, which ends at the first step that fails.
set +e
(
  set -e
  "make_$kind" "$work/package"
) > "$log" 2>&1
status=$?
set -e
((status == 0)) || could_not_make
# Beside its place first, and then in it at once. A package that came meanwhile stays.
mv -n -- "$work/package" "$target" 2> /dev/null || fail 3 "$target can't be written: name another folder"
[[ ! -e $work/package ]] || fail 2 "$target is there already: remove it, or name another folder"
printf '%s: %d KiB\n' "$target" "$((($(stat -c %s -- "$target") + 1023) / 1024))"
