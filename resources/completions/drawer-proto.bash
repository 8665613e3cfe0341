# bash completion for drawer-proto; made by `drawer-proto generate bash`.
_drawer_proto() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -f -W 'capture inspect trace compare test approve reject report diff check review serve --watch --resume --at --ready --follow --strict --tuning --device --appearance --set --content --help --version' -- "$word")
    return
  fi
  case $command in
    capture)
      case $before in
        --at)
          return
          ;;
        --fps)
          return
          ;;
        --every)
          return
          ;;
        --vary)
          return
          ;;
        --strobe)
          return
          ;;
        --scale)
          mapfile -t COMPREPLY < <(compgen -W '1 2 3' -- "$word")
          return
          ;;
        --format)
          mapfile -t COMPREPLY < <(compgen -W 'png svg pdf node apng webp' -- "$word")
          return
          ;;
        -o | --output)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
        --timeout)
          return
          ;;
        --tuning)
          mapfile -t COMPREPLY < <(compgen -f -W 'default classic' -- "$word")
          return
          ;;
        --device)
          mapfile -t COMPREPLY < <(compgen -W 'classic compact modern librem pad' -- "$word")
          return
          ;;
        --appearance)
          mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word")
          return
          ;;
        --set)
          return
          ;;
        --content)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--at --fps --every --shots --sheet --vary --strobe --scale --format --output --timeout --follow --strict --tuning --device --appearance --set --content --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
    inspect)
      case $before in
        --at)
          return
          ;;
        --explain)
          return
          ;;
        --timeout)
          return
          ;;
        --tuning)
          mapfile -t COMPREPLY < <(compgen -f -W 'default classic' -- "$word")
          return
          ;;
        --device)
          mapfile -t COMPREPLY < <(compgen -W 'classic compact modern librem pad' -- "$word")
          return
          ;;
        --appearance)
          mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word")
          return
          ;;
        --set)
          return
          ;;
        --content)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--at --log --explain --timeout --follow --strict --tuning --device --appearance --set --content --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
    trace)
      case $before in
        --view)
          return
          ;;
        --property)
          mapfile -t COMPREPLY < <(compgen -W 'x y width height alpha' -- "$word")
          return
          ;;
        --fps)
          return
          ;;
        --every)
          return
          ;;
        --vary)
          return
          ;;
        --format)
          mapfile -t COMPREPLY < <(compgen -W 'csv json svg' -- "$word")
          return
          ;;
        -o | --output)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
        --timeout)
          return
          ;;
        --tuning)
          mapfile -t COMPREPLY < <(compgen -f -W 'default classic' -- "$word")
          return
          ;;
        --device)
          mapfile -t COMPREPLY < <(compgen -W 'classic compact modern librem pad' -- "$word")
          return
          ;;
        --appearance)
          mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word")
          return
          ;;
        --set)
          return
          ;;
        --content)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--view --property --fps --every --vary --format --output --timeout --follow --strict --tuning --device --appearance --set --content --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
    compare)
      case $before in
        --tuning)
          mapfile -t COMPREPLY < <(compgen -f -W 'default classic' -- "$word")
          return
          ;;
        --vary)
          return
          ;;
        --with)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
        --view)
          return
          ;;
        --property)
          mapfile -t COMPREPLY < <(compgen -W 'x y width height alpha' -- "$word")
          return
          ;;
        --format)
          mapfile -t COMPREPLY < <(compgen -W 'text json svg png' -- "$word")
          return
          ;;
        -o | --output)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
        --timeout)
          return
          ;;
        --device)
          mapfile -t COMPREPLY < <(compgen -W 'classic compact modern librem pad' -- "$word")
          return
          ;;
        --appearance)
          mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word")
          return
          ;;
        --set)
          return
          ;;
        --content)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--tuning --vary --with --follow --view --property --velocity --format --output --strict --timeout --device --appearance --set --content --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
    test)
      case $before in
        --filter)
          return
          ;;
        --shard)
          return
          ;;
        -j | --jobs)
          return
          ;;
        --repeat-each)
          return
          ;;
        --timeout)
          return
          ;;
        --reporter)
          mapfile -t COMPREPLY < <(compgen -W 'line json junit github' -- "$word")
          return
          ;;
        --tuning)
          mapfile -t COMPREPLY < <(compgen -f -W 'default classic' -- "$word")
          return
          ;;
        --device)
          mapfile -t COMPREPLY < <(compgen -W 'classic compact modern librem pad' -- "$word")
          return
          ;;
        --appearance)
          mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word")
          return
          ;;
        --set)
          return
          ;;
        --content)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--update --update=missing --update=changed --update=all --filter --shard --jobs --repeat-each --timeout --last-failed --list --exit-first --reporter --tuning --device --appearance --set --content --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
    approve)
      case $before in
        --filter)
          return
          ;;
        --from)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--filter --from --yes --dry-run --undo --help' -- "$word")
      else
        :
      fi
      ;;
    reject)
      case $before in
        --reason)
          return
          ;;
        --filter)
          return
          ;;
        --from)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--reason --filter --from --yes --dry-run --undo --help' -- "$word")
      else
        :
      fi
      ;;
    report)
      case $before in
        -o | --output)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
        --reporter)
          mapfile -t COMPREPLY < <(compgen -W 'line json junit github' -- "$word")
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--output --reporter --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
    diff)
      case $before in
        -o | --output)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
        --threshold)
          return
          ;;
        --share)
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--output --threshold --share --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
    check)
      case $before in
        --content)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--content --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
    review)
      case $before in
        -o | --output)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
        --scale)
          mapfile -t COMPREPLY < <(compgen -W '1 2 3' -- "$word")
          return
          ;;
        --merge)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
        --timeout)
          return
          ;;
        --content)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--output --scale --merge --yes --check --strict --timeout --content --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
    serve)
      case $before in
        --port)
          return
          ;;
        --tuning)
          mapfile -t COMPREPLY < <(compgen -f -W 'default classic' -- "$word")
          return
          ;;
        --device)
          mapfile -t COMPREPLY < <(compgen -W 'classic compact modern librem pad' -- "$word")
          return
          ;;
        --appearance)
          mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word")
          return
          ;;
        --set)
          return
          ;;
        --content)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--port --follow --strict --tuning --device --appearance --set --content --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
    *)
      case $before in
        --resume)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
        --at)
          return
          ;;
        --ready)
          return
          ;;
        --tuning)
          mapfile -t COMPREPLY < <(compgen -f -W 'default classic' -- "$word")
          return
          ;;
        --device)
          mapfile -t COMPREPLY < <(compgen -W 'classic compact modern librem pad' -- "$word")
          return
          ;;
        --appearance)
          mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word")
          return
          ;;
        --set)
          return
          ;;
        --content)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--watch --resume --at --ready --follow --strict --tuning --device --appearance --set --content --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
  esac
}
complete -o filenames -F _drawer_proto drawer-proto
