# shellcheck shell=bash
# This repository's own phone while its window follows its sources (script/run --watch). Sourced by script/run.
# A change of the phone alone is built without optimising it, on a kit made of the last whole build, as a phone of one's own is.
source "$root/script/kit.bash"
source "$root/script/package-parts/shared.bash"
source "$root/script/package-parts/kit.bash"

readonly live_folder=$root/.build/live
readonly -a phone_modules=(CResources Screens DrawerProto)

# build_live: sets `program`.
build_live() {
  local package=$live_folder/package/${root##*/} module
  if ! is_live_kit_new; then make_live_kit; fi
  # Swift's `package` access goes by the name of the package's folder, so that is the checkout's.
  mkdir -p -- "$package/Sources"
  cmp -s -- "$root/script/live/Package.swift" "$package/Package.swift" || cp -- "$root/script/live/Package.swift" "$package"
  for module in "${phone_modules[@]}"; do ln -sfn -- "$root/Sources/$module" "$package/Sources/$module"; done
  DRAWER_PROTO_KIT=$live_folder/kit build_aloud "$live_folder/build" 0 \
    swift build --package-path "$package" --scratch-path "$live_folder/build" --product drawer-proto "${kit_flags[@]}" >&2
  # shellcheck disable=SC2034  # for the script that sources this
  program=$live_folder/build/debug/drawer-proto
}

# is_live_kit_new: nothing that the kit is made of has changed since its last build.
is_live_kit_new() {
  local module
  local -a others=()
  for module in "${phone_modules[@]/#/Sources/}" resources/{content,tunings,desktop}; do others+=(-path "$root/$module" -prune -o); done
  [[ -e $live_folder/begun ]] || return
  [[ -z $(find "$root"/{Package.swift,Sources,resources} "${others[@]}" -newer "$live_folder/begun" -print -quit) ]]
}

make_live_kit() {
  local work=$live_folder/parts program=$release_program
  rm -rf -- "$live_folder/begun" "$live_folder/kit"
  mkdir -p -- "$work"
  : > "$work/begun"
  build
  put_library "$live_folder/kit"
  mv -- "$work/begun" "$live_folder/begun"
}
