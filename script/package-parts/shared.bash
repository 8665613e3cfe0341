# shellcheck shell=bash
# Sourced by script/package: what all packages have in common.

readonly identifier=io.github.drawer_proto.DrawerProto

# The version has one place.
program_version() { sed -nE 's/.* version: "([0-9.]+)".*/\1/p' "$root/Sources/DrawerProto/Main.swift"; }

# require TOOL …: each is there.
require() {
  local tool
  for tool; do type -P "$tool" > /dev/null || fail 3 "$tool is not there: $(remedy "$tool")"; done
}
remedy() {
  case $1 in
    dpkg*) printf 'Debian packages are built on Debian; «script/package tar» works elsewhere, too' ;;
    mmdebstrap) printf 'install it, or run «script/setup package» as root' ;;
    *) printf 'install it, and run this again' ;;
  esac
}

# Nothing about this machine or this moment may reach a package.
pin_packing() {
  umask 022
  unset LANG LANGUAGE
  export LC_ALL=C.UTF-8 TZ=UTC
  SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct) || fail 3 'git does not know the last commit: make packages in a clone'
  export SOURCE_DATE_EPOCH
}

# could_not_make: says why. The step that failed said so in the log, if the disk is not full.
could_not_make() {
  local room
  room=$(df --output=avail -k -- "$work" | tail -n 1)
  if ((room < 1024)) || grep -q 'No space left on device' -- "$work/log"; then
    fail 3 "$folder is full: make room, or name another folder"
  fi
  tail -n 20 -- "$work/log" >&2 || true
  fail 3 "the package could not be made: $(grep -v '^$' -- "$work/log" | tail -n 1)"
}

# Where a build finds the checkout, whatever its path is: Swift's compiler chooses between instructions by places in its memory,
# and these depend on the length of each path. So it runs here, and with its memory always at the same place.
readonly one_place=/srv

# build_program [FLAG …]: as script/run does, with nothing for a debugger. Sets `program`. A build talks for minutes, and a user
# wants to see that it lives.
build_program() {
  local -a alone=(unshare --mount)
  ((EUID == 0)) || alone+=(--map-root-user)
  # shellcheck disable=SC2016  # the words of the other shell
  local build='
    flags=("$@")
    source script/common.bash
    build_release --scratch-path "$root/.build-package" -debug-info-format none --product drawer-proto "${flags[@]}"'
  if "${alone[@]}" true 2> /dev/null && [[ -d $one_place && $(type -P swift) != "$one_place"/* ]]; then
    # SwiftPM locks a build by its path in the folder of temporary files, and other checkouts have the same path.
    mkdir -p -- "$root/.build-package/tmp"
    # shellcheck disable=SC2016
    "${alone[@]}" setarch --addr-no-randomize env -i PATH="$PATH" HOME="$HOME" TMPDIR="$one_place/.build-package/tmp" \
      LC_ALL=C.UTF-8 TZ=UTC bash -euc '
      mount --bind "$1" "$2"
      cd -- "$2"
      shift 2
      '"$build" bash "$root" "$one_place" "$@" >&"$screen" 2>&1
  else
    printf 'Without a name space of mounts another build may differ by some bytes\n' >&"$screen"
    (cd -- "$root" && bash -euc "$build" bash "$@") >&"$screen" 2>&1
  fi
  program=$root/.build-package/release/drawer-proto
}

# put MODE FILE TARGET: a file of a package; its folders are made.
put() { install -D -m "$1" -- "$2" "$3"; }

# put_program PROGRAM TARGET: without what only a debugger or a linker reads.
put_program() {
  put 755 "$1" "$2"
  strip --strip-all --remove-section=.comment --remove-section=.note -- "$2"
}

# put_packed TEXT TARGET: compressed, with no name and no time in it.
put_packed() {
  mkdir -p -- "${2%/*}"
  gzip -9n < "$1" > "$2"
}

# put_shared SHARE ZSH: what a desktop, a shell and a user find under a folder such as /usr/share. zsh's folder differs.
put_shared() {
  local share=$1 file
  for file in "$root"/resources/desktop/*.desktop; do put 644 "$file" "$share/applications/${file##*/}"; done
  put 644 "$root/resources/desktop/$identifier.metainfo.xml" "$share/metainfo/$identifier.metainfo.xml"
  put 644 "$root/resources/desktop/$identifier.mime.xml" "$share/mime/packages/$identifier.xml"
  put 644 "$root/resources/desktop/$identifier.svg" "$share/icons/hicolor/scalable/apps/$identifier.svg"
  put 644 "$root/resources/desktop/$identifier-symbolic.svg" "$share/icons/hicolor/symbolic/apps/$identifier-symbolic.svg"
  put_packed "$root/resources/man/drawer-proto.1" "$share/man/man1/drawer-proto.1.gz"
  put 644 "$root/resources/completions/drawer-proto.bash" "$share/bash-completion/completions/drawer-proto"
  put 644 "$root/resources/completions/_drawer-proto" "$share/zsh/$2/_drawer-proto"
  put 644 "$root/resources/completions/drawer-proto.fish" "$share/fish/vendor_completions.d/drawer-proto.fish"
  # Samples: to be played, and to be copied and changed.
  for file in "$root"/resources/{scenarios,tunings,schemas,content}/*.json "$root"/docs/drawer.review/*; do
    put 644 "$file" "$share/drawer-proto/$(basename -- "${file%/*}")/${file##*/}"
  done
}

# settle FOLDER: every file has the time of the last commit.
settle() { find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" -- {} +; }
