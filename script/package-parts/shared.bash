# shellcheck shell=bash
# Sourced by main.bash: what all packages have in common.

# read_identity: what the program calls itself, from the one place that has it.
read_identity() {
  local field
  for field in command title version purpose identifier; do
    read -r "${field?}" < <(sed -nE "s/.*[ (]$field: \"([^\"]+)\".*/\\1/p" "$main_file" 2> /dev/null) \
      || fail 3 "$main_file does not say «$field: \"…\"» of the program: write it there"
  done
  [[ $command =~ ^[a-z0-9][a-z0-9.+-]+$ ]] || fail 3 "no package can be called «$command»: use two or more of a-z, 0-9 and - in $main_file"
  [[ $version =~ ^[0-9]+(\.[0-9]+)*$ ]] || fail 3 "«$version» is not a version: write it as 1.2.3 in $main_file"
  readonly command title version purpose identifier
}

# require TOOL …: each is there.
require() {
  local tool
  for tool; do type -P "$tool" > /dev/null || fail 3 "$tool is not there: $(remedy "$tool")"; done
}
remedy() {
  case $1 in
    dpkg) printf 'Debian packages are built on Debian; «script/package tar» works elsewhere, too' ;;
    dpkg-*) printf 'install dpkg-dev, and run this again' ;;
    strip | readelf) printf 'install binutils, and run this again' ;;
    *) printf 'install it, and run this again' ;;
  esac
}

# Nothing about this machine or this moment may reach a package.
pin_packing() {
  umask 022
  unset LANG LANGUAGE
  export LC_ALL=C.UTF-8 TZ=UTC
  # The last commit's time, or without git that of the latest file.
  SOURCE_DATE_EPOCH=$(git -C "$root" log -1 --format=%ct 2> /dev/null) \
    || SOURCE_DATE_EPOCH=$(find "$root/Package.swift" "$root/Sources" "$root/resources" -type f -printf '%Ts\n' | sort -n | tail -n 1)
  export SOURCE_DATE_EPOCH
}

# could_not_make: says why. The step that failed said so in the log, if the disk is not full.
could_not_make() {
  local room
  room=$(df --output=avail -k -- "$work" | tail -n 1)
  if ((room < 1024)) || grep -qE 'No space left on device|enough free space' -- "$log"; then
    fail 3 "$folder is full: make room, or name another folder"
  fi
  # What the compiler says is on the screen already.
  [[ -s $log ]] || fail 3 'the program could not be built'
  tail -n 20 -- "$log" >&2 || true
  fail 3 "the package could not be made: $(grep -v '^$' -- "$log" | tail -n 1)"
}

# Where a build finds the package, whatever its path is: Swift's compiler chooses between instructions by places in its memory,
# and these depend on the length of each path and of each variable of its environment. So it runs here, with its memory always at
# the same place, and with no variable of the user's but PATH and HOME.
readonly one_place=/srv

