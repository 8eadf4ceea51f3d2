/**
 * Reads which code points a font has a glyph for, out of its character map (OpenType `cmap`, format 12: the one
 * format that `fonts/subset.py` leaves). Throws where the font has no such map.
 */
export function coverageOf(font: Uint8Array): Set<number> {
  const data = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(data, 'cmap');
  const subtable = cmap + data.getUint32(cmap + 8);
  if (data.getUint16(subtable) !== 12) throw new Error('the font has no character map of format 12');
  const points = new Set<number>();
  const groups = data.getUint32(subtable + 12);
  for (let group = 0; group < groups; group += 1) {
    const at = subtable + 16 + group * 12;
    const last = data.getUint32(at + 4);
    for (let point = data.getUint32(at); point <= last; point += 1) points.add(point);
  }
  return points;
}

/** Where a table starts, by the font's table directory. */
function tableAt(data: DataView, tag: string): number {
  const tables = data.getUint16(4);
  for (let table = 0; table < tables; table += 1) {
    const at = 12 + table * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((offset) => data.getUint8(at + offset)));
    if (name === tag) return data.getUint32(at + 8);
  }
  throw new Error(`the font has no ${tag} table`);
}
