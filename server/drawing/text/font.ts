/**
 * Returns the glyph of each code point from a font's character map (OpenType `cmap`): that of format 12, the only one that
 * `fonts/subset.py` keeps, or of format 4. Throws if the font has neither.
 */
export function glyphsOf(font: Uint8Array): Map<number, number> {
  const data = viewOf(font);
  const cmap = tableAt(data, 'cmap');
  const maps = Array.from({ length: data.getUint16(cmap + 2) }, (_, at) => cmap + data.getUint32(cmap + 8 + at * 8));
  const ofFormat = (format: number) => maps.find((map) => data.getUint16(map) === format);
  const [all, basic] = [ofFormat(12), ofFormat(4)];
  if (all !== undefined) return new Map(groupsOf(data, all));
  if (basic !== undefined) return new Map(segmentsOf(data, basic));
  throw new Error('the font has no character map of format 12 or 4');
}

function* groupsOf(data: DataView, map: number): Generator<[point: number, glyph: number]> {
  const groups = data.getUint32(map + 12);
  for (let group = 0; group < groups; group += 1) {
    const at = map + 16 + group * 12;
    const first = data.getUint32(at);
    const last = data.getUint32(at + 4);
    const glyph = data.getUint32(at + 8);
    for (let point = first; point <= last; point += 1) yield [point, glyph + point - first];
  }
}

/** The four columns of a segment stand one after the other: last, first, delta and offset. */
function* segmentsOf(data: DataView, map: number): Generator<[point: number, glyph: number]> {
  const bytes = data.getUint16(map + 6);
  for (let segment = 0; segment < bytes; segment += 2) {
    const last = data.getUint16(map + 14 + segment);
    const first = data.getUint16(map + 16 + bytes + segment);
    const delta = data.getUint16(map + 16 + 2 * bytes + segment);
    const offsetAt = map + 16 + 3 * bytes + segment;
    const offset = data.getUint16(offsetAt);
    for (let point = first; point <= last && point < 0xffff; point += 1) {
      const found = offset === 0 ? point : data.getUint16(offsetAt + offset + 2 * (point - first));
      const glyph = found === 0 ? 0 : (found + delta) & 0xffff;
      if (glyph !== 0) yield [point, glyph];
    }
  }
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

/** Returns the family of a font of ordinary weight (OpenType `name`, its text for Windows). */
export function familyOf(font: Uint8Array): string {
  const data = viewOf(font);
  const table = tableAt(data, 'name');
  const texts = table + data.getUint16(table + 4);
  const isFamily = (at: number) => data.getUint16(at) === 3 && data.getUint16(at + 6) === 1;
  const records = Array.from({ length: data.getUint16(table + 2) }, (_, at) => table + 6 + 12 * at);
  const found = records.find(isFamily);
  if (found === undefined) throw new Error('the font has no family name');
  const at = texts + data.getUint16(found + 10);
  const units = Array.from({ length: data.getUint16(found + 8) / 2 }, (_, unit) => data.getUint16(at + 2 * unit));
  return String.fromCharCode(...units);
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
