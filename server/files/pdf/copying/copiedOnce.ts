import { referenceIn, type PdfObject } from '../readObjects.ts';
import { readable, type Glyphs } from './clusters.ts';
import { compressed, contentOf, fontCodes, unicodeOf, type FontCodes } from './fontCodes.ts';
import { joinedRuns, type JoinedRun } from './joinedRuns.ts';
import { emptied, readRuns, runsIn, written, type UnreadRun } from './textRuns.ts';

type Objects = ReadonlyMap<number, PdfObject>;

/** Texts of glyphs of scripts and letters that fonts make of pieces. Most documents have none. */
const pieced =
  /<[0-9A-F]{4}> <(?!FFFF>|0[01][0-7][0-9A-F]>|00[0-9A-F]{2}>|0[34][0-9A-F]{2}>|2[012][0-9A-F]{2}>|FB0[0-9A-F]>|[3-9][0-9A-F]{3}>)/;

/**
 * Returns the objects of a drawn PDF that change so that a reader finds each text once: Typst gives every glyph of a
 * cluster the text of the whole. New objects have numbers from `free` on.
 */
export function copiedOnce(objects: Objects, free: number): PdfObject[] {
  const all = [...objects.values()];
  const typed = (type: string) => all.filter(({ text }) => text.includes(`/Type /${type}\n`));
  const fonts = typed('Font').filter(({ text }) => text.includes('/Subtype /Type0'));
  const codes = new Map<number, FontCodes>();
  for (const font of fonts) {
    const found = pieced.test(unicodeOf(objects, font) ?? '') ? fontCodes(objects, font) : undefined;
    if (found) codes.set(font.number, found);
  }
  if (codes.size === 0) return [];
  const changed = typed('Page').flatMap((page) => changedContent(objects, page, codes));
  if (changed.length === 0) return [];
  let next = free;
  for (const font of codes.values()) {
    const ofFont = font.changed(next);
    if (ofFont.length > 0) next += 1;
    changed.push(...ofFont);
  }
  return changed;
}

function changedContent(objects: Objects, page: PdfObject, codes: ReadonlyMap<number, FontCodes>): PdfObject[] {
  const named = new Map(
    [...page.text.matchAll(/\/(f\d+) (\d+) 0 R/g)].flatMap(([, name = '', number]) => {
      const font = codes.get(Number(number));
      return font ? [[name, font] as const] : [];
    }),
  );
  if (named.size === 0) return [];
  const content = objects.get(referenceIn(page.text, 'Contents'));
  const before = contentOf(content);
  if (content === undefined || before === undefined) return [];
  const glyphs: Glyphs = {
    width: (font, code) => named.get(font)?.width(code) ?? 0,
    text: (font, code) => named.get(font)?.text(code) ?? '',
    isFromRight: (font) => named.get(font)?.isFromRight ?? false,
    codeFor: (font, code, text) => named.get(font)?.codeFor(code, text) ?? code,
  };
  const after = readableContent(before, [...named.keys()], glyphs);
  return after === before ? [] : [compressed(content.number, Buffer.from(after, 'latin1'))];
}

function readableContent(content: string, fonts: readonly string[], glyphs: Glyphs): string {
  const parts: string[] = [];
  let at = 0;
  for (const line of linesOf(runsIn(content, fonts))) {
    const read = isPlain(line, glyphs) ? undefined : readRuns(line);
    if (!read) continue;
    const runs = readable(read, glyphs);
    if (!runs.some(({ isChanged }) => isChanged)) continue;
    parts.push(content.slice(at, line[0]?.from), ...joinedRuns(runs, glyphs).map((one) => textOf(one, content)));
    at = line.at(-1)?.to ?? at;
  }
  return at === 0 ? content : parts.join('') + content.slice(at);
}

function textOf({ run, shows, silent, isChanged, others }: JoinedRun, content: string): string {
  const own = isChanged ? written(run, [...shows, ...silent]) : content.slice(run.from, run.to);
  return own + others.map(emptied).join('');
}

function linesOf(runs: readonly UnreadRun[]): UnreadRun[][] {
  const lines: UnreadRun[][] = [];
  for (const run of runs) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    if (line && last && isOnLine(last, run)) line.push(run);
    else lines.push([run]);
  }
  return lines;
}

/** Returns whether a run stands on the line of another one, after it. */
const isOnLine = (one: UnreadRun, next: UnreadRun): boolean =>
  one.to === next.from && Math.abs(next.y - one.y) < one.size && next.size === one.size;

/** Returns whether each glyph of a line has its own text already. */
const isPlain = (line: readonly UnreadRun[], glyphs: Glyphs): boolean =>
  line.every(({ y, font, inner }) => y === line[0]?.y && !inner.includes('/ActualText') && !glyphs.isFromRight(font));