# above: the folder that has the package in it, and all that its manifest names by a path to there, such as the kit beside it.
above() {
  local path named outer=$root
  while read -r path; do
    named=$(realpath -m -- "$root/$path")
    while [[ $named/ != "$outer"/* ]]; do outer=${outer%/*}; done
  done < <(sed -nE 's/.*\.package\(.*path: "([^/"][^"]*)".*/\1/p' "$root/Package.swift")
  printf '%s' "$outer"
}

# build_program [FLAG …]: as script/run does, with nothing for a debugger. Sets `program`. A build talks for minutes, and a user
# wants to see that it lives. The examples share one folder with the kit, so the plan of a build is made anew each time: that of
# another package with the same targets would be taken for it. A test may have a program already: PACKAGE_PROGRAM names it.
build_program() {
  local above place
  local -a alone=(unshare --mount)
  program=${PACKAGE_PROGRAM-}
  [[ -z $program ]] || return 0
  ((EUID == 0)) || alone+=(--map-root-user)
  place=$(realpath -m -- "$build_folder")
  # A built kit has no sources, and lies anywhere.
  if [[ -n ${DRAWER_PROTO_KIT-} ]]; then
    build_aloud "$place/kit" 60 swift build --package-path "$root" --scratch-path "$place/kit" "${release_flags[@]}" -debug-info-format none \
      --product "$product" "$@" >&"$screen" 2>&1
    program=$place/kit/release/$product
    return
  fi
  above=$(above)
  mkdir -p -- "$place/tmp"
  # shellcheck disable=SC2016  # the words of the other shell
  local build='
    cd -- "$1"
    unset OLDPWD
    source "$2/release-flags.bash"
    source "$2/progress.bash"
    build_aloud "$3" 660 swift build --scratch-path "$3" --disable-build-manifest-caching "${release_flags[@]}" -debug-info-format none \
      --product "${@:4}"'
  if [[ -n $above && -d $one_place && $(type -P swift) != "$one_place"/* ]] && "${alone[@]}" true 2> /dev/null; then
    # SwiftPM locks a build by its path in the folder of temporary files, and other packages have the same path.
    # shellcheck disable=SC2016
    "${alone[@]}" setarch --addr-no-randomize env -i PATH="$(dirname -- "$(type -P swift)"):/usr/bin:/bin" HOME="$one_place${place#"$above"}/tmp" \
      TMPDIR="$one_place${place#"$above"}/tmp" \
      LC_ALL=C.UTF-8 TZ=UTC bash -euc 'mount --rbind "$1" "$2"; shift 2'"$build" script/package "$above" "$one_place" \
      "$one_place${root#"$above"}" "$one_place${scripts#"$above"}" "$one_place${place#"$above"}" "$product" "$@" >&"$screen" 2>&1
  else
    printf 'Without a name space of mounts another build may differ by some bytes\n' >&"$screen"
    bash -euc "$build" script/package "$root" "$scripts" "$place" "$product" "$@" >&"$screen" 2>&1
  fi
  program=$place/release/$product
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

# put_kits MODE FILE TARGET: a file of the kit's, with the names of this program in it.
put_kits() {
  local text
  text=$(< "$2")
  text=${text//DrawerProto/"$title"}
  printf '%s\n' "${text//drawer-proto/"$command"}" > "$work/named"
  put "$1" "$work/named" "$3"
}

# put_shared SHARE ZSH: what a desktop, a shell and a user find under a folder such as /usr/share. zsh's folder differs.
put_shared() {
  local share=$1 what
  put_desktop "$share"
  for what in man bash zsh fish; do "$program" generate "$what" > "$work/$what"; done
  put_packed "$work/man" "$share/man/man1/$command.1.gz"
  put 644 "$work/bash" "$share/bash-completion/completions/$command"
  put 644 "$work/zsh" "$share/zsh/$2/_$command"
  put 644 "$work/fish" "$share/fish/vendor_completions.d/$command.fish"
  put_samples "$share/$command"
}

# put_desktop SHARE: the program's own files of resources/desktop, if there are some; else an entry of its identity.
put_desktop() {
  local own=$root/resources/desktop file
  if [[ -d $own ]]; then
    for file in "$own"/*.desktop; do put 644 "$file" "$1/applications/${file##*/}"; done
  else
    printf '%s\n' '[Desktop Entry]' Type=Application Version=1.4 "Name=$title" "Comment=${purpose^}" "Exec=$command" "Icon=$identifier" \
      Terminal=false StartupNotify=true 'Categories=Development;GTK;' > "$work/entry"
    put 644 "$work/entry" "$1/applications/$identifier.desktop"
  fi
  put_if_there "$own/$identifier.metainfo.xml" "$1/metainfo/$identifier.metainfo.xml"
  put_if_there "$own/$identifier.mime.xml" "$1/mime/packages/$identifier.xml"
  put_if_there "$root/resources/icon.svg" "$1/icons/hicolor/scalable/apps/$identifier.svg"
  put_if_there "$own/$identifier.svg" "$1/icons/hicolor/scalable/apps/$identifier.svg"
  put_if_there "$own/$identifier-symbolic.svg" "$1/icons/hicolor/symbolic/apps/$identifier-symbolic.svg"
}
put_if_there() { [[ ! -e $1 ]] || put 644 "$1" "$2"; }

# is_kit: whether this is the kit's own program. Any other has licences of its own, beside the kit's.
is_kit() { [[ $(kit_file LICENSE) -ef $root/LICENSE ]]; }

# settle FOLDER: every file has the time of the last commit.
settle() { find "$1" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" -- {} +; }
