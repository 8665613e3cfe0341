# shellcheck shell=bash
# Sourced by script/package: the Debian package.

check_deb() {
  require dpkg dpkg-deb dpkg-shlibdeps
  [[ $(dpkg --print-architecture) == amd64 ]] \
    || fail 3 "the Debian package is for amd64, and this Debian is $(dpkg --print-architecture): build it on another machine"
  [[ ! -e /etc/debian_version ]] || "$root/script/setup" package >&2 || exit 3
}

name_deb() { printf 'drawer-proto_%s_amd64.deb' "$version"; }

# make_deb TARGET
make_deb() {
  local tree=$work/tree share=$work/tree/usr/share
  build_program
  put_program "$program" "$tree/usr/bin/drawer-proto"
  put_shared "$share" vendor-completions
  copyright > "$work/copyright"
  put 644 "$work/copyright" "$share/doc/drawer-proto/copyright"
  debian_changelog > "$work/changelog"
  put_packed "$work/changelog" "$share/doc/drawer-proto/changelog.gz"
  control "$tree"
  settle "$tree"
  # One thread, so that the number of processors changes no byte.
  dpkg-deb --root-owner-group --threads-max=1 -Zxz -z9 --build "$tree" "$1"
}

# Who maintains it: Debian's own variables say it, if somebody publishes it.
maintainer() { printf '%s <%s>' "${DEBFULLNAME:-The DrawerProto authors}" "${DEBEMAIL:-authors@drawer-proto.invalid}"; }

# control TREE: what dpkg reads of a package, in the tree's folder DEBIAN.
control() {
  local tree=$1 depends size address
  mkdir -p -- "$work/source/debian" "$tree/DEBIAN"
  printf 'Source: drawer-proto\n\nPackage: drawer-proto\nArchitecture: amd64\n' > "$work/source/debian/control"
  # It says of some libraries that the program does not need them: Swift's driver names all that GTK asks for.
  depends=$(cd -- "$work/source" && dpkg-shlibdeps --warnings=0 -O "-e$tree/usr/bin/drawer-proto")
  depends=${depends#shlibs:Depends=}
  # What Debian counts: whole KiB of each file, and one for each folder.
  size=$(find "$tree" -path "$tree/DEBIAN" -prune -o -type f -printf '%s\n' -o -printf '1\n' | awk '{ all += int(($1 + 1023) / 1024) } END { print all }')
  address=$(< "$root/resources/address")
  {
    printf 'Package: drawer-proto\nVersion: %s\nArchitecture: amd64\n' "$version"
    printf 'Maintainer: %s\nInstalled-Size: %d\n' "$(maintainer)" "$size"
    printf 'Depends: %s\nRecommends: libgtk-4-bin, libsoup-3.0-0\n' "$depends"
    printf 'Section: graphics\nPriority: optional\n'
    [[ -z $address ]] || printf 'Homepage: %s\n' "$address"
    cat -- "$root/script/package-parts/description"
  } > "$tree/DEBIAN/control"
  (cd -- "$tree" && find usr -type f -print0 | sort -z | xargs -0 md5sum) > "$tree/DEBIAN/md5sums"
}

# One entry for each release that the metainfo names, the latest first.
debian_changelog() {
  local release date
  [[ $version == "$(sed -nE 's/.*<release version="([^"]+)".*/\1/p' "$root/resources/desktop/$identifier.metainfo.xml" | head -n 1)" ]] \
    || { printf 'the metainfo does not name version %s first\n' "$version" >&2 && return 1; }
  while read -r release date; do
    printf 'drawer-proto (%s) unstable; urgency=medium\n\n  * Release %s.\n\n' "$release" "$release"
    printf ' -- %s  %s\n' "$(maintainer)" "$(date -uR -d "$date")"
  done < <(sed -nE 's/.*<release version="([^"]+)" date="([^"]+)".*/\1 \2/p' "$root/resources/desktop/$identifier.metainfo.xml")
}

# licence FILE FROM [TO]: its lines from one that begins so to one that begins so, as a field of a copyright file has them.
licence() {
  local to=\$
  [[ -z ${3-} ]] || to=/^$3/
  sed -n "/^$2/,${to}p" -- "$1" | sed -E -e 's/[ \t]+$//' -e 's/^$/./' -e 's/^/ /'
}

# Debian's copyright file. The texts are those beside the sources.
copyright() {
  cat << 'EOF'
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: DrawerProto
Comment: The program has fonts and libraries of Swift in it. Files are named
 as they are in the sources.

Files: *
Copyright: 2026 The DrawerProto authors
License: Expat

Files: resources/fonts/Inter-*
Copyright: 2020 The Inter Project Authors (https://github.com/rsms/inter)
License: OFL-1.1

Files: resources/fonts/DejaVu*
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
  licence "$root/LICENSE" 'Permission is' 'SOFTWARE\.'
  printf '\nLicense: OFL-1.1\n'
  licence "$root/resources/fonts/Inter-LICENSE.txt" 'SIL OPEN FONT LICENSE'
  printf '\nLicense: Bitstream-Vera-and-Arev\n'
  licence "$root/resources/fonts/DejaVu-LICENSE.txt" ''
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
