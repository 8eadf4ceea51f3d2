/**
 * Returns the glyph of each code point from a font's character map (OpenType `cmap`, format 12, the only format that
 * `fonts/subset.py` keeps). Throws if the font has no such map.
 */
export function glyphsOf(font: Uint8Array): Map<number, number> {
  const data = viewOf(font);
  const cmap = tableAt(data, 'cmap');
  const subtable = cmap + data.getUint32(cmap + 8);
  if (data.getUint16(subtable) !== 12) throw new Error('the font has no character map of format 12');
  const glyphs = new Map<number, number>();
  const groups = data.getUint32(subtable + 12);
  for (let group = 0; group < groups; group += 1) {
    const at = subtable + 16 + group * 12;
    const first = data.getUint32(at);
    const last = data.getUint32(at + 4);
    const glyph = data.getUint32(at + 8);
    for (let point = first; point <= last; point += 1) glyphs.set(point, glyph + point - first);
  }
  return glyphs;
}

/** Returns the advance width of each code point's glyph, in ems (OpenType `hmtx`). */
export function advancesOf(font: Uint8Array): Map<number, number> {
  const data = viewOf(font);
  const em = data.getUint16(tableAt(data, 'head') + 18);
  const count = data.getUint16(tableAt(data, 'hhea') + 34);
  const metrics = tableAt(data, 'hmtx');
  // Glyphs after the last one with its own advance share that advance.
  const advance = (glyph: number) => data.getUint16(metrics + 4 * Math.min(glyph, count - 1)) / em;
  return new Map([...glyphsOf(font)].map(([point, glyph]) => [point, advance(glyph)]));
}

function viewOf(font: Uint8Array): DataView {
  return new DataView(font.buffer, font.byteOffset, font.byteLength);
}

/** Returns the offset of a table from the font's table directory. Throws if there is none. */
function tableAt(data: DataView, tag: string): number {
  const tables = data.getUint16(4);
  for (let table = 0; table < tables; table += 1) {
    const at = 12 + table * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((offset) => data.getUint8(at + offset)));
    if (name === tag) return data.getUint32(at + 8);
  }
  throw new Error(`the font has no ${tag} table`);
}
