# shellcheck shell=bash
# Sourced by script/package: the kit without its build, for phones of one's own.

# The modules behind the three library products. Those of C have their headers in the kit.
readonly -a kit_modules=(
  TouchKit TouchStyle JSON Files Threads GtkPaint TuningFiles Rehearsal MotionStudy Capture VisualTesting Reviews Workbench Widgets
  Studio PrototypeProgram
)
readonly -a kit_c_modules=(
  CBrowserPage CCompare CDeflate CEngineTuning CExact CFiles CFonts CGate CGtkShim CLimits CReviewPage CSampler CSystem
)

check_kit() {
  require strip readelf xz git sha256sum swift
  set_up "$([[ -e /etc/debian_version ]] && echo package || echo run)"
}

name_kit() { printf 'drawer-proto-kit-%s-x86_64.tar.xz' "$version"; }

# make_kit TARGET
make_kit() {
  local name=drawer-proto-kit-$version-x86_64 program
  build_program
  put_kit "$work/$name"
  settle "$work/$name"
  # One thread, so that the number of processors changes no byte.
  tar -C "$work" --sort=name --format=gnu --owner=0 --group=0 --numeric-owner -cf - -- "$name" | xz -9 -T1 > "$1"
}

# put_kit FOLDER: the kit that the built program was made of.
put_kit() {
  local tree=$1 font
  put_library "$tree"
  (cd -- "$tree" && find include lib modules -type f -print0 | sort -z | xargs -0 sha256sum) > "$work/sums"
  put 644 "$work/sums" "$tree/sums"
  swift --version > "$work/compiler" 2> /dev/null
  put 644 "$work/compiler" "$tree/compiler"
  put_scripts "$tree"
  put 644 "$root/LICENSE" "$tree/licences/LICENSE"
  for font in Inter DejaVu; do put 644 "$root/resources/fonts/$font-LICENSE.txt" "$tree/licences/$font-LICENSE.txt"; done
}

# put_library FOLDER: what the compiler and the linker read.
put_library() {
  local module
  for module in "${kit_modules[@]}"; do put 644 "${program%/*}/Modules/$module.swiftmodule" "$1/modules/$module.swiftmodule"; done
  put_headers "$1/include"
  put_objects "$1/lib"
}

# put_headers FOLDER: the headers of the modules in C, and one module map for all of them.
put_headers() {
  local module map header
  for module in "${kit_c_modules[@]}"; do
    for header in "$root/Sources/$module/include"/*.h; do put 644 "$header" "$1/$module/${header##*/}"; done
    map=$root/Sources/$module/include/module.modulemap
    if [[ -e $map ]]; then
      sed "s|header \"|&$module/|" "$map"
    else
      printf 'module %s {\n' "$module"
      # SwiftPM's rule: a header of the module's name is all of it.
      if [[ -e $1/$module/$module.h ]]; then
        printf '  header "%s/%s.h"\n' "$module" "$module"
      else
        for header in "$1/$module"/*.h; do printf '  header "%s/%s"\n' "$module" "${header##*/}"; done
      fi
      printf '  export *\n}\n'
    fi
  done > "$work/module.modulemap"
  cat "$root"/Sources/System/*/module.modulemap >> "$work/module.modulemap"
  put 644 "$work/module.modulemap" "$1/module.modulemap"
}

# put_objects FOLDER: all objects of the kit as one, so that the linker leaves none of them out, and a text for the linker that names it
# with the libraries that the program needs, but for Swift's own, which are in the phone. So a phone needs no package of Debian's that ends in
# -dev.
put_objects() {
  local lib=$1
  mkdir -p -- "$lib"
  grep -vE '/(DrawerProto|Screens|CResources)\.build/' "${program%/*}/drawer-proto.product/Objects.LinkFileList" \
    | sed "s|^$one_place/|$root/|" > "$work/objects"
  "$(linker)" -r -o "$lib/DrawerProtoKit.o" "@$work/objects"
  strip --strip-debug --remove-section=.comment -- "$lib/DrawerProtoKit.o"
  {
    printf '/* What a phone is linked with. */\nINPUT(DrawerProtoKit.o'
    readelf --wide --dynamic -- "$program" | sed -nE 's/.*\(NEEDED\).*\[(.*)\]/\1/p' \
      | grep -vE '^(libc|libm|libgcc_s|libstdc\+\+|ld-linux.*|lib(swift|_?Foundation|dispatch|BlocksRuntime).*)\.so' | sed 's/^/ -l:/' | tr -d '\n'
    printf ')\n'
  } > "$work/script"
  put 644 "$work/script" "$lib/libDrawerProtoKit.so"
}

# linker: the toolchain's own.
linker() { printf '%s/ld.lld' "$(dirname -- "$(readlink -f -- "$(type -P swift)")")"; }

# put_scripts FOLDER: what makes a phone and builds it on this kit.
put_scripts() {
  local file mode
  put 755 "$root/script/package-parts/new-prototype" "$1/new-prototype"
  sed "s/VERSION/$version/" "$root/script/package-parts/README-kit" > "$work/README"
  put 644 "$work/README" "$1/README"
  while IFS= read -r file; do
    mode=644
    [[ ! -x $root/$file ]] || mode=755
    put "$mode" "$root/$file" "$1/$file"
  done < <(git -C "$root" ls-files --cached --others --exclude-standard script/template script/new-prototype \
    script/{common,kit,progress,release-flags,roots}.bash script/packages.txt script/package-parts resources/fonts/'*-LICENSE.txt' LICENSE)
}
