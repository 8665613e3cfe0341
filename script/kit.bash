# shellcheck shell=bash
# A phone on a built kit (script/package kit). Sourced by script/new-prototype, and by the scripts of the packages that it makes, which
# have a copy.

# The phone alone is built, as quickly as it can be; the kit is optimised already.
readonly -a kit_flags=(--static-swift-stdlib --disable-index-store -Xcc -O2)

# find_kit FOLDER: finds the built kit of the phone in FOLDER, and exports its path as DRAWER_PROTO_KIT. Without one it exports nothing, and
# the kit is built from its sources. If the variable is there already, it counts, even if it is empty. Else FOLDER/.kit does: a link to
# the kit, or a file with its path. Ends the script with 3 if that kit can't be used.
find_kit() {
  local built=''
  if [[ -n ${DRAWER_PROTO_KIT+there} ]]; then
    built=$DRAWER_PROTO_KIT
  elif [[ -L $1/.kit ]]; then
    built=$(realpath -m -- "$1/.kit")
  elif [[ -e $1/.kit ]]; then
    IFS= read -r built < "$1/.kit" || true
    [[ $built == /* ]] || built=$1/$built
  fi
  unset DRAWER_PROTO_KIT
  [[ -n $built ]] || return 0
  built=$(realpath -m -- "$built")
  require_kit "$built" "$1/.build/kit"
  export DRAWER_PROTO_KIT=$built
}

# build_on_kit FOLDER NAME: builds the phone in FOLDER on the kit that find_kit has found. Sets `program`.
build_on_kit() {
  build_aloud "$1/.build/kit" 0 swift build --package-path "$1" --scratch-path "$1/.build/kit" "${kit_flags[@]}"
  # shellcheck disable=SC2034  # for the scripts that source this
  program=$(cd -- "$1" && pwd -P)/.build/kit/debug/$2
}

# require_kit KIT [FOLDER]: ends the script if KIT can't be used here. A file in FOLDER, where builds on it are, says which kit was found
# in order, and by which compiler: while no size and no time of their files changes, nothing is read again.
require_kit() {
  local kit=$1 note=${2:+$2/.checked} state='' former
  [[ -d $kit ]] || no_kit "$kit is not there: unpack the kit there again, or name its folder by DRAWER_PROTO_KIT"
  [[ -s $kit/compiler && -s $kit/sums ]] || no_kit "$kit is not a built kit: name the folder that was unpacked"
  grep -q "^Target: $(uname -m)-" -- "$kit/compiler" || no_kit "$kit is not for $(uname -m): use a kit for this processor, or the kit's sources"
  type -P swift > /dev/null || no_kit "Swift is not installed: install the compiler that $kit/compiler names"
  if [[ -n $note ]]; then
    state=$(realpath -m -- "$2" && stat -Lc '%n %i %s %Y' -- "$(type -P swift)" && find "$kit" -type f -printf '%p %s %T@\n' | sort)
    if [[ -f $note ]]; then
      if [[ $state == "$(< "$note")" ]]; then return; fi
      IFS= read -r former < "$note"
      # SwiftPM can't build in a folder that was moved.
      [[ $former == "${state%%$'\n'*}" ]] || rm -rf -- "$2"
    fi
  fi
  require_compiler "$kit"
  (cd -- "$kit" && sha256sum --check --quiet --strict -- sums) &> /dev/null || no_kit "$kit is damaged: unpack the kit again"
  [[ -z $note ]] || { mkdir -p -- "$2" && printf '%s\n' "$state" > "$note"; }
}

# require_compiler KIT: another version of the compiler can't read the kit's modules.
require_compiler() {
  local here wanted
  here=$(swift --version 2> /dev/null) || here=
  wanted=$(< "$1/compiler")
  [[ $here == "$wanted" ]] \
    || no_kit "$1 is for ${wanted%%$'\n'*}, and this is ${here%%$'\n'*}: use a kit for this compiler, or the kit's sources"
}

# no_kit WORDS
no_kit() {
  printf '%s: the kit %s\n' "${0##*/}" "$1" >&2
  exit 3
}
