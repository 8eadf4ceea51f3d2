"""Makes the fonts of this folder, and their letters for the console, out of fonts on npm. README.md says which, and why.

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
    ("noto-sans", "NotoSans", "Ultramar Sans", LATIN_GREEK_CYRILLIC),
    ("source-serif-4", "SourceSerif4", "Ultramar Serif", LATIN_GREEK_CYRILLIC),
    ("roboto-condensed", "RobotoCondensed", "Ultramar Compact", LATIN_GREEK_CYRILLIC),
    ("noto-sans-sc", "NotoSansSC", "Ultramar Sans SC", CHINESE_JAPANESE),
    ("noto-sans-kr", "NotoSansKR", "Ultramar Sans KR", KOREAN),
    ("noto-sans-arabic", "NotoSansArabic", "Ultramar Sans Arabic", None),
    ("noto-sans-hebrew", "NotoSansHebrew", "Ultramar Sans Hebrew", None),
    ("noto-sans-devanagari", "NotoSansDevanagari", "Ultramar Sans Devanagari", None),
    ("noto-sans-thai", "NotoSansThai", "Ultramar Sans Thai", None),
]
WEIGHTS = ["400Regular", "600SemiBold"]
# Only Latin, Greek and Cyrillic are written in italics. These are also the fonts that a template can choose.
CHOSEN = {"NotoSans", "SourceSerif4", "RobotoCondensed"}
ITALICS = ["400Regular_Italic", "600SemiBold_Italic"]
# The console shows the name of each font in the font itself.
NAMES = HERE.parents[2] / "src" / "views" / "invoice-templates" / "editor" / "settings" / "fonts"
LETTERS = range(0x20, 0x7F)


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


def cut(path, family, wanted):
    font = TTFont(path)
    options = Options(layout_features=["*"], hinting=False, name_IDs=["*"], notdef_outline=True, glyph_names=False)
    options.drop_tables += ["STAT", "gasp", "vhea", "vmtx", "VORG", "BASE", "DSIG", "meta"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted or font.getBestCmap().keys())
    subsetter.subset(font)
    rename(font, family)
    return font


def save(font, target):
    font.save(target)
    print(f"{target.name}: {len(font.getBestCmap())} characters, {target.stat().st_size // 1024} KB")


def make(packages, package, source, weight, family, wanted):
    path = Path(packages) / f"expo-google-fonts-{package}" / "package" / weight / f"{source}_{weight}.ttf"
    font = cut(path, family, wanted)
    one_cmap(font)
    save(font, HERE / (font["name"].getDebugName(6) + ".ttf"))
    if source in CHOSEN and weight == WEIGHTS[0]:
        letters = cut(path, family, LETTERS)
        letters.flavor = "woff2"
        save(letters, NAMES / (family.replace(" ", "") + ".woff2"))


for package, source, family, wanted in FAMILIES:
    for weight in WEIGHTS + (ITALICS if source in CHOSEN else []):
        make(sys.argv[1], package, source, weight, family, wanted)
