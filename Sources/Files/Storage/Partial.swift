/// Something that is being written under a name of its own.
struct Partial: ~Copyable, Sendable {
  let name: String
  let descriptor: Descriptor
}
