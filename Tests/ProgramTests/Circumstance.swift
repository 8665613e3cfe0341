/// Surroundings in which something is missing.
struct Circumstance {
  let name: String
  /// Runs the command as "$@" so that it meets them.
  let script: String
  /// What the command may end with.
  let statuses: Set<Int32>
  var commands = MatrixCommand.allCases
  /// Whether complaints reach no reader.
  var isMute = false

  static let plain: [Circumstance] = streams + surroundings + inputs

  private static let streams = [
    Circumstance(name: "no standard input", script: #""$@" <&-"#, statuses: [0]),
    Circumstance(
      name: "no standard output", script: #""$@" >&-"#, statuses: [0, 3],
      commands: [.check, .inspect, .picture, .update]),
    Circumstance(
      name: "no standard error", script: #""$@" 2>&-"#, statuses: [0],
      commands: [.check, .picture], isMute: true),
    Circumstance(
      name: "no streams", script: #""$@" <&- >&- 2>&-"#, statuses: [0, 3],
      commands: [.inspect, .sequence, .update], isMute: true),
    Circumstance(
      name: "a full output", script: #""$@" > /dev/full"#, statuses: [3],
      commands: [.check, .inspect, .trace]),
    Circumstance(
      name: "full complaints", script: #""$@" 2> /dev/full"#, statuses: [0],
      commands: [.inspect, .picture], isMute: true),
    Circumstance(
      name: "a reader that leaves", script: #""$@" | head -c 10; (exit "${PIPESTATUS[0]}")"#,
      statuses: [0], commands: [.check, .inspect, .trace]),
  ]

  private static let surroundings = [
    Circumstance(
      name: "no environment", script: #"env -i FONTCONFIG_FILE="$FONTCONFIG_FILE" "$@""#,
      statuses: [0],
      commands: [.check, .picture, .update]),
    Circumstance(
      name: "no home and no place for temporary files",
      script: #"HOME=/nonexistent TMPDIR=/nonexistent XDG_STATE_HOME=/dev/null/none "$@""#,
      statuses: [0],
      commands: [.trace, .animation, .update]),
    Circumstance(
      name: "no fonts", script: #"FONTCONFIG_FILE=/dev/null FONTCONFIG_PATH=/nonexistent "$@""#,
      statuses: [0, 3], commands: [.inspect, .picture, .update]),
    Circumstance(
      name: "no display", script: #"DISPLAY=:9999 WAYLAND_DISPLAY=none "$@""#, statuses: [0],
      commands: [.picture]),
    Circumstance(
      name: "a folder that is gone", script: #"mkdir x; cd x; rmdir ../x; "$@""#,
      statuses: [2, 3, 5],
      commands: [.check, .picture, .update]),
  ]

  private static let inputs = [
    ("a folder", "mkdir $it"), ("a pipe", "mkfifo $it"), ("a link to itself", "ln -s $it $it"),
    ("a device", "ln -s /dev/zero $it"), ("a link to a pipe", "mkfifo pipe; ln -s pipe $it"),
    ("nothing", "true"),
  ].map { name, making in
    Circumstance(
      name: "\(name) for a scenario", script: "it=a.scenario.json; rm $it; \(making); \"$@\"",
      statuses: [2, 5], commands: [.check, .sequence, .update])
  }

  /// Each limit of the system at values around what is needed.
  static let limits: [Circumstance] =
    needed.flatMap(\.self) + unneeded.flatMap { limit($0, [0], [.picture]) }

  private static let needed: [[Circumstance]] = [
    limit("as", [80 << 20, 120 << 20, 200 << 20, 400 << 20]),
    limit("data", [12 << 20, 36 << 20, 60 << 20]),
    limit("stack", [64 << 10, 512 << 10, 1 << 20]),
    limit("nofile", [6, 15, 16]),
    limit("fsize", [0, 100, 4000], [.inspect, .animation] + MatrixCommand.writers),
    limit("cpu", [2], [.picture]),
  ]

  private static let unneeded = [
    "core", "memlock", "msgqueue", "nice", "rss", "rtprio", "rttime", "sigpending", "locks",
  ]

  private static func limit(
    _ name: String, _ values: [Int], _ commands: [MatrixCommand] = MatrixCommand.writers
  ) -> [Circumstance] {
    values.map { value in
      Circumstance(
        name: "\(name) of \(value)", script: "prlimit --\(name)=\(value) -- \"$@\"",
        statuses: [0, 3],
        commands: commands)
    }
  }

  static let mounts = [
    Circumstance(
      name: "a full file system",
      // What is left over has to be seen from inside.
      script: inNewMounts(
        """
        mkdir m && mount -t tmpfs -o size=16k,mode=777 none m && cp a.scenario.json m && cd m
        head -c 1M /dev/zero > filling 2> /dev/null
        "$@"; status=$?; find . -name "*.partial-*" -printf "left: %p\\n\\n\\n\\n" >&2; exit $status
        """), statuses: [3], commands: MatrixCommand.writers + [.animation]),
    Circumstance(
      name: "a read-only file system",
      script: inNewMounts(
        #"mount --bind . . && mount -o remount,bind,ro . && cd "$PWD" && exec "$@""#),
      statuses: [3], commands: MatrixCommand.writers + [.animation]),
  ]

  private static func inNewMounts(_ script: String) -> String {
    "unshare -rm bash -c '\(script)' bash \"$@\""
  }

  static let nobody = "setpriv --reuid=65534 --regid=65534 --clear-groups"

  static let rights =
    [
      Circumstance(
        name: "a folder of somebody else", script: "chmod 555 .; \(nobody) \"$@\"", statuses: [3],
        commands: MatrixCommand.writers),
      Circumstance(
        name: "a file of somebody else", script: "chmod 600 a.scenario.json; \(nobody) \"$@\"",
        statuses: [3], commands: [.check, .picture, .update]),
    ]
    + (1...9).map { count in
      Circumstance(
        name: "\(count) processes and threads",
        script: "\(nobody) prlimit --nproc=\(count) -- \"$@\"",
        statuses: [0, 3], commands: count == 1 ? MatrixCommand.allCases : [.update])
    }

  static let tasks = (1...6).map { count in
    Circumstance(
      name: "a group of \(count) tasks",
      // In a shell of its own, which makes no other task and becomes the command.
      script: """
        group=/sys/fs/cgroup/pids/drawer-proto-$$; mkdir $group; echo \(count) > $group/pids.max
        bash -c 'echo $$ > '$group'/cgroup.procs; exec "$@"' bash "$@"; status=$?; rmdir $group; (exit $status)
        """, statuses: [0, 3], commands: [.sequence])
  }
}
