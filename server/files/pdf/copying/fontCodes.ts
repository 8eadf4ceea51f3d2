import { deflateSync, inflateSync } from 'node:zlib';
import { referenceIn, referencesIn, type PdfObject } from '../readObjects.ts';
import { hex4, hexOf, textOfHex } from './textRuns.ts';
import { isFromRight } from './turned.ts';

type Objects = ReadonlyMap<number, PdfObject>;

/** A font of a PDF whose glyphs can have several codes, each with its text. */
export interface FontCodes {
  width(code: number): number;
  text(code: number): string;
  /** Whether it has letters that read from the right. */
  readonly isFromRight: boolean;
  /** Returns a code for the same glyph with this text. */
  codeFor(code: number, text: string): number;
  /** Returns the objects that change if codes were added; the first new one has the number `free`. */
  changed(free: number): PdfObject[];
}

const mapped = /<([0-9A-F]{4})> <([0-9A-F]*)>/g;
const perBlock = 100;
/** No document needs as many codes of one font in these scripts. */
const mostCodes = 0x1000;

/**
 * Codes for glyphs without a text: readers that miss it take the code itself for a character, and these are invisible.
 * Beyond them, the text is a word joiner.
 */
const invisible = [
  0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0x206a, 0x206b, 0x206c, 0x206d, 0x206e, 0x206f, 0x200b, 0x180e, 0xfff9,
  0xfffa, 0xfffb, 0xfeff, 0x200c, 0x200d, 0x200e, 0x200f, 0x2066, 0x2067, 0x2068, 0x2069,
];
const wordJoiner = '\u2060';

/** Returns the texts of a font's codes as its ToUnicode stores them; undefined without one. */
export function unicodeOf(objects: Objects, font: PdfObject): string | undefined {
  if (!font.text.includes('/ToUnicode ')) return undefined;
  return contentOf(objects.get(referenceIn(font.text, 'ToUnicode')));
}

/** Returns the text of a stream as Latin-1. */
export function contentOf(object: PdfObject | undefined): string | undefined {
  if (!object?.stream) return undefined;
  return (object.text.includes('/FlateDecode') ? inflateSync(object.stream) : object.stream).toString('latin1');
}

/** Reads a font in which a code is the number of a glyph; undefined for another kind. */
export function fontCodes(objects: Objects, font: PdfObject): FontCodes | undefined {
  const unicode = unicodeOf(objects, font);
  const [descendant = 0] = referencesIn(font.text, 'DescendantFonts');
  const described = objects.get(descendant);
  if (unicode === undefined || !described?.text.includes('/CIDToGIDMap /Identity')) return undefined;
  const texts = new Map(
    [...unicode.matchAll(mapped)].map(([, code = '', text = '']) => [Number.parseInt(code, 16), textOfHex(text)]),
  );
  const widths = widthsOf(described.text);
  // The last glyphs without a width are not among the widths.
  const own = Math.max(widths.length, ...[...texts.keys()].map((code) => code + 1));
  let free = own;
  const silent = invisible.filter((code) => code > mostCodes);
  const added = new Map<number, { glyph: number; text: string }>();
  const known = new Map<string, number>();
  const glyphOf = (code: number) => added.get(code)?.glyph ?? code;
  const add = (glyph: number, wanted: string): number => {
    const code = wanted === '' ? silent.shift() : undefined;
    added.set(code ?? free, { glyph, text: wanted === '' && code === undefined ? wordJoiner : wanted });
    return code ?? free++;
  };
  return {
    isFromRight: [...texts.values()].some(isFromRight),
    width: (code) => widths[glyphOf(code)] ?? 0,
    text: (code) => added.get(code)?.text ?? texts.get(code) ?? '',
    codeFor(code, text) {
      const glyph = glyphOf(code);
      if (texts.get(glyph) === text) return glyph;
      const key = `${glyph} ${text}`;
      const found = known.get(key) ?? add(glyph, text);
      known.set(key, found);
      return found;
    },
    changed(number) {
      if (added.size === 0) return [];
      const all = [...texts, ...[...added].map(([code, { text }]) => [code, text] as const)];
      const last = Math.max(own - 1, ...added.keys());
      const glyphs = Buffer.alloc(2 * (last + 1));
      for (let code = 0; code < own; code += 1) glyphs.writeUInt16BE(code, 2 * code);
      for (const [code, { glyph }] of added) glyphs.writeUInt16BE(glyph, 2 * code);
      const further = [...added].map(([code, { glyph }]) => `${code} ${code} ${widths[glyph] ?? 0}`).join(' ');
      const text = described.text
        .replace('/CIDToGIDMap /Identity', `/CIDToGIDMap ${number} 0 R`)
        .replace(/\/W \[([^\]]*)\]/, (_, list: string) => `/W [${list} ${further}]`);
      const descriptor = objects.get(referenceIn(described.text, 'FontDescriptor'));
      return [
        compressed(referenceIn(font.text, 'ToUnicode'), Buffer.from(withTexts(unicode, all), 'latin1')),
        { number: descendant, text },
        // PDF/A-3 leaves the list of used codes out; with it, it would have to be complete.
        ...(descriptor ? [{ ...descriptor, text: descriptor.text.replace(/\/CIDSet \d+ 0 R/, '') }] : []),
        compressed(number, glyphs),
      ];
    },
  };
}

/** Typst writes each width with the first and the last code that have it. */
function widthsOf(text: string): number[] {
  const numbers = (/\/W \[([^\]]*)\]/.exec(text)?.[1] ?? '').trim().split(/\s+/).map(Number);
  const widths: number[] = [];
  for (let at = 0; at + 2 < numbers.length; at += 3)
    for (let code = numbers[at] ?? 0; code <= (numbers[at + 1] ?? 0); code += 1) widths[code] = numbers[at + 2] ?? 0;
  return widths;
}

function withTexts(unicode: string, texts: readonly (readonly [number, string])[]): string {
  const blocks = Array.from({ length: Math.ceil(texts.length / perBlock) }, (_, at) => {
    const rows = texts
      .slice(at * perBlock, (at + 1) * perBlock)
      .map(([code, text]) => `<${hex4(code)}> <${hexOf(text)}>`);
    return `${rows.length} beginbfchar\n${rows.join('\n')}\nendbfchar`;
  });
  return unicode.replace(/\d+ beginbfchar[^]*endbfchar/, blocks.join('\n'));
}

/** Returns an object with a compressed stream. */
export function compressed(number: number, bytes: Uint8Array): PdfObject & { stream: Buffer } {
  const stream = deflateSync(bytes);
  return { number, text: `<< /Length ${stream.byteLength} /Filter /FlateDecode >>`, stream };
}
