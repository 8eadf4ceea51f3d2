import { shifted, sumOf, type Cell, type Show, type TextRun } from './textRuns.ts';
import { isFromRight, isUnturned, turned } from './turned.ts';

/** The text of a glyph whose cluster has its text already. */
const nothing = '';

/** The widths and texts of the fonts of a page. */
export interface Glyphs {
  /** In thousandths of the font size. */
  width(font: string, code: number): number;
  text(font: string, code: number): string;
  /** Returns whether a font has letters that read from the right. */
  isFromRight(font: string): boolean;
  /** Returns a code for the same glyph with this text. */
  codeFor(font: string, code: number, text: string): number;
}

/** A cell with its place. */
interface Placed {
  readonly cell: Cell;
  readonly show: Show;
  readonly run: TextRun;
  readonly text: string;
  readonly widths: readonly number[];
}

/** Returns the runs of a line one after the other as lists of the cells that belong to one cluster. */
function clustersOf(runs: readonly TextRun[], glyphs: Glyphs): Placed[][] {
  const clusters: Placed[][] = [];
  for (const run of runs)
    for (const show of run.shows)
      for (const cell of show.cells) {
        const text = cell.actual ?? glyphs.text(show.font, cell.glyphs[0]?.code ?? 0);
        const widths = cell.glyphs.map(({ code }) => glyphs.width(show.font, code));
        const placed = { cell, show, run, text, widths };
        const before = clusters.at(-1);
        if (before && continues(before, placed)) before.push(placed);
        else clusters.push([placed]);
      }
  return clusters;
}

/**
 * Typst splits the glyphs of a cluster by their height over the baseline and gives each part the text of the whole. The
 * same text again is another cluster if it begins with the same glyph. Letters without a width, which stand below or
 * above another one, belong to it.
 */
function continues(cluster: readonly Placed[], next: Placed): boolean {
  const [first, last] = [cluster[0], cluster.at(-1)];
  if (!first || !last || last.run === next.run || last.run.y === next.run.y) return false;
  if (last.show.font !== next.show.font || last.show.size !== next.show.size) return false;
  const hasWidth = next.widths.some(Boolean);
  if (last.text !== next.text) return !hasWidth && !isFromRight(next.text);
  if (first.cell.glyphs[0]?.code === next.cell.glyphs[0]?.code) return false;
  // From the right, marks stand before their letter.
  return !isFromRight(next.text) || hasWidth || !last.widths.some(Boolean);
}

/** Returns the text of a cluster: that of its parts once. */
const textOf = (cluster: readonly Placed[]): string =>
  cluster.map(({ text }, at) => (text === cluster[at - 1]?.text ? '' : text)).join('');

/** A run with the shows that give each cluster its text once, and those of glyphs without a text. */
export interface ReadableRun {
  readonly run: TextRun;
  readonly shows: readonly Show[];
  readonly silent: readonly Show[];
  readonly isChanged: boolean;
}

/** Gives the text of each cluster of a line to one of its glyphs. */
export function readable(runs: readonly TextRun[], glyphs: Glyphs): ReadableRun[] {
  const changed = new Map(clustersOf(runs, glyphs).flatMap((cluster) => rewritten(cluster, glyphs)));
  return runs.map((run) => {
    const isChanged = run.shows.some((show) =>
      show.cells.some((cell) => changed.has(cell) || isOfUnturned(show, cell, glyphs)),
    );
    if (!isChanged) return { run, shows: run.shows, silent: [], isChanged };
    const parts = run.shows.map((show) =>
      separated({ ...show, cells: show.cells.map((cell) => changed.get(cell) ?? cell) }, glyphs),
    );
    const shows = parts.map(({ spoken }) => spoken).filter((show) => show.cells.length > 0);
    return { run, shows, silent: parts.flatMap(({ silent }) => silent), isChanged };
  });
}

const isOfUnturned = ({ font }: Show, { glyphs: [glyph] }: Cell, glyphs: Glyphs): boolean =>
  glyph !== undefined && isUnturned(glyphs.text(font, glyph.code));

/** Shows the glyphs without a text by themselves, each at its place. */
function separated(show: Show, glyphs: Glyphs): { spoken: Show; silent: Show[] } {
  const silent: Show[] = [];
  let place = 0;
  let skipped = '';
  const cells = show.cells.flatMap((cell): Cell[] => {
    const kept = cell.glyphs.flatMap((glyph) => {
      const width = glyphs.width(show.font, glyph.code);
      const start = place - sumOf(glyph.moves);
      place = start + width;
      const moves = skipped + glyph.moves;
      skipped = glyph.isSilent ? moves + (width === 0 ? '' : ` ${-width}`) : '';
      if (!glyph.isSilent) return [{ ...glyph, moves }];
      const alone = { glyphs: [{ ...glyph, moves: '' }], actual: '' };
      silent.push({ ...shifted(show, (start * show.size) / 1000), cells: [alone], rest: '' });
      return [];
    });
    return kept.length === 0 ? [] : [{ ...cell, glyphs: kept }];
  });
  return { spoken: { ...show, cells, rest: skipped + show.rest }, silent };
}

/** Returns each cell of a cluster as it gives the text once; none if it does already. */
function rewritten(cluster: readonly Placed[], glyphs: Glyphs): [Cell, Cell][] {
  const [first] = cluster;
  if (!first) return [];
  const text = textOf(cluster);
  const isTurned = isFromRight(text);
  const isPlain = cluster.length === 1 && first.cell.actual === undefined;
  if (isPlain && !(isTurned && text.length > 1)) return [];
  // Marks without a width stand for nothing by themselves, nor does what a turned letter has besides its widest glyph.
  const widest = Math.max(...cluster.flatMap(({ widths }) => widths));
  const isSpoken = (width: number) => (isTurned ? width === widest : width > 0 || widest === 0);
  let isFirst = true;
  return cluster.map(({ cell, show, widths }) => {
    const isFollowing = !isFirst;
    const coded = cell.glyphs.map((glyph, at) => {
      const isSilent = !isSpoken(widths[at] ?? 0) || (isTurned && !isFirst);
      // Readers turn all characters of a line that reads from the right, also those of one glyph.
      const own = isSilent || !isFirst ? nothing : isTurned ? turned(text) : text;
      if (!isSilent) isFirst = false;
      return { ...glyph, code: glyphs.codeFor(show.font, glyph.code, own), isSilent };
    });
    const spoken = coded.filter(({ isSilent }) => !isSilent);
    return [cell, { glyphs: coded, ...(spoken.length > 1 || isFollowing ? { actual: text, isFollowing } : {}) }];
  });
}
