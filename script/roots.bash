# shellcheck shell=bash
# Roots of Debian's releases, from the mirrors that apt here has. Sourced by script/make-root and by script/package; a package that
# script/new-prototype makes has a copy.

# The others are to come.
is_released() { [[ $1 == bookworm || $1 == trixie ]]; }

# What apt here calls its mirrors: the address, and -updates or -security or neither, one a line.
mirrors() {
  # shellcheck disable=SC2016  # apt-get fills them in
  apt-get indextargets --format '$(REPO_URI) $(RELEASE)' 'Created-By: Packages' 'Origin: Debian' 'Component: main' \
    | sed -nE 's/^([^ ]+) [a-z]+(-updates|-security)?$/\1 \2/p' | sort -u
}

sources() {
  local uri part found
  found=$(mirrors)
  while read -r uri part; do
    # A release to come has only the archive itself.
    if [[ -z $part ]] || is_released "$1"; then printf 'deb %s %s%s main\n' "$uri" "$1" "$part"; fi
  done <<< "${found:-http://deb.debian.org/debian}"
}

# make_root RELEASE[+OLDER] FOLDER PACKAGE,… [OPTION …]
make_root() {
  local release=${1%%+*} older=${1#"${1%%+*}"} place=$2 packages=$3 work
  older=${older#+}
  shift 3
  work=$(mktemp -d)
  # shellcheck disable=SC2064  # this one
  trap "rm -rf -- '$work'" EXIT
  sources "$release" > "$work/sources.list"
  # What apt has to know to reach them.
  apt-config dump | grep -E '^Acquire::(https?::|Check-|Retries|ForceIPv).* "[^"]' > "$work/apt.conf" || true
  # A mirror's state of a release to come was valid for a week only.
  is_released "$release" || printf 'Acquire::Check-Valid-Until "false";\n' >> "$work/apt.conf"
  if [[ -n $older ]]; then
    sources "$older" >> "$work/sources.list"
    printf 'APT::Default-Release "%s";\n' "$release" >> "$work/apt.conf"
  fi
  ! grep -q 'https:' "$work/sources.list" || packages+=,ca-certificates
  mmdebstrap --mode=root --format=directory --quiet --aptopt="$work/apt.conf" --dpkgopt=force-unsafe-io --include="$packages" "$@" \
    "$release" "$place" "$work/sources.list" > "$work/log" 2>&1 || {
    cat -- "$work/log" >&2
    fail 3 "mmdebstrap could not make a root of Debian's $release"
  }
}
