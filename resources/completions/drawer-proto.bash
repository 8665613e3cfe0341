# bash completion for drawer-proto; made by `drawer-proto generate bash`.
_drawer_proto() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=${COMP_WORDS[1]}
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -f -W 'capture inspect trace check serve --help --version' -- "$word")
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
        --scale)
          mapfile -t COMPREPLY < <(compgen -W '1 2 3' -- "$word")
          return
          ;;
        --format)
          mapfile -t COMPREPLY < <(compgen -W 'png svg pdf node apng' -- "$word")
          return
          ;;
        -o | --output)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
        --tuning)
          mapfile -t COMPREPLY < <(compgen -f -W 'default classic' -- "$word")
          return
          ;;
        --device)
          mapfile -t COMPREPLY < <(compgen -W 'classic compact modern librem' -- "$word")
          return
          ;;
        --appearance)
          mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word")
          return
          ;;
        --set)
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--at --fps --every --shots --scale --format --output --tuning --device --appearance --set --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
    inspect)
      case $before in
        --at)
          return
          ;;
        --tuning)
          mapfile -t COMPREPLY < <(compgen -f -W 'default classic' -- "$word")
          return
          ;;
        --device)
          mapfile -t COMPREPLY < <(compgen -W 'classic compact modern librem' -- "$word")
          return
          ;;
        --appearance)
          mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word")
          return
          ;;
        --set)
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--at --log --tuning --device --appearance --set --help' -- "$word")
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
        --format)
          mapfile -t COMPREPLY < <(compgen -W 'csv json svg' -- "$word")
          return
          ;;
        -o | --output)
          mapfile -t COMPREPLY < <(compgen -f -- "$word")
          return
          ;;
        --tuning)
          mapfile -t COMPREPLY < <(compgen -f -W 'default classic' -- "$word")
          return
          ;;
        --device)
          mapfile -t COMPREPLY < <(compgen -W 'classic compact modern librem' -- "$word")
          return
          ;;
        --appearance)
          mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word")
          return
          ;;
        --set)
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--view --property --fps --every --format --output --tuning --device --appearance --set --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
    check)
      case $before in
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--help' -- "$word")
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
          mapfile -t COMPREPLY < <(compgen -W 'classic compact modern librem' -- "$word")
          return
          ;;
        --appearance)
          mapfile -t COMPREPLY < <(compgen -W 'light dark' -- "$word")
          return
          ;;
        --set)
          return
          ;;
      esac
      if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--port --tuning --device --appearance --set --help' -- "$word")
      else
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
      fi
      ;;
  esac
}
complete -o filenames -F _drawer_proto drawer-proto
