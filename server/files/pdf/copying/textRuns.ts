/** A glyph of a run by its code in the font, and the numbers of `TJ` that move it. */
export interface Glyph {
  readonly code: number;
  readonly moves: string;
  /** Whether its cluster has its text from other glyphs. */
  readonly isSilent?: boolean;
}

/** The glyphs that stand for one text: those of a span with ActualText, or a single one. */
export interface Cell {
  readonly glyphs: readonly Glyph[];
  /** Undefined for the text that the font gives the glyph. */
  readonly actual?: string;
  /** Whether its glyphs belong to the text of the cell before it. */
  readonly isFollowing?: boolean;
}

/** What one operator shows. */
export interface Show {
  /** The operators before it, with font and place: they end with a new line. */
  readonly setting: string;
  readonly font: string;
  readonly size: number;
  readonly cells: readonly Cell[];
  /** The numbers of `TJ` after the last glyph. */
  readonly rest: string;
}

/** A marked run of text as Typst writes it: one font, size and baseline. */
export interface TextRun {
  /** The operators before its shows: its mark, its place, and the colour. */
  readonly mark: string;
  readonly place: string;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
  readonly shows: readonly Show[];
  /** Its place in the content of the page. */
  readonly from: number;
  readonly to: number;
}

const run =
  /(\/Span <<\n {2}\/MCID \d+\n>> BDC\n)(q\n1 0 0 -1 (\S+) (\S+) cm\n)((?:[^\n]+ (?:cs|scn|gs)\n)*)BT\n([^]*?)ET\nQ\nEMC\n/g;

/** A run whose shows are not read yet. */
export interface UnreadRun extends Omit<TextRun, 'shows'> {
  readonly font: string;
  readonly size: number;
  readonly inner: string;
}

/** Returns the runs of these fonts in a page's content. */
export function runsIn(content: string, fonts: readonly string[]): UnreadRun[] {
  const wanted = new RegExp(`^/(${fonts.join('|')}) (\\S+) Tf$`, 'm');
  return [...content.matchAll(run)].flatMap((found) => {
    const [whole, mark = '', place = '', x, y, colour = '', inner = ''] = found;
    const [, font, size] = wanted.exec(inner) ?? [];
    const [from, to] = [found.index, found.index + whole.length];
    if (font === undefined) return [];
    return [{ mark, place, colour, x: Number(x), y: Number(y), font, size: Number(size), inner, from, to }];
  });
}

/** Reads the shows of runs; undefined if one is written in another way. */
export function readRuns(runs: readonly UnreadRun[]): TextRun[] | undefined {
  const read = runs.flatMap((one) => {
    const shows = showsIn(one.inner);
    return shows ? [{ ...one, shows }] : [];
  });
  return read.length === runs.length ? read : undefined;
}

const actualText = /^ {2}\/ActualText <([0-9A-F]*)>$/;
const fontSetting = /^\/(\S+) (\S+) Tf$/;

function showsIn(inner: string): Show[] | undefined {
  const shows: Show[] = [];
  let actual: string | undefined;
  let setting = '';
  let font = '';
  let size = 0;
  for (const line of inner.split('\n')) {
    const text = actualText.exec(line)?.[1];
    const ofFont = fontSetting.exec(line);
    if (text !== undefined) actual = textOfHex(text.replace(/^FEFF/, ''));
    else if (line === 'EMC') actual = undefined;
    else if (/ T[jJ]$/.test(line)) {
      const { glyphs, rest } = glyphsIn(line);
      const cells = actual === undefined ? glyphs.map((glyph) => ({ glyphs: [glyph] })) : [{ glyphs, actual }];
      shows.push({ setting, font, size, cells, rest });
      setting = '';
    } else if (ofFont || / (?:Tr|Tm)$/.test(line)) {
      if (ofFont) [font, size] = [ofFont[1] ?? '', Number(ofFont[2])];
      setting += `${line}\n`;
    } else if (!['', '/Span <<', '>> BDC', '/ReversedChars BMC'].includes(line)) return undefined;
  }
  return shows;
}

