# shellcheck shell=bash
# Sourced by run: the image for CI.

readonly schemas=/usr/share/gocode/src/github.com/opencontainers/image-spec/schema
unpack_image() {
  mkdir -p -- "$work/image" "$work/layer"
  skopeo --insecure-policy copy --quiet "oci-archive:$oci" "dir:$work/copied" && tar -C "$work/image" -xf "$oci" || return
  tar -C "$work/layer" -xzf "$work/copied/$(python3 -c 'import json, sys; print(json.load(open(sys.argv[1]))["layers"][0]["digest"][7:])' "$work/copied/manifest.json")"
}
fits_schemas() {
  [[ -d $schemas ]] || { printf 'install golang-github-opencontainers-image-spec-dev\n' && return 1; }
  /usr/bin/python3 - "$work/image" "$schemas" << 'END'
import json, os, sys, jsonschema
image, schemas = sys.argv[1:]
read = lambda *path: json.load(open(os.path.join(*path), encoding="utf-8"))
# They name each other by file. Their ids, also of parts, would send the reader to a server.
def without_ids(value):
    if isinstance(value, list):
        return [without_ids(one) for one in value]
    if not isinstance(value, dict):
        return value
    return {key: without_ids(one) for key, one in value.items() if key != "id" or not isinstance(one, str)}
base = "http://schemas.invalid/"
store = {base + name: without_ids(read(schemas, name)) for name in os.listdir(schemas) if name.endswith(".json")}
def check(value, name):
    text = store[base + name]
    jsonschema.Draft4Validator(text, resolver=jsonschema.RefResolver(base + name, text, store=store)).validate(value)
blob = lambda item: read(image, "blobs/sha256", item["digest"][7:])
check(read(image, "oci-layout"), "image-layout-schema.json")
index = read(image, "index.json")
check(index, "image-index-schema.json")
manifest = blob(index["manifests"][0])
check(manifest, "image-manifest-schema.json")
check(blob(manifest["config"]), "config-schema.json")
END
}
is_clean() {
  ! grep -rsE '^(deb|URIs:)' "$work/layer/etc/apt" | grep -v 'deb http://deb.debian.org/debian ' \
    && [[ ! -e $work/layer/etc/apt/apt.conf.d/99mmdebstrap && ! -e $work/layer/etc/resolv.conf ]]
}
try_image() {
  fact 'skopeo reads the image' unpack_image
  fact 'It is as the schemas of its specification say' fits_schemas
  fact 'Unpacked it has at most 200 MiB' is_at_most "$(du -sk --apparent-size -- "$work/layer" | cut -f 1)" 204800
  fact 'Nothing of this machine is in it' is_clean
  lower=$work/layer
  fact 'It draws a frame' in_root image 'drawer-proto capture /usr/share/drawer-proto/scenarios/drawer.scenario.json -o a.png && [[ -s a.png ]]'
  fact 'It compares all pictures and motions' in_root image "$pictures drawer-proto test Tests/pictures Tests/motion"
}
