# shellcheck shell=bash
# Sourced by run: the short way, for every change. The program is one that is built already, with the libraries of Swift that it names.

pack_short() {
  PACKAGE_PROGRAM=$DRAWER_PROTO "$root/script/package" deb "$work/short" && mv -- "$work/short/"*.deb "$files/drawer-proto.deb" || return
  ldd "$DRAWER_PROTO" | sed -nE 's/.* => (\/[^ ]+) .*/\1/p' | while read -r library; do
    [[ $library =~ ^(/usr)?/lib/ ]] || install -D -t "$files/libraries" -- "$library"
  done
}
try_short() {
  [[ -x ${DRAWER_PROTO-} ]] || fail 2 'DRAWER_PROTO names no program: build one, and name it'
  fact 'A Debian package is made' pack_short
  if ((EUID != 0)) || ! lower=$(bare_root trixie); then
    skip "its root can't be made"
    return
  fi
  show
  fact "From a bare root to the first window, and most of that is what Debian's packages take" arrives trixie drawer-proto.deb drawer-proto
  fact 'It draws a frame' in_root trixie 'drawer-proto capture /usr/share/drawer-proto/scenarios/drawer.scenario.json -o a.png && [[ -s a.png ]]'
  fact 'Purged, it leaves nothing' in_root trixie "$leaves; leaves drawer-proto '*drawer*proto*' drawer.proto"
}
