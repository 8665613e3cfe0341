# shellcheck shell=bash
# Sourced by main.bash: the Debian package.

check_deb() {
  require dpkg
  [[ $(dpkg --print-architecture) == amd64 ]] \
    || fail 3 "the Debian package is for amd64, and this Debian is $(dpkg --print-architecture): build it on another machine"
  [[ ! -e /etc/debian_version ]] || set_up package
  require swift dpkg-deb dpkg-shlibdeps strip
}

name_deb() { printf '%s_%s_amd64.deb' "$command" "$version"; }

# make_deb TARGET
make_deb() {
  local tree=$work/tree share=$work/tree/usr/share
  build_program
  put_program "$program" "$tree/usr/bin/$command"
  put_shared "$share" vendor-completions
  copyright > "$work/copyright"
  put 644 "$work/copyright" "$share/doc/$command/copyright"
  debian_changelog > "$work/changelog"
  put_packed "$work/changelog" "$share/doc/$command/changelog.gz"
  control "$tree"
  settle "$tree"
  # One thread, so that the number of processors changes no byte.
  dpkg-deb --root-owner-group --threads-max=1 -Zxz -z9 --build "$tree" "$1"
}

# Who maintains it: Debian's own variables say it, if somebody publishes it.
maintainer() { printf '%s <%s>' "${DEBFULLNAME:-The $title authors}" "${DEBEMAIL:-authors@$command.invalid}"; }

# control TREE: what dpkg reads of a package, in the tree's folder DEBIAN.
control() {
  local tree=$1 depends size address=
  mkdir -p -- "$work/source/debian" "$tree/DEBIAN"
  printf 'Source: %s\n\nPackage: %s\nArchitecture: amd64\n' "$command" "$command" > "$work/source/debian/control"
  # It says of some libraries that the program does not need them: Swift's driver names all that GTK asks for.
  depends=$(cd -- "$work/source" && dpkg-shlibdeps --warnings=0 ${PACKAGE_PROGRAM:+--ignore-missing-info} -O "-e$tree/usr/bin/$command")
  depends=${depends#shlibs:Depends=}
  # What Debian counts: whole KiB of each file, and one for each folder.
  size=$(find "$tree" -path "$tree/DEBIAN" -prune -o -type f -printf '%s\n' -o -printf '1\n' | awk '{ all += int(($1 + 1023) / 1024) } END { print all }')
  [[ ! -e $root/resources/address ]] || address=$(< "$root/resources/address")
  {
    printf 'Package: %s\nVersion: %s\nArchitecture: amd64\n' "$command" "$version"
    printf 'Maintainer: %s\nInstalled-Size: %d\n' "$(maintainer)" "$size"
    printf 'Depends: %s\nRecommends: libgtk-4-bin, libsoup-3.0-0\n' "$depends"
    printf 'Section: graphics\nPriority: optional\n'
    [[ -z $address ]] || printf 'Homepage: %s\n' "$address"
    description
  } > "$tree/DEBIAN/control"
  (cd -- "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) > "$tree/DEBIAN/md5sums"
}

# description: the one that is with the desktop's files, or one from what the program says of itself. It begins with no article.
description() {
  local words=${purpose#a }
  if [[ -e $root/resources/desktop/description ]]; then
    cat -- "$root/resources/desktop/description"
  else
    printf 'Description: %s\n %s is a touch prototype in a window or in a browser.\n' "${words#an }" "$title"
    printf ' You can slow it down, pause it and step through it frame by frame.\n'
  fi
}

# releases: the version and date of each, the latest first: those that the metainfo names, or else this one alone.
releases() {
  local metainfo=$root/resources/desktop/$identifier.metainfo.xml
  if [[ -e $metainfo ]]; then
    sed -nE 's/.*<release version="([^"]+)" date="([^"]+)".*/\1 \2/p' "$metainfo"
  else
    printf '%s @%s\n' "$version" "$SOURCE_DATE_EPOCH"
  fi
}

debian_changelog() {
  local release date
  [[ $(releases | head -n 1) == "$version "* ]] || { printf 'the metainfo does not name version %s first\n' "$version" >&2 && return 1; }
  while read -r release date; do
    printf '%s (%s) unstable; urgency=medium\n\n  * Release %s.\n\n' "$command" "$release" "$release"
    printf ' -- %s  %s\n' "$(maintainer)" "$(date -uR -d "$date")"
  done < <(releases)
}

# licence FILE FROM [TO]: its lines from one that begins so to one that begins so, as a field of a copyright file has them.
licence() {
  local to=\$
  [[ -z ${3-} ]] || to=/^$3/
  sed -n "/^$2/,${to}p" -- "$1" | sed -E -e 's/[ \t]+$//' -e 's/^$/./' -e 's/^/ /'
}

# Debian's copyright file. The texts are those beside the sources.
copyright() {
  local kit=
  printf '%s\n' 'Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/' "Upstream-Name: $title" \
    'Comment: The program has fonts and libraries of Swift in it. Files are named' ' as they are in the sources.'
  if ! is_kit; then
    kit=drawer-proto/
    printf '\nFiles: *\nCopyright: %s The %s authors\nLicense: own\n' "$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y)" "$title"
    if [[ -e $root/LICENSE ]]; then licence "$root/LICENSE" ''; else printf ' Its authors name no licence.\n'; fi
  fi
  cat << EOF

Files: $kit*
Copyright: 2026 The DrawerProto authors
License: Expat

Files: ${kit}resources/fonts/Inter-*
Copyright: 2020 The Inter Project Authors (https://github.com/rsms/inter)
License: OFL-1.1

Files: ${kit}resources/fonts/DejaVu*
Copyright: 2003 Bitstream, Inc.
 2006 Tavmjong Bah
License: Bitstream-Vera-and-Arev
Comment: The changes of the DejaVu fonts are in the public domain.

Files: swift/*
Copyright: 2014-2026 Apple Inc. and the Swift project authors
License: Apache-2.0-with-Runtime-Library-Exception
Comment: Swift's own libraries, which the compiler links into the program.

License: Expat
EOF
  licence "$(kit_file LICENSE)" 'Permission is' 'SOFTWARE\.'
  printf '\nLicense: OFL-1.1\n'
  licence "$(kit_file resources/fonts/Inter-LICENSE.txt)" 'SIL OPEN FONT LICENSE'
  printf '\nLicense: Bitstream-Vera-and-Arev\n'
  licence "$(kit_file resources/fonts/DejaVu-LICENSE.txt)" ''
  cat << 'EOF'

License: Apache-2.0-with-Runtime-Library-Exception
 On Debian the text of the Apache License 2.0 is in
 /usr/share/common-licenses/Apache-2.0.
 .
 Runtime Library Exception to the Apache 2.0 License:
 .
 As an exception, if you use this Software to compile your source code and
 portions of this Software are embedded into the binary product as a result,
 you may redistribute such product without providing attribution as would
 otherwise be required by Sections 4(a), 4(b) and 4(d) of the License.
EOF
}
