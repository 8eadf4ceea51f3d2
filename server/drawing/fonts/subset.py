"""Makes the fonts of this folder, and their letters for the console, out of free fonts. README.md says which, and why.

usage: subset.py <folder with the unpacked packages> [further]; `further` makes only the fonts of that folder
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
KOREAN = {*range(0x1100, 0x1200), *range(0x3130, 0x3190), *range(0xA960, 0xA980), *range(0xAC00, 0xD800)}

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
NAMES = HERE.parents[2] / "src" / "features" / "templates" / "invoice-templates" / "editor" / "settings" / "fonts"
LETTERS = range(0x20, 0x7F)

FURTHER = HERE / "further"
# The scripts whose fonts are in no package on npm, from Debian's package of Noto.
SCRIPTS = [
    "Bamum", "BassaVah", "Batak", "Buginese", "Buhid", "Coptic", "Hanunoo", "KayahLi", "Lepcha", "Limbu", "Mandaic",
    "MendeKikakui", "Miao", "Mro", "NewTaiLue", "Newa", "Osmanya", "PahawhHmong", "Rejang", "Saurashtra",
    "SerifNyiakengPuachueHmong", "Sundanese", "Tagalog", "Tagbanwa", "TaiLe", "TaiTham", "Tirhuta", "Wancho",
    "WarangCiti",
]  # fmt: skip
# Chinese characters beyond those of the national sets, which names have, and the sounds of Taiwan.
IDEOGRAPHS = {
    *range(0x2E80, 0x2FE0), *range(0x3100, 0x3130), *range(0x31A0, 0x31F0), *range(0x3400, 0x4DC0),
    *range(0x4E00, 0xA000), *range(0xF900, 0xFB00), *range(0xFE30, 0xFE50), *range(0x16FE0, 0x17000),
    *range(0x20000, 0x2FA20),
}  # fmt: skip
KANA = {*range(0x1AFF0, 0x1B170)}


def rename(font, family):
    """Gives the font our family name, so that a font of the same name on the machine cannot take its place."""
    weight = "SemiBold" if font["OS/2"].usWeightClass == 600 else "Regular"
    if weight == "Regular":
        font["OS/2"].usWeightClass = 400
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
    options.drop_tables += ["STAT", "gasp", "vhea", "vmtx", "VORG", "BASE", "DSIG", "meta", "FFTM"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted or font.getBestCmap().keys())
    subsetter.subset(font)
    rename(font, family)
    return font


def save(font, target):
    font.save(target)
    print(f"{target.name}: {len(font.getBestCmap())} characters, {target.stat().st_size // 1024} KB")


def expo(packages, package, source, weight):
    return Path(packages) / f"expo-google-fonts-{package}" / "package" / weight / f"{source}_{weight}.ttf"


def make(packages, package, source, weight, family, wanted):
    path = expo(packages, package, source, weight)
    font = cut(path, family, wanted)
    one_cmap(font)
    save(font, HERE / (font["name"].getDebugName(6) + ".ttf"))
    if source in CHOSEN and weight == WEIGHTS[0]:
        letters = cut(path, family, LETTERS)
        letters.flavor = "woff2"
        save(letters, NAMES / (family.replace(" ", "") + ".woff2"))


def make_further(path, family, wanted=None):
    """Returns the characters of the font, so that the next one leaves them out."""
    font = cut(path, family, wanted)
    one_cmap(font)
    save(font, FURTHER / (font["name"].getDebugName(6) + ".ttf"))
    return set(font.getBestCmap())


def further(packages):
    debian = Path(packages) / "usr" / "share" / "fonts" / "truetype"
    for name in SCRIPTS:
        source = name if name.startswith("Serif") else f"Sans{name}"
        make_further(debian / "noto" / f"Noto{source}-Regular.ttf", f"Ultramar {spaced(source)}")
    for weight in WEIGHTS:
        chinese = make_further(
            expo(packages, "noto-sans-sc", "NotoSansSC", weight), "Ultramar Sans Han", IDEOGRAPHS - CHINESE_JAPANESE
        )
        hong_kong = make_further(
            expo(packages, "noto-sans-hk", "NotoSansHK", weight), "Ultramar Sans HK", IDEOGRAPHS - CHINESE_JAPANESE - chinese
        )
    known = CHINESE_JAPANESE | chinese | hong_kong
    make_further(debian / "hanazono" / "HanaMinB.ttf", "Ultramar Han Ext", IDEOGRAPHS - known)
    make_further(debian / "hanazono" / "HanaMinA.ttf", "Ultramar Kana Ext", KANA)


def spaced(name):
    return "".join(f" {letter}" if letter.isupper() else letter for letter in name).strip()


if "further" in sys.argv[2:]:
    further(sys.argv[1])
else:
    for package, source, family, wanted in FAMILIES:
        for weight in WEIGHTS + (ITALICS if source in CHOSEN else []):
            make(sys.argv[1], package, source, weight, family, wanted)
