# shellcheck shell=bash
# Sourced by main.bash: the folder that runs from anywhere.

# Linked into the program, so that no other system needs to have them.
readonly -a static_libraries=(libwebp libwebpmux libz)

check_tar() {
  set_up "$([[ -e /etc/debian_version ]] && echo package || echo run)"
  require swift pkg-config strip readelf xz
}

name_tar() { printf '%s-%s-x86_64.tar.xz' "$command" "$version"; }

# library_folder PACKAGE: where pkg-config's package has its libraries.
library_folder() { pkg-config --variable=libdir "$1"; }

# static_flags: the linker takes an archive where Swift's driver or a built kit names a library, and none of its functions is seen by the
# system's own libraries, which may have another zlib. Only this link has a path in it.
static_flags() {
  local name libraries archive excluded=
  libraries=$(library_folder libwebpmux)
  for name in "${static_libraries[@]}"; do
    archive=$libraries/$name.a
    [[ -f $archive ]] || { printf '%s is not there: install the package that has it\n' "$archive" >&2 && return 1; }
    printf '%s\n' -Xlinker "--remap-inputs=*/$name.so*=$archive"
    excluded+=${excluded:+:}$name.a
  done
  printf '%s\n' -Xlinker "--exclude-libs=$excluded" -Xlinker -rpath -Xlinker "\$ORIGIN/lib"
}

# make_tar TARGET
make_tar() {
  local name=$command-$version-x86_64 tree program
  local -a flags
  tree=$work/$name
  static_flags > "$work/flags"
  mapfile -t flags < "$work/flags"
  build_program "${flags[@]}"
  put_program "$program" "$tree/program/$command"
  put 644 "$(readlink -f -- "$(library_folder spng)/libspng.so")" "$tree/program/lib/libspng.so.0"
  strip --strip-unneeded -- "$tree/program/lib/libspng.so.0"
  libraries > "$work/libraries"
  put 644 "$work/libraries" "$tree/program/libraries"
  put_kits 755 "$parts/start" "$tree/$command"
  put_kits 755 "$parts/install" "$tree/install"
  read_me > "$work/README"
  put 644 "$work/README" "$tree/README"
  put_shared "$tree/share" site-functions
  put_licences "$tree/share/doc/$command"
  settle "$tree"
  # One thread, so that the number of processors changes no byte.
  tar -C "$work" --sort=name --format=gnu --owner=0 --group=0 --numeric-owner -cf - -- "$name" | xz -9 -T1 > "$1"
}

# libraries: which library is in which package of Debian, Fedora and Arch, one a line. What the program needs and no line has
# is an error: its user could not be helped. The C library is on every system.
libraries() {
  local debian looks fedora arch look library
  awk '$1 == "elsewhere" && NF == 5 { print $2, $3, $4, $5 }' "$(kit_file script/packages.txt)" \
    | while read -r debian looks fedora arch; do
      for look in ${looks//,/ }; do printf '%s %s %s %s\n' "${look#lib/}" "$debian" "$fedora" "$arch"; done
    done > "$work/found"
  readelf --wide --dynamic -- "$tree/program/$command" "$tree/program/lib/libspng.so.0" | sed -nE 's/.*\(NEEDED\).*\[(.*)\]/\1/p' | sort -u \
    | while read -r library; do
      case $library in libc.so.6 | libm.so.6 | ld-linux-x86-64.so.2 | libspng.so.0) continue ;; esac
      grep -F -- "$library " "$work/found" || {
        printf 'script/packages.txt has no line for %s\n' "$library" >&2
        return 1
      }
    done
}

# read_me: what is in the folder.
read_me() {
  cat << EOF
$title: $purpose.

  ./$command
        starts it, without installing anything
  ./$command --help
        lists its commands
  ./install --prefix ~/.local
        installs it for you alone: the command, the entry of the menu, icons, man page, completions
  ./install --uninstall --prefix ~/.local
        removes all of that

It needs a Linux for x86_64 with glibc 2.35 and GTK 4.8 or later. If a library is missing, it
names the package that has it. The licences are in share/doc/$command.
EOF
}

# put_licences FOLDER: the program's, the kit's, its fonts' and those of the libraries that come with it.
put_licences() {
  local package
  put_if_there "$root/LICENSE" "$1/LICENSE"
  is_kit || put 644 "$(kit_file LICENSE)" "$1/DrawerProto-LICENSE.txt"
  put 644 "$(kit_file resources/fonts/Inter-LICENSE.txt)" "$1/Inter-LICENSE.txt"
  put 644 "$(kit_file resources/fonts/DejaVu-LICENSE.txt)" "$1/DejaVu-LICENSE.txt"
  # Another system has the libraries' licences elsewhere.
  for package in libspng-dev libwebp-dev zlib1g-dev; do
    put_if_there "/usr/share/doc/$package/copyright" "$1/${package%-dev}-LICENSE.txt"
  done
}
