#!/usr/bin/env python3
"""Makes resources/text/characters: what setting a text must know of each character.

The installed GLib, FriBidi and Pango are asked about every code point. Pango keeps some of its tables private: these are found by
letting Pango break and itemize short texts. `Sources/TextSetting/Characters` reads the file; the numbers here and there agree.

With --check it only compares: the exit status is 1 if the file differs from what the libraries say.
"""

import ctypes
import pathlib
import sys

TARGET = pathlib.Path(__file__).resolve().parent.parent / "resources/text/characters"
LAST = 0x110000

glib, fribidi, pango, cairo = (
    ctypes.CDLL(name)
    for name in ("libglib-2.0.so.0", "libfribidi.so.0", "libpango-1.0.so.0", "libpangocairo-1.0.so.0")
)
for function in (
    glib.g_unichar_type, glib.g_unichar_break_type, glib.g_unichar_get_script, glib.g_unichar_iswide,
    fribidi.fribidi_get_bidi_type, fribidi.fribidi_get_bracket, glib.g_unicode_script_to_iso15924,
):
    function.argtypes, function.restype = [ctypes.c_uint32], ctypes.c_uint32

CONTROL, FORMAT, UNASSIGNED, SURROGATE = 0, 1, 2, 4
LETTERS, MARKS, NUMBERS = range(5, 10), range(10, 13), range(13, 16)
LINE_SEPARATOR, PARAGRAPH_SEPARATOR, SPACE_SEPARATOR = 27, 28, 29

# GLib's classes, in its order, by the names of UAX 14. What is decided by a class alone is decided here.
GLIB_CLASSES = (
    "BK CR LF CM AL ZW IN GL CB SP BA BB B2 HY NS OP CL QU EX ID NU IS SY AL PR PO SA AL AL NL WJ JL JV JT H2 H3 CP NS "
    "HL RI EB EM ZWJ"
).split()
LINE_CLASSES = (
    "none AL HL NU OP OPw CP CPw CL PO PR SY IS HY BA BB B2 NS EX QU GL WJ CB CM ZWJ SP ZW BK CR LF NL IN ID EB EM RI "
    "JL JV JT H2 H3"
).split()
BIDI_CLASSES = {
    name: bits
    for name, bits in zip(
        "L R AL EN AN ES ET CS NSM BN B S WS ON LRE RLE LRO RLO PDF LRI RLI FSI PDI".split(),
        (
            0x110, 0x111, 0x113, 0x220, 0x222, 0x10420, 0x20420, 0x40420, 0x80020, 0x100820, 0x202840, 0x402840, 0x800840,
            0x40, 0x1010, 0x1011, 0x5010, 0x5011, 0x1020, 0x8040, 0x8041, 0x2008040, 0x8060,
        ),
    )
}
BIDI_NUMBERS = {bits: number for number, bits in enumerate(BIDI_CLASSES.values())}
GRAPHEMES = "other control extend zwj prepend spacing regional".split()
NO_EMOJI, TEXT_EMOJI, EMOJI, EMOJI_BASE = range(4)

LINE_BREAK, CURSOR = 1 << 0, 1 << 4
attributes = (ctypes.c_uint32 * 16)()


def breaks(*points):
    """Pango's attributes of the places in a text."""
    text = "".join(map(chr, points)).encode("utf-8", "surrogatepass")
    ctypes.memset(attributes, 0, ctypes.sizeof(attributes))
    pango.pango_default_break(text, len(text), None, attributes, len(points) + 1)
    return attributes


def grapheme(point):
    if point == 0x200D:
        return "zwj"
    if 0x1F1E6 <= point <= 0x1F1FF:
        return "regional"
    if not breaks(0x61, point)[1] & CURSOR:
        # An extending mark may stand between the parts of an emoji.
        return "spacing" if breaks(0x1F600, point, 0x200D, 0x1F600)[3] & CURSOR else "extend"
    if breaks(point, 0x301)[1] & CURSOR:
        return "control"
    return "other" if breaks(point, 0x61)[1] & CURSOR else "prepend"


def is_pictograph(point):
    return not breaks(point, 0x200D, point)[2] & CURSOR


class Item(ctypes.Structure):
    _fields_ = [("offset", ctypes.c_int), ("length", ctypes.c_int), ("chars", ctypes.c_int)]


class List(ctypes.Structure):
    pass


List._fields_ = [("data", ctypes.POINTER(Item)), ("next", ctypes.POINTER(List)), ("previous", ctypes.c_void_p)]
cairo.pango_cairo_font_map_new.restype = ctypes.c_void_p
pango.pango_font_map_create_context.restype = ctypes.c_void_p
pango.pango_font_map_create_context.argtypes = [ctypes.c_void_p]
pango.pango_itemize.restype = ctypes.POINTER(List)
pango.pango_itemize.argtypes = [
    ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int, ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p]
pango.pango_item_free.argtypes = [ctypes.c_void_p]
glib.g_list_free.argtypes = [ctypes.c_void_p]
context = pango.pango_font_map_create_context(cairo.pango_cairo_font_map_new())


def parts(*points):
    """Whether an item begins at the last character, a joiner that has no font of its own: what is before it is an emoji."""
    text = "".join(map(chr, points)).encode()
    end = len("".join(map(chr, points[:-1])).encode())
    items = node = pango.pango_itemize(context, text, 0, len(text), None, None)
    found = False
    while node:
        item = node.contents.data
        found = found or item.contents.offset == end
        pango.pango_item_free(item)
        node = node.contents.next
    glib.g_list_free(items)
    return found


