# shellcheck shell=bash
# Sourced by run: phones of one's own, packaged by their own scripts. They are built where the kit is, and share its build.

readonly player=$root/Examples/Player
readonly player_deb=$work/player/player_0.1.0_amd64.deb player_folder=$work/player-anywhere/player-0.1.0-x86_64

make_player() { "$player/script/package" "$1" "$work/player"; }
# has_own_names TREE: no file of another phone is in there, and what it says of itself names none.
has_own_names() {
  local found
  found=$(cd -- "$1" && find . -iname '*drawer*' ! -name 'DrawerProto-LICENSE.txt')
  found+=$(grep -rliI --exclude-dir=doc drawer -- "$1" || true)
  [[ -z $found ]] || { printf '%s\n' "$found" && return 1; }
}
unpack_player() {
  mkdir -- "$work/player-tree" "$work/player-anywhere"
  dpkg-deb -x "$player_deb" "$work/player-tree" && tar -C "$work/player-anywhere" -xJf "$work/player/player-0.1.0-x86_64.tar.xz" \
    && has_own_names "$work/player-tree" && has_own_names "$player_folder"
}
has_own_entry() {
  local entry=$work/player-tree/usr/share/applications/org.example.Player.desktop
  desktop-file-validate "$entry" && grep -qx 'Exec=player' "$entry" && grep -qx 'Icon=org.example.Player' "$entry" \
    && cmp -- "$player/resources/icon.svg" "$work/player-tree/usr/share/icons/hicolor/scalable/apps/org.example.Player.svg"
}
installs_player() {
  "$player_folder/install" --prefix "$work/both" && "$place/install" --prefix "$work/both" \
    && says 0 'player 0.1.0' "$work/both/bin/player" --version && "$work/both/lib/player/install" --uninstall --prefix "$work/both" \
    && says 0 "drawer-proto $version" "$work/both/bin/drawer-proto" --version && "$place/install" --uninstall --prefix "$work/both" \
    && [[ -z $(find "$work/both" -type f ! -name mimeinfo.cache) ]]
}
# A phone that was made a moment ago, in a folder that sees the kit by a path from there.
make_new_phone() {
  local phone=$built/phone
  rm -rf -- "$phone" && "$root/script/new-prototype" 'Night Lamp' "$phone" || return
  sed -i 's|path: "[^"]*"|path: "../.."|' "$phone/Package.swift" && mkdir -- "$phone/.build" && ln -s ../.. "$phone/.build/package" \
    && printf 'Lamps are free.\n' > "$phone/LICENSE" && "$phone/script/package" deb "$work/lamp" || return
  dpkg-deb -x "$work/lamp/night-lamp_0.1.0_amd64.deb" "$work/lamp/tree" && says 0 'night-lamp 0.1.0' "$work/lamp/tree/usr/bin/night-lamp" --version \
    && has_own_names "$work/lamp/tree" && grep -qx ' Lamps are free.' "$work/lamp/tree/usr/share/doc/night-lamp/copyright"
}
# named TITLE COMMAND …: the window that is waited for has this title.
named() {
  local title=$1
  "${@:2}"
}
try_player_image() {
  local layer=$work/player-layer lower said
  make_player oci && said=$(skopeo --insecure-policy inspect --config "oci-archive:$work/player/player-0.1.0-oci.tar") \
    && [[ $said == *'"Cmd":["player","--help"]'* || $said == *'"player",'* ]] && mkdir -p -- "$layer" "$work/player-image" \
    && tar -C "$work/player-image" -xf "$work/player/player-0.1.0-oci.tar" \
    && tar -C "$layer" -xzf "$(find "$work/player-image/blobs" -type f -size +1M)" || return
  lower=$layer
  in_root player-image "[[ \$(player --version) == 'player 0.1.0' ]]"
}

try_phones() {
  fact 'The player: a Debian package is made' make_player deb
  fact 'The player: a folder is made' make_player tar
  fact 'The player: all names are its own' unpack_player
  fact 'The player: lintian finds no error and no warning' passes_lintian "$player_deb"
  fact 'The player: no path of this machine is in the program' has_no_path "$work/player-tree/usr/bin/player"
  fact 'The player: its entry of the menu and its icon are its own' has_own_entry
  fact 'The player: it is installed for one user beside the other phone, and removed' installs_player
  fact 'A new phone makes its Debian package, with its licence' make_new_phone
  if ((EUID == 0)); then fact 'The player: an image is made, and it says its version in there' try_player_image; fi
  cp -- "$player_deb" "$files/player.deb"
  tar -C "$player" -cf "$files/player-tests.tar" Tests resources
}

# try_phone RELEASE: beside the other phone, which is installed there.
try_phone() {
  fact "$1: the player is installed, and its window opens" named Player arrives "$1" player.deb player
  fact "$1: the player's pictures are equal to their baselines" in_root "$1" '
    mkdir /run/player && cd /run/player && tar -xf /mnt/player-tests.tar && CI=true player test Tests/pictures'
  fact "$1: the player's man page is there" in_root "$1" 'man player | grep -q "a music player to try with a finger"'
  fact "$1: purged, the player leaves nothing, and the other phone stays" in_root "$1" "$leaves
    leaves player 'player' 'org.example.Player' && [[ \$(drawer-proto --version) == 'drawer-proto $version' ]]"
}
