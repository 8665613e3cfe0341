# shellcheck shell=bash
# Sourced by the scripts that compile Swift for a page, after common.bash: the tools, the flags, and what compiles and links one module.
# $work is a folder that is removed when the script ends.

readonly llvm=/usr/lib/llvm-19
readonly target=wasm32-unknown-none-wasm

readonly -a c_flags=(
  --target=wasm32-wasi --sysroot=/usr -DNDEBUG -Oz -ffunction-sections -fdata-sections
)
readonly c_headers=/usr/include/wasm32-wasi
readonly -a swift_flags=(
  -enable-experimental-feature Embedded -wmo -parse-as-library -swift-version 6 -package-name drawer-proto -target "$target"
  # Another name than that of a command's own.
  -Xfrontend -entry-point-function-name -Xfrontend dp_phone_main
)

# prepare_page: what has to be there, and the folder.
prepare_page() {
  local tool
  for tool in swiftc clang wasm-ld llvm-nm swift-demangle; do
    type -P "$tool" > /dev/null || fail 3 "no $tool: it is part of the Swift toolchain; put that on the PATH"
  done
  [[ -e /usr/lib/wasm32-wasi/libc.a && -d $llvm/include/wasm32-wasi/c++/v1 ]] \
    || fail 3 'no C library for WebAssembly: run script/setup page'
  toolchain=$(dirname -- "$(dirname -- "$(realpath -- "$(type -P swiftc)")")")
  work=$(mktemp -d)
  trap 'rm -rf -- "$work"' EXIT
}

# make_stubs MODULE …: modules with nothing in them. All other modules' names stand for nothing: what they hold is in the one that is
# compiled.
make_stubs() {
  local name
  mkdir -- "$work/stubs"
  : > "$work/nothing.swift"
  for name in "$@"; do
    swiftc -emit-module "${swift_flags[@]}" -module-name "$name" -o "$work/stubs/$name.swiftmodule" "$work/nothing.swift"
  done
}

# make_maps FOLDER …: modules of the headers of C. Those of Sources/Page and Tests/page are CPage and CPageTests.
make_maps() {
  local folder name
  mkdir -- "$work/maps"
  for folder in "$@"; do
    name=${folder##*/}
    case $folder in
      */Sources/Page) name=CPage ;;
      */Tests/page) name=CPageTests ;;
    esac
    printf 'module %s { umbrella "%s/include" }\n' "$name" "$folder"
  done > "$work/maps/module.modulemap"
}

# run_compiler WORDS …: the compiler with what all its calls have; what it refuses is shown.
run_compiler() {
  swiftc "${swift_flags[@]}" -I "$work/stubs" -I "$work/maps" -module-name Phone "$@" > "$work/log" 2>&1 || {
    grep -A 3 'error:' "$work/log" >&2
    fail 1 'the sources can not be compiled for a page: docs/architecture.md says what they may not use'
  }
}

# check_swift FILE …: whether the compiler takes the files.
check_swift() { run_compiler -emit-sil -Onone "$@" -o /dev/null; }

# compile_swift SPEED FILE …: one module of all files, and what it names.
compile_swift() {
  run_compiler -emit-object "$@" -o "$work/phone.o"
  llvm-nm "$work/phone.o" > "$work/symbols"
}

# name_classes: the table of the names of its classes.
name_classes() {
  "$root/script/page-names.py" "$work/symbols" > "$work/names.c"
  clang "${c_flags[@]}" -isystem "$c_headers" -std=gnu23 -I "$root/Sources/Page/include" -c "$work/names.c" -o "$work/Page-names.o"
}

# compile_c FOLDER FLAG …: each file of a module of C.
compile_c() {
  local file
  for file in "$1"/*.c; do
    clang "${c_flags[@]}" -isystem "$c_headers" -std=gnu23 -I "$root/Sources/CExact/include" -I "$1/include" "${@:2}" \
      -c "$file" -o "$work/${1##*/}-$(basename -- "$file" .c).o"
  done
}

# link_page WORDS …: the module with what every page needs.
link_page() {
  wasm-ld --gc-sections -O2 --strip-all -z stack-size=8388608 "$@" "$work/phone.o" "$work"/Page-{page,names}.o \
    "$toolchain/lib/swift/embedded/$target/libswiftUnicodeDataTables.a" /usr/lib/wasm32-wasi/libc.a \
    "$llvm"/lib/clang/19/lib/wasi/libclang_rt.builtins-wasm32.a
}