function glyphsIn(line: string): { glyphs: Glyph[]; rest: string } {
  const glyphs: Glyph[] = [];
  let moves = '';
  for (const token of tokensOf(line)) {
    if (typeof token === 'string') {
      moves += ` ${token}`;
      continue;
    }
    for (let at = 0; at + 1 < token.length; at += 2) {
      glyphs.push({ code: token.readUInt16BE(at), moves });
      moves = '';
    }
  }
  return { glyphs, rest: moves };
}

/** Yields the numbers of a line and the bytes of its strings. Parentheses within a string are balanced or escaped. */
function* tokensOf(line: string): Generator<string | Buffer> {
  const numberOrHex = /(-?[\d.]+)|<([0-9A-Fa-f]*)>/y;
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '(') {
      const start = at + 1;
      for (let depth = 1; depth > 0 && at < line.length;) {
        const isEscape = line[at + 1] === '\\';
        at += isEscape ? 2 : 1;
        if (isEscape) continue;
        if (line[at] === '(') depth += 1;
        if (line[at] === ')') depth -= 1;
      }
      yield literal(line.slice(start, at));
      continue;
    }
    numberOrHex.lastIndex = at;
    const [whole, number, hex = ''] = numberOrHex.exec(line) ?? [];
    if (whole === undefined) continue;
    yield number ?? Buffer.from(hex, 'hex');
    at += whole.length - 1;
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const literal = (text: string): Buffer =>
  Buffer.from(
    text.replace(/\\(?:([0-7]{1,3})|([^]))/g, (_, octal?: string, letter = '') =>
      octal === undefined ? (escapes[letter] ?? letter) : String.fromCharCode(Number.parseInt(octal, 8)),
    ),
    'latin1',
  );

/** Returns the text of UTF-16 in hexadecimal digits. */
export const textOfHex = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** Returns a text as UTF-16 in hexadecimal digits. */
export const hexOf = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => hex4(text.charCodeAt(at))).join('');

/** Returns a code with four hexadecimal digits. */
export const hex4 = (code: number): string => code.toString(16).toUpperCase().padStart(4, '0');

/** Returns a run with other shows; cells with an ActualText are spans. */
export const written = ({ mark, place, colour }: TextRun, shows: readonly Show[]): string =>
  `${mark}${place}${colour}BT\n${shows.map(writtenShow).join('')}ET\nQ\nEMC\n`;

/** Returns the mark of a run whose glyphs another one shows. */
export const emptied = ({ mark }: TextRun): string => `${mark}EMC\n`;

function writtenShow({ setting, cells, rest }: Show): string {
  const pieces = cells.map(({ glyphs, actual }, at) => {
    const codes = glyphs.map(({ code, moves }) => `${moves}<${hex4(code)}>`).join('');
    const shown = `[${codes}${at === cells.length - 1 ? rest : ''}] TJ\n`;
    if (actual === undefined) return shown;
    return `/Span << /ActualText ${actual === '' ? '()' : `<FEFF${hexOf(actual)}>`} >> BDC\n${shown}EMC\n`;
  });
  return setting + pieces.join('').replaceAll('] TJ\n[', '');
}

/** Returns by how much the numbers of `TJ` move a glyph to the left. */
export const sumOf = (moves: string): number => moves.split(' ').reduce((sum, move) => sum + Number(move), 0);

/** Returns a show further to the right, in points. */
export const shifted = (show: Show, by: number): Show => ({
  ...show,
  setting: show.setting.replace(
    /^1 0 0 -1 (\S+) 0 Tm$/m,
    (_, x: string) => `1 0 0 -1 ${Number((Number(x) + by).toFixed(5))} 0 Tm`,
  ),
});
