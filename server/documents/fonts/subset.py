"""Makes the fonts of this folder out of the Noto fonts on npm. README.md says which, and why.

usage: subset.py <folder with the unpacked @expo-google-fonts packages>
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable

HERE = Path(__file__).parent


def han(codec, last=b"\xff\xff"):
    """The Chinese characters that a national character set has a place for, up to the code `last`."""
    for point in range(0x4E00, 0xA000):
        try:
            if chr(point).encode(codec) <= last:
                yield point
        except UnicodeEncodeError:
            continue


BIG5_COMMON = b"\xc6\x7e"
LATIN_GREEK_CYRILLIC = {
    *range(0x20, 0x7F), *range(0xA0, 0x600), *range(0x1E00, 0x2000), *range(0x2000, 0x2070),
    *range(0x2070, 0x2100), *range(0x2100, 0x2200), 0x2212, 0x221E, 0x2248, 0x2260, 0x2264, 0x2265,
    0x25A1, 0x25CC, *range(0xA640, 0xA720), *range(0xFB00, 0xFB07), 0xFFFD,
}  # fmt: skip
CHINESE_JAPANESE = {
    *han("gb2312"), *han("shift_jis"), *han("big5", BIG5_COMMON),
    *range(0x3000, 0x3100), *range(0x31F0, 0x3200), *range(0xFF00, 0xFFF0), 0x3220, 0x3231,
    *range(0x2190, 0x2400), *range(0x2460, 0x2500), *range(0x25A0, 0x2800),
}  # fmt: skip
KOREAN = {*range(0x1100, 0x1200), *range(0x3130, 0x3190), *range(0xAC00, 0xD7A4)}

FAMILIES = [
    ("NotoSans", "Ultramar Sans", LATIN_GREEK_CYRILLIC),
    ("NotoSansSC", "Ultramar Sans SC", CHINESE_JAPANESE),
    ("NotoSansKR", "Ultramar Sans KR", KOREAN),
    ("NotoSansArabic", "Ultramar Sans Arabic", None),
    ("NotoSansHebrew", "Ultramar Sans Hebrew", None),
    ("NotoSansDevanagari", "Ultramar Sans Devanagari", None),
    ("NotoSansThai", "Ultramar Sans Thai", None),
]
WEIGHTS = ["400Regular", "600SemiBold"]
# Only Latin, Greek and Cyrillic are written in italics.
ITALICS = {"NotoSans": ["400Regular_Italic", "600SemiBold_Italic"]}


def rename(font, family):
    """Gives the font our family name, so that a font of the same name on the machine cannot take its place."""
    weight = "Regular" if font["OS/2"].usWeightClass == 400 else "SemiBold"
    italic = bool(font["OS/2"].fsSelection & 1)
    style = weight + ("Italic" if italic else "")
    names = font["name"]
    names.names = [record for record in names.names if record.nameID in (0, 13, 14)]
    written = {1: family, 2: "Italic" if italic else "Regular", 3: f"{family} {style}", 4: f"{family} {style}"}
    written |= {6: f"{family.replace(' ', '')}-{style}", 16: family, 17: style}
    for number, text in written.items():
        names.setName(text, number, 3, 1, 0x409)


def one_cmap(font):
    """Leaves one character map, of format 12: the only one that font.ts has to read."""
    table = CmapSubtable.newSubtable(12)
    table.platformID, table.platEncID, table.language = 3, 10, 0
    table.format, table.reserved, table.length, table.nGroups = 12, 0, 0, 0
    table.cmap = font.getBestCmap()
    font["cmap"].tables = [table]


def make(packages, source, weight, family, wanted):
    package = f"expo-google-fonts-noto-sans-{source.removeprefix('NotoSans').lower()}".removesuffix("-")
    path = Path(packages) / package / "package" / weight / f"{source}_{weight}.ttf"
    font = TTFont(path)
    options = Options(layout_features=["*"], hinting=False, name_IDs=["*"], notdef_outline=True, glyph_names=False)
    options.drop_tables += ["STAT", "gasp", "vhea", "vmtx", "VORG", "BASE", "DSIG", "meta"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted or font.getBestCmap().keys())
    subsetter.subset(font)
    rename(font, family)
    one_cmap(font)
    target = HERE / (font["name"].getDebugName(6) + ".ttf")
    font.save(target)
    print(f"{target.name}: {len(font.getBestCmap())} characters, {target.stat().st_size // 1024} KB")


for source, family, wanted in FAMILIES:
    for weight in WEIGHTS + ITALICS.get(source, []):
        make(sys.argv[1], source, weight, family, wanted)
