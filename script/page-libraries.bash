# shellcheck shell=bash
# Sourced by script/page-engine after page.bash and roots.bash: the C libraries of a page, compiled from Debian's source packages of the
# versions that are installed here. They stay in the user's cache; a page uses the same as the program does.

readonly cache=${XDG_CACHE_HOME:-${HOME:?}/.cache}/drawer-proto-page

# What no text of a phone needs. Shaping is the same without it: script/test compares.
readonly -a harfbuzz_flags=(
  -std=c++17 -nostdinc++ -isystem "$llvm/include/wasm32-wasi/c++/v1" -isystem "$c_headers" -fno-exceptions -fno-rtti
  -fno-threadsafe-statics
  -DHB_NO_MT -DHB_NDEBUG -DHB_DISABLE_DEPRECATED -DHB_NO_ATEXIT -DHB_NO_BUFFER_MESSAGE -DHB_NO_BUFFER_SERIALIZE
  -DHB_NO_BUFFER_VERIFY -DHB_NO_DRAW -DHB_NO_GETENV -DHB_NO_HINTING
  -DHB_NO_MATH -DHB_NO_META -DHB_NO_MMAP -DHB_NO_OPEN -DHB_NO_SETLOCALE -DHB_NO_OT_FONT_GLYPH_NAMES
  -DHB_NO_SUBSET_LAYOUT -DHB_NO_VAR -DHB_NO_LAYOUT_COLLECT_GLYPHS
  -DHB_OPTIMIZE_SIZE
)

# PNG files are read as the program reads them. Nothing is written.
readonly -a spng_flags=(-std=gnu17 -DSPNG_STATIC)
# libspng names what writes, too.
readonly -a zlib_parts=(adler32 crc32 deflate inffast inflate inftrees trees zutil)

# version_of PACKAGE: the version of its source package.
version_of() {
  dpkg-query -W -f '${source:Version}' "$1" 2> /dev/null || fail 3 "no $1: run script/setup run"
}

# fetch_sources FOLDER PACKAGE=VERSION …: Debian's sources of packages, by lists of their own; each in a folder of its name there.
fetch_sources() {
  local place=$1 package
  local -a apt=(
    apt-get -qq -o "Dir::Etc::SourceList=$place/sources.list" -o Dir::Etc::SourceParts=- -o "Dir::State::Lists=$place/lists"
    -o "Dir::Cache=$place" -o APT::Sandbox::User=root
  )
  mkdir -p -- "$place/lists/partial"
  # shellcheck disable=SC1091  # the system's
  sources "$(. /etc/os-release && printf '%s' "${VERSION_CODENAME:-sid}")" | sed 's/^deb /deb-src /' > "$place/all.list"
  # Of one version in several archives apt takes the first, and the one for security keeps only its latest files.
  { grep -v -e -security "$place/all.list"; grep -e -security "$place/all.list" || true; } > "$place/sources.list"
  "${apt[@]}" update || return
  for package in "${@:2}"; do
    mkdir -- "$place/${package%=*}"
    (cd -- "$place/${package%=*}" && "${apt[@]}" source --download-only "$package" && tar -xf ./*.orig.tar.* --strip-components=1) \
      || return
  done
}

# compile_libraries SOURCES FOLDER
compile_libraries() {
  local part
  mkdir -p -- "$2/include"
  clang++ "${c_flags[@]}" "${harfbuzz_flags[@]}" -w -c "$1/harfbuzz/src/harfbuzz.cc" -o "$2/harfbuzz.o" || return
  for part in "${zlib_parts[@]}"; do
    clang "${c_flags[@]}" -isystem "$c_headers" -std=gnu17 -w -c "$1/zlib/$part.c" -o "$2/zlib-$part.o" || return
  done
  clang "${c_flags[@]}" "${spng_flags[@]}" -isystem "$c_headers" -I "$1/zlib" -w -c "$1/libspng/spng/spng.c" -o "$2/spng.o" || return
  cp -- "$1"/harfbuzz/src/hb*.h "$1"/zlib/{zlib,zconf}.h "$1/libspng/spng/spng.h" "$2/include/"
}

# libraries: prints where their headers and objects are.
libraries() {
  local place lock
  local -a wanted=()
  wanted=("harfbuzz=$(version_of libharfbuzz-dev)" "zlib=$(version_of zlib1g-dev)" "libspng=$(version_of libspng-dev)") || exit
  place=$cache/$(printf '%s\n' "${wanted[@]}" "$(declare -f compile_libraries)" "${c_flags[@]}" "${harfbuzz_flags[@]}" "${spng_flags[@]}" "${zlib_parts[@]}" \
    | sha256sum | head -c 16)
  mkdir -p -- "$cache"
  exec {lock}> "$cache/lock"
  flock "$lock"
  if [[ ! -d $place ]]; then
    printf 'Compiling for a page: %s\n' "${wanted[*]}" >&2
    rm -rf -- "$cache"/*/
    fetch_sources "$work/sources" "${wanted[@]}" > "$work/log" 2>&1 \
      || fail 3 "Debian's sources can't be fetched: $(grep -E '^(E|W):' "$work/log" | head -n 1)"
    compile_libraries "$work/sources" "$work/libraries" > "$work/log" 2>&1 \
      || fail 1 "the libraries can't be compiled for a page: $(grep -m 1 'error:' "$work/log")"
    mv -- "$work/libraries" "$place"
  fi
  printf '%s' "$place"
}
