# shellcheck shell=bash
# Sourced by run: what a user meets in a bare root of a release of Debian.

# What users and these facts install in there. The packages are in the root as files, so that no time is one of the mirror's.
readonly tools='libgtk-4-bin libsoup-3.0-0 man-db desktop-file-utils libglib2.0-bin xdg-utils zsh fish'
bare_root() {
  "$root/script/make-root" --cached package "$1" apt --variant=minbase --skip=cleanup/apt \
    --customize-hook="chroot \"\$1\" apt-get install -y -q --download-only --no-install-recommends $(awk '$1 == "elsewhere" { print $2 }' "$root/script/packages.txt" | paste -sd ' ') $tools"
}

# in_root NAME COMMAND: what it changes stays in the folder NAME, over a root that stays as it is.
in_root() {
  mkdir -p -- "$changes/$1"/{upper,work,whole}
  # shellcheck disable=SC2016  # the words of the other shell
  setpriv --pdeathsig KILL unshare --mount --pid --ipc --fork --kill-child --mount-proc bash -euc "$(declare -f mount_system)"'
    mount -t overlay overlay -o "lowerdir=$1,upperdir=$2/upper,workdir=$2/work" "$2/whole"
    mount_system "$2/whole"
    mount --bind "$3" "$2/whole/mnt"
    mkdir -- "$2/whole/tmp/.X11-unix"
    [[ ! -d /tmp/.X11-unix ]] || mount --bind /tmp/.X11-unix "$2/whole/tmp/.X11-unix"
    cp -L -- /etc/resolv.conf /etc/hosts "$2/whole/etc/"
    words=()
    # A program that is not linked with Swift'"'"'s libraries has them beside it.
    [[ ! -d $2/whole/mnt/libraries ]] || words=(LD_LIBRARY_PATH=/mnt/libraries)
    chroot "$2/whole" /usr/bin/env -i -C /root HOME=/root TERM=dumb PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
      LC_ALL=C.UTF-8 DEBIAN_FRONTEND=noninteractive DISPLAY="$4" "${words[@]}" /bin/bash -euc "$5"
    exit' bash "$lower" "$changes/$1" "$files" "${shown-}" "$2"
}
readonly install='apt-get install -y -q --no-install-recommends'
show() {
  local number
  coproc XVFB { exec Xvfb -displayfd 1 -screen 0 1400x1300x24 -nolisten tcp -noreset 2> /dev/null; }
  display=$XVFB_PID
  read -r number <&"${XVFB[0]}"
  shown=:$number
}
title=DrawerProto
has_window() { DISPLAY=$shown xdotool search --onlyvisible --name "$title" > /dev/null 2>&1; }
# comes ROOT COMMAND: the window is there. The command is ended then. Sets `begun` and `taken`, in millionths of a second.
comes() {
  local job status=1
  begun=${EPOCHREALTIME/./}
  in_root "$1" "$2" > "$work/said" 2>&1 &
  job=$!
  while taken=$((${EPOCHREALTIME/./} - begun)) && kill -0 "$job" 2> /dev/null && ((taken < 300000000)); do
    if has_window; then
      status=0
      break
    fi
    read -rt 0.05 <> <(:) || true
  done
  kill -KILL "$job" 2> /dev/null || true
  wait "$job" 2> /dev/null || true
  while has_window; do read -rt 0.05 <> <(:) || true; done
  ((status == 0)) || cat -- "$work/said"
  return "$status"
}
# opens SECONDS ROOT COMMAND: the window is there within these seconds.
opens() {
  local begun taken
  comes "$2" "$3" || return
  printf '%d.%d s\n' "$((taken / 1000000))" "$((taken / 100000 % 10))"
  ((taken <= $1 * 1000000))
}
# arrives ROOT DEB COMMAND: what the package depends on is installed, then the package, and its window is there. Most of that time
# is apt's with Debian's packages, which nothing here can change, and a machine may be slow or busy with something else. So what counts is how
# long apt kept a processor for this package: at most half of what it took for the others.
arrives() {
  local begun taken stamps=$changes/$1/upper/var/stamps
  rm -f -- "$stamps"
  comes "$1" "stamp() { echo \$EPOCHREALTIME >> /var/stamps; times >> /var/stamps; }
    apt-get satisfy -y -q --no-install-recommends \"\$(dpkg-deb -f /mnt/$2 Depends)\" > /dev/null; stamp
    $install /mnt/$2 > /dev/null; stamp
    exec $3" || return
  awk -v begun="$begun" -v taken="$taken" '
    function seconds(word, part) { split(word, part, "[ms]"); return 60 * part[1] + part[2] }
    NR % 3 == 1 { at[++count] = $1 - begun / 1000000 }
    NR % 3 == 0 { busy[count] = seconds($1) + seconds($2) }
    END {
      own = busy[2] - busy[1]
      window = taken / 1000000 - at[2]
      printf "%.1f s: %.1f for what it needs (%.1f of a processor), %.1f for it (%.1f), %.1f for the window\n",
        taken / 1000000, at[1], busy[1], at[2] - at[1], own, window
      exit !(count == 2 && own <= busy[1] / 2)
    }' "$stamps"
}
# answers ROOT: the page that serve names is there.
answers() {
  local job address='' status=1
  in_root "$1" 'exec drawer-proto serve' > "$work/said" 2>&1 &
  job=$!
  for _ in {1..200}; do
    address=$(grep -oE 'http://[^ ]+' "$work/said") && break
    read -rt 0.1 <> <(:) || true
  done
  # shellcheck disable=SC2015  # false is its status
  [[ -n $address ]] && python3 -c 'import sys, urllib.request; assert b"DrawerProto" in urllib.request.urlopen(sys.argv[1], timeout=20).read()' "$address" && status=0
  kill -KILL "$job" 2> /dev/null || true
  wait "$job" 2> /dev/null || true
  ((status == 0)) || cat -- "$work/said"
  return "$status"
}
# What is asked of each file that the program opens: its type, who opens it, and that this works.
# shellcheck disable=SC2016  # the words of the other shell
readonly types='
  samples=/usr/share/drawer-proto name=io.github.drawer_proto.DrawerProto
  cp $samples/scenarios/drawer.scenario.json a.scenario.json
  cp $samples/drawer.review/drawer.take.json a.take.json
  cp $samples/tunings/classic.json a-tuning.json
  printf "{}\n" > a.session.jsonl
  while read -r file type opener; do
    [[ $(gio info -a standard::content-type "$file") == *": application/vnd.drawer-proto.$type" ]] || { echo "$file has another type"; exit 1; }
    [[ $(gio mime "application/vnd.drawer-proto.$type" | head -n 1) == *"$name$opener.desktop" ]] || { echo "$file has another program"; exit 1; }
    [[ $(xdg-mime query default "application/vnd.drawer-proto.$type") == "$name$opener.desktop" ]] || { echo "xdg-mime has another for $file"; exit 1; }
  done <<END
