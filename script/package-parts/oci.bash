# shellcheck shell=bash
# Sourced by main.bash: a small Debian with the program, as an archive that container tools read.
# script/package-parts/Containerfile has the same steps for those who build images with such a tool.

readonly image_release=trixie
# shellcheck source=../roots.bash
source "$(kit_file script/roots.bash)"

check_oci() {
  check_deb
  require mmdebstrap gzip
  ((EUID == 0)) || fail 3 'only root can make the root of an image: sudo script/package oci'
}

name_oci() { printf '%s-%s-oci.tar' "$command" "$version"; }

# make_oci TARGET
make_oci() {
  local place=$work/root layout=$work/layout deb
  deb=$work/$(name_deb)
  # apt does not say so, and only after a minute. The root, and beside it the layer.
  (($(df --output=avail -k -- "$work" | tail -n 1) >= 512000)) || { printf 'No space left on device: an image needs 500 MiB\n' && return 1; }
  make_deb "$deb"
  (make_image_root "$place" "$deb")
  mkdir -p -- "$layout/blobs/sha256"
  # The devices are the machine's own.
  tar -C "$place" --sort=name --format=gnu --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" --exclude='./dev/*' -cf "$work/layer.tar" .
  rm -rf --one-file-system -- "$place"
  write_layout "$layout"
  tar -C "$layout" --sort=name --format=gnu --owner=0 --group=0 --numeric-owner --mtime="@$SOURCE_DATE_EPOCH" -cf "$1" \
    oci-layout index.json blobs
}

# make_image_root FOLDER DEB: nothing in it is of this machine. dbus-x11 is smaller than what apt would choose for the same purpose,
# which needs systemd.
make_image_root() {
  # shellcheck disable=SC2016  # mmdebstrap's shell fills them in
  DEB=$2 PARTS=$parts make_root "$image_release" "$1" dbus-x11 --variant=minbase \
    --dpkgopt="$parts/slim" \
    --customize-hook='cp -- "$DEB" "$1/mnt/program.deb"' \
    --customize-hook='chroot "$1" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends /mnt/program.deb' \
    --customize-hook='rm -rf -- "$1/mnt/program.deb" "$1"/var/log/* "$1/var/cache/ldconfig" "$1/etc/hostname" "$1/etc/resolv.conf"' \
    --customize-hook='rm -f -- "$1"/etc/apt/sources.list "$1"/etc/apt/sources.list.d/* "$1"/etc/apt/apt.conf.d/99mmdebstrap' \
    --customize-hook="printf 'deb http://deb.debian.org/debian %s main\n' $image_release $image_release-updates > \"\$1/etc/apt/sources.list\"" \
    --customize-hook='cp -- "$PARTS/slim" "$1/etc/dpkg/dpkg.cfg.d/slim" && rm -f -- "$1/etc/dpkg/dpkg.cfg.d/99mmdebstrap"'
}

# blob FILE: moves it to where its sum names it, and prints its descriptor's sum and size.
blob() {
  local sum
  sum=$(sha256sum < "$1")
  sum=${sum%% *}
  printf '"digest": "sha256:%s", "size": %d' "$sum" "$(stat -c %s -- "$1")"
  mv -- "$1" "$layout/blobs/sha256/$sum"
}

# write_layout FOLDER: what the image specification of the Open Container Initiative asks for, around the one layer.
write_layout() {
  local layout=$1 created sum layer config manifest
  created=$(date -u -d "@$SOURCE_DATE_EPOCH" +%Y-%m-%dT%H:%M:%SZ)
  sum=$(sha256sum < "$work/layer.tar")
  gzip -9n -- "$work/layer.tar"
  layer=$(blob "$work/layer.tar.gz")
  printf '{"created": "%s", "architecture": "amd64", "os": "linux", "config": {"Env": ["PATH=%s", "LANG=C.UTF-8", "CI=true"], "Cmd": ["%s", "--help"], "Labels": {"org.opencontainers.image.title": "%s", "org.opencontainers.image.version": "%s"}}, "rootfs": {"type": "layers", "diff_ids": ["sha256:%s"]}, "history": [{"created": "%s", "created_by": "script/package oci"}]}\n' \
    "$created" /usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$command" "$title" "$version" "${sum%% *}" "$created" > "$work/config"
  config=$(blob "$work/config")
  printf '{"schemaVersion": 2, "mediaType": "application/vnd.oci.image.manifest.v1+json", "config": {"mediaType": "application/vnd.oci.image.config.v1+json", %s}, "layers": [{"mediaType": "application/vnd.oci.image.layer.v1.tar+gzip", %s}]}\n' \
    "$config" "$layer" > "$work/manifest"
  manifest=$(blob "$work/manifest")
  printf '{"schemaVersion": 2, "manifests": [{"mediaType": "application/vnd.oci.image.manifest.v1+json", %s, "platform": {"architecture": "amd64", "os": "linux"}, "annotations": {"org.opencontainers.image.ref.name": "%s"}}]}\n' \
    "$manifest" "$version" > "$layout/index.json"
  printf '{"imageLayoutVersion": "1.0.0"}\n' > "$layout/oci-layout"
}
