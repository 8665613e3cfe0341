# shellcheck shell=bash
# What a build says while it runs. Sourced by script/run, and by the packages that script/new-prototype makes, which have a copy.

# build_aloud FOLDER SECONDS COMMAND …: runs «swift build», which builds in FOLDER. A first build takes SECONDS of one processor.
build_aloud() (
  take_turn "$1" || exit
  if [[ -e $1/.built ]]; then speak 0 "${@:3}"; else speak "${@:2}"; fi || exit
  touch -- "$1/.built"
)

# take_turn FOLDER: waits until no other script builds in there, and says for whom it waits.
take_turn() {
  local lock waited=0
  mkdir -p -- "$1"
  exec {lock}>> "$1/.user"
  until flock --timeout "$((waited == 0 ? 1 : 10))" "$lock"; do
    waited=$((waited + (waited == 0 ? 1 : 10)))
    printf 'Waiting for %s, which builds in the same folder: %d s\n' "$(< "$1/.user")" "$waited"
  done
  printf '%s, process %d' "${0##*/}" "$$" > "$1/.user"
}

# speak SECONDS COMMAND …: prints the name of each module with the time so far, when all is planned, when it begins to link, and what is
# wrong. SwiftPM's own counter counts files of C, and stands still near its end. A build that has nothing to do says nothing.
speak() {
  local wanted=$1 line module said='' status=0 begin=$SECONDS
  local -r step='^\[[0-9]+/[0-9]+\] (Compiling|Emitting module|Linking|Write) ([A-Za-z0-9_.-]+)'
  local -r noise='^(\[[0-9]+/[0-9]+\] |warning: prohibited flag|Building for |Build of product |Build complete)'
  shift
  while IFS= read -r line; do
    if [[ $line =~ $step ]]; then
      module=${BASH_REMATCH[2]}
      [[ $module != *.c ]] || module='the parts in C'
      # It writes these lists right before it compiles and links.
      case ${BASH_REMATCH[1]}/$module in
        Write/sources) module=planned ;;
        Write/Objects.LinkFileList) module=linking ;;
        Write/*) continue ;;
      esac
      [[ $said != *"|$module|"* ]] || continue
      if [[ -z $said ]] && ((wanted > 0)); then
        printf 'The first build takes about %d minutes, once. Later builds take seconds.\n' "$((wanted / $(nproc) / 60 + 1))"
      fi
      said+="|$module|"
      printf '%5d s  %s\n' "$((SECONDS - begin))" "$module"
    elif [[ $line =~ ^status\ ([0-9]+)$ ]]; then
      status=${BASH_REMATCH[1]}
    elif [[ -n $line && ! $line =~ $noise ]]; then
      printf '%s\n' "$line"
    fi
  done < <("$@" 2>&1 || printf 'status %d\n' "$?")
  if ((status == 0)) && [[ -n $said ]]; then printf '%5d s  built\n' "$((SECONDS - begin))"; fi
  return "$status"
}
