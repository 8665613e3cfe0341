import JSON

/// A folder of content, and how a prototype is made from what is in it.
package struct ContentSource<Made: Sendable>: Sendable {
  package let folder: ContentFolder
  private let make: @Sendable (Content) throws -> Made

  package init(_ folder: ContentFolder, make: @escaping @Sendable (Content) throws -> Made) {
    self.folder = folder
    self.make = make
  }

  /// What is made from the content; whatever is wrong with it is a problem.
  package func made(of content: Content) throws(Problem) -> Made {
    do {
      return try make(content)
    } catch let problem as Problem {
      throw problem
    } catch {
      throw Problem(file: folder.path, what: "\(error)")
    }
  }
}