a.scenario.json scenario+json
a.take.json scenario+json
a.session.jsonl session
$samples/drawer.review/review.json review+json
a-tuning.json tuning+json .Tuning
END'
# shellcheck disable=SC2016
readonly helps='
  man drawer-proto | grep -q "exit\|EXIT"
  source /usr/share/bash-completion/completions/drawer-proto
  COMP_WORDS=(drawer-proto cap) COMP_CWORD=1
  _drawer_proto
  [[ ${COMPREPLY[*]} == capture ]]
  [[ $(zsh -fc "autoload -U compinit; compinit -D; print \$_comps[drawer-proto]") == _drawer-proto ]]
  fish -c "complete -C \"drawer-proto cap\"" | grep -q ^capture'
# What a package leaves when it is purged: its name, what its files are called for «find», and what lists may not have any more.
# shellcheck disable=SC2016
readonly leaves='
  leaves() {
    local found
    apt-get purge -y -q "$1" > /dev/null
    found=$(find / -xdev \( -path /proc -o -path /sys -o -path /mnt -o -path /tmp -o -path /root -o -path /var/cache/apt -o -path /var/cache/man \) -prune -o -iname "$2" -print)
    found+=$(grep -rlsi -e "$3" /etc /usr/share/mime /usr/share/applications /usr/share/icons /var/lib/dpkg/status || true)
    [[ -z $found ]] || { echo "$found"; return 1; }
  }'
readonly pictures='
  mkdir /run/checkout && cd /run/checkout && tar -xf /mnt/tests.tar
  CI=true'

try_release() {
  local release=$1
  fact "$release: the folder names the missing package" in_root "$release" "
    said=\$(/mnt/folder/drawer-proto --version 2>&1) && exit 1
    [[ \$said == *'start again: sudo apt-get install libgtk-4-1' && \$said == *libgtk-4.so.1* ]] || { echo \"\$said\"; exit 1; }
    printf 'ID=nobara\nID_LIKE=fedora\n' > /run/os && mount --bind /run/os /etc/os-release
    said=\$(/mnt/folder/drawer-proto --version 2>&1) && exit 1
    [[ \$said == *'sudo dnf install gtk4' ]] || { echo \"\$said\"; exit 1; }
    printf 'ID=arch\n' > /run/os
    said=\$(/mnt/folder/drawer-proto --version 2>&1) && exit 1
    [[ \$said == *'sudo pacman -S --needed gtk4' ]] || { echo \"\$said\"; exit 1; }"
  fact "$release: the packages that it needs are there" in_root "$release" \
    "apt-get install -y -q --download-only --no-install-recommends /mnt/drawer-proto.deb > /dev/null"
  fact "$release: from a bare root to the first window, and most of that is what Debian's packages take" arrives "$release" drawer-proto.deb drawer-proto
  fact "$release: it says its version" in_root "$release" "[[ \$(drawer-proto --version) == 'drawer-proto $version' ]]"
  fact "$release: it draws a frame" in_root "$release" 'drawer-proto capture /usr/share/drawer-proto/scenarios/drawer.scenario.json -o a.png && [[ -s a.png ]]'
  fact "$release: all pictures and motions are the same" in_root "$release" "$pictures drawer-proto test Tests/pictures Tests/motion"
  fact "$release: the folder draws the same frame" in_root "$release" '
    /mnt/folder/drawer-proto capture /usr/share/drawer-proto/scenarios/drawer.scenario.json -o b.png && cmp a.png b.png'
  fact "$release: what it recommends and the tools of this test are installed" in_root "$release" "$install $tools > /dev/null"
  fact "$release: serve answers" answers "$release"
  fact "$release: the desktop knows each type and who opens it" in_root "$release" "$types"
  fact "$release: a scenario is opened by its type" opens 30 "$release" 'gio open a.scenario.json; sleep 60'
  fact "$release: a tuning is opened by its type" opens 30 "$release" 'gio open a-tuning.json; sleep 60'
  fact "$release: the man page and three shells know it" in_root "$release" "$helps"
  try_phone "$release"
  fact "$release: purged, it leaves nothing" in_root "$release" "$leaves; leaves drawer-proto '*drawer*proto*' drawer.proto"
}