def emoji(point):
    if not parts(point, 0xFE0F, 0x200C):
        return NO_EMOJI
    if not parts(point, 0x200C):
        return TEXT_EMOJI
    return EMOJI_BASE if parts(point, 0x1F3FB, 0x200C) and not 0x1F1E6 <= point <= 0x1F1FF else EMOJI


def line_class(point, kind):
    number = glib.g_unichar_break_type(point)
    name = GLIB_CLASSES[number] if number < len(GLIB_CLASSES) else "AL"
    if name == "SA":
        return "CM" if kind in (10, 12) else "AL"
    # Pango's brackets of full width: a line may begin or end at them beside letters.
    if name == "OP" and breaks(0x61, point)[1] & LINE_BREAK:
        return "OPw"
    if name == "CP" and breaks(point, 0x61)[1] & LINE_BREAK:
        return "CPw"
    return name


def has_no_font(point, kind):
    """Whether a character never decides which font it is set in."""
    arabic = 0x600 <= point <= 0x6FF or point in (0x70F, 0x8E2)
    return (
        kind in (CONTROL, SURROGATE, LINE_SEPARATOR, PARAGRAPH_SEPARATOR) or kind == FORMAT and not arabic
        or kind == SPACE_SEPARATOR and point != 0x1680 or 0xFE00 <= point <= 0xFE0F or 0xE0100 <= point <= 0xE01EF
    )


def word(kind):
    return 1 if kind in LETTERS else 2 if kind in NUMBERS else 3 if kind in MARKS or kind == FORMAT else 0


def record(point):
    kind = glib.g_unichar_type(point)
    may_be_known = point != 0 and not 0xD800 <= point <= 0xDFFF
    is_plain = kind == UNASSIGNED and point > 0x20000 or kind == 3 or 0x3400 <= point <= 0x9FFF or 0xAC00 <= point <= 0xD7A3
    cluster = grapheme(point) if may_be_known and not (is_plain and point < 0xE0000) else "control" if not may_be_known else "other"
    # What joins another letter anyway is none.
    pictograph = may_be_known and not is_plain and cluster == "other" and is_pictograph(point)
    pictured = pictograph or point < 0x100
    fields = (
        (LINE_CLASSES.index(line_class(point, kind) if may_be_known else "AL"), 6),
        (GRAPHEMES.index(cluster), 4),
        (pictograph, 1),
        (pictograph and kind == UNASSIGNED, 1),
        (word(kind), 2),
        (kind in (LINE_SEPARATOR, PARAGRAPH_SEPARATOR, SPACE_SEPARATOR) or point in (9, 10, 12, 13), 1),
        (has_no_font(point, kind), 1),
        (emoji(point) if may_be_known and pictured or 0x1F1E6 <= point <= 0x1F3FF else NO_EMOJI, 2),
        (glib.g_unichar_iswide(point) != 0, 1),
        (BIDI_NUMBERS[fribidi.fribidi_get_bidi_type(point)], 5),
        (glib.g_unichar_get_script(point), 8),
    )
    bits = shift = 0
    for value, width in fields:
        assert int(value) < 1 << width
        bits |= int(value) << shift
        shift += width
    assert shift == 32
    return bits


def number(value):
    """A number in groups of seven bits, the lowest first."""
    found = bytearray()
    while value > 0x7F:
        found.append(value & 0x7F | 0x80)
        value >>= 7
    return found + bytes([value])


def brackets():
    """Each bracket's number, whether it opens, and the number that it shares with its partner."""
    partners = []
    for point in range(LAST):
        found = fribidi.fribidi_get_bracket(point)
        if fribidi.fribidi_get_bidi_type(point) == BIDI_CLASSES["ON"] and found:
            partners.append((point, found >> 31, found & 0x7FFFFFFF))
    data, last = number(len(partners)), 0
    for point, opens, shared in partners:
        data += number((point - last) << 1 | opens) + number((shared - point) * 2 if shared >= point else (point - shared) * 2 - 1)
        last = point
    return data


def make():
    ranges, previous = [], None
    for point in range(LAST):
        bits = record(point)
        if bits != previous:
            ranges.append((point, bits))
        previous = bits
    uses = {}
    for _, bits in ranges:
        uses[bits] = uses.get(bits, 0) + 1
    records = sorted(uses, key=lambda bits: (-uses[bits], bits))
    places = {bits: place for place, bits in enumerate(records)}
    scripts = max(bits >> 24 for bits in records) + 1
    data = number(len(records)) + number(len(ranges)) + number(scripts)
    for bits in records:
        data += bits.to_bytes(4, "little")
    for script in range(scripts):
        data += glib.g_unicode_script_to_iso15924(script).to_bytes(4, "little")
    for (start, bits), (end, _) in zip(ranges, ranges[1:] + [(LAST, 0)]):
        data += number(end - start) + number(places[bits])
    print(f"{len(records)} records, {len(ranges)} ranges, {scripts} scripts, {len(data)} bytes", file=sys.stderr)
    return bytes(data + brackets())


made = make()
if "--check" in sys.argv:
    sys.exit(0 if TARGET.read_bytes() == made else f"{TARGET} differs: run script/characters.py")
TARGET.parent.mkdir(parents=True, exist_ok=True)
TARGET.write_bytes(made)
