import TouchKit

/// Where a list fills rectangles with a colour, from back to front.
func fills(_ items: [DisplayItem], _ color: Color) -> [Rect] {
  items.compactMap { if case .fill(let rect, _, color) = $0 { rect } else { nil } }
}
