import TouchKit

/// Controls by what is their own alone; they look as the kit's do.

extension Label {
  /// Words in the ink of texts.
  public convenience init(
    _ string: String = "", id: String? = nil, style: TextStyle = TypeScale.body,
    alignment: Text.Alignment = .leading, lines: Int = 1
  ) {
    self.init(
      string, id: id, style: style, color: Palette.ink, alignment: alignment, lines: lines)
  }
}

extension Button {
  /// Words or an icon in the accent colour.
  public convenience init(_ title: String = "", icon: PathView? = nil, id: String? = nil) {
    self.init(title, icon: icon, id: id, style: .plain)
  }

  /// An icon in the accent colour, and what assistive technology calls it.
  public convenience init(_ icon: Icon, label: String, id: String? = nil) {
    self.init(icon: icon.view(Palette.accent), id: id, style: .plain)
    self.label = label
  }
}

extension Switch {
  /// A switch.
  public convenience init(isOn: Bool = false, id: String? = nil) {
    self.init(isOn: isOn, id: id, style: .standard)
  }
}

extension Slider {
  /// A slider over a range of numbers.
  public convenience init(
    _ number: Double, from least: Double = 0, to greatest: Double = 1, id: String? = nil
  ) {
    self.init(number, from: least, to: greatest, id: id, style: .standard)
  }
}

extension SegmentedControl {
  /// Segments of which one is selected.
  public convenience init(_ segments: [String], selected: Int = 0, id: String? = nil) {
    self.init(segments, selected: selected, id: id, style: .standard)
  }
}

extension PageControl {
  /// A dot for each page.
  public convenience init(pages: Int, page: Int = 0, id: String? = nil) {
    self.init(pages: pages, page: page, id: id, style: .standard)
  }
}

extension TextField {
  /// A field with an edge of its own.
  public convenience init(_ string: String = "", placeholder: String = "", id: String? = nil) {
    self.init(string, placeholder: placeholder, id: id, style: .boxed)
  }
}

extension TextView {
  /// Text of several lines.
  public convenience init(_ string: String = "", placeholder: String = "", id: String? = nil) {
    self.init(string, placeholder: placeholder, id: id, style: .standard)
  }
}

extension SearchField {
  /// A field with a magnifying glass and a button that clears it.
  public convenience init(placeholder: String, id: String? = nil) {
    self.init(
      placeholder: placeholder, id: id, glass: Icon.search.view(Palette.ink2),
      clear: Icon.close.view(Palette.ink2), style: .standard)
  }
}
