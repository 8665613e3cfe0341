import CFiles
import Glibc

// Asks the system about the entries of an open folder.

/// What is in a folder under a name; nil if nothing is.
///
/// For a symbolic link that is the link itself unless it is to be followed.
func entryStatus(
  of name: String, in folder: CInt, followingLink: Bool = false
) throws(SystemError) -> stat? {
  var status = stat()
  if fstatat(folder, name, &status, followingLink ? 0 : AT_SYMLINK_NOFOLLOW) == 0 { return status }
  guard errno == ENOENT else { throw .last }
  return nil
}

/// All names in a folder, sorted by their bytes.
func names(in folder: CInt) throws(SystemError) -> [String] {
  var list = DPBytes()
  let result = dp_folder_names(folder, &list)
  guard result == 0 else { throw SystemError(code: -result) }
  defer { dp_bytes_free(list) }
  return UnsafeBufferPointer(start: list.bytes, count: list.count)
    .split(separator: 0)
    .sorted { $0.lexicographicallyPrecedes($1) }
    .map { String(decoding: $0, as: UTF8.self) }
}
