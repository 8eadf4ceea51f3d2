import type { Glyphs, ReadableRun } from './clusters.ts';
import { isUnturned, turned } from './turned.ts';
import { shifted, sumOf, type Cell, type Show, type TextRun } from './textRuns.ts';

/** A run, and those whose glyphs it shows too. */
export interface JoinedRun extends ReadableRun {
  readonly others: readonly TextRun[];
}

/**
 * Joins the runs of a line that only marks without a text separate, because some readers take each run for a word. The
 * marks follow the line, so that its letters stand one after the other.
 */
export function joinedRuns(runs: readonly ReadableRun[], glyphs: Glyphs): JoinedRun[] {
  const spoken: JoinedRun[] = [];
  const silent: JoinedRun[] = [];
  for (const [at, one] of runs.entries()) {
    const before = spoken.at(-1);
    if (one.shows.length === 0) silent.push({ ...one, others: [] });
    else if (before && runs[at - 1]?.shows.length === 0 && isAlike(before.run, one.run)) {
      const moved = (shows: readonly Show[]) => shows.map((show) => shifted(show, one.run.x - before.run.x));
      const [shows, marks] = [
        [...before.shows, ...moved(one.shows)],
        [...before.silent, ...moved(one.silent)],
      ];
      spoken[spoken.length - 1] = {
        ...before,
        shows,
        silent: marks,
        isChanged: true,
        others: [...before.others, one.run],
      };
    } else spoken.push({ ...one, others: [] });
  }
  const inOrder = spoken.map((one) =>
    one.isChanged
      ? { ...one, shows: joinedShows(one.shows, glyphs).map((show) => inReadingOrder(withFollowing(show), glyphs)) }
      : one,
  );
  return [...inOrder, ...silent];
}

const isAlike = (one: TextRun, other: TextRun): boolean =>
  one.y === other.y && one.colour === other.colour && one.shows.at(-1)?.font === other.shows[0]?.font;

/** Returns one show for several of one font. */
function joinedShows(shows: readonly Show[], glyphs: Glyphs): Show[] {
  const all: Show[] = [];
  for (const show of shows) {
    const before = all.at(-1);
    const [first, ...following] = show.cells;
    const [glyph, ...others] = first?.glyphs ?? [];
    if (!before || !first || !glyph || before.font !== show.font || before.size !== show.size) {
      all.push(show);
      continue;
    }
    const gap = placeOf(show) - placeOf(before) - widthOf(before, glyphs);
    const move = Math.round((-gap * 1_000_000) / show.size) / 1000;
    const moves = `${before.rest}${move === 0 ? '' : ` ${move}`}${glyph.moves}`;
    const cells = [...before.cells, { ...first, glyphs: [{ ...glyph, moves }, ...others] }, ...following];
    all[all.length - 1] = { ...before, cells, rest: show.rest };
  }
  return all;
}

const placeOf = ({ setting }: Show): number => Number(/^1 0 0 -1 (\S+) 0 Tm$/m.exec(setting)?.[1]);

/** Returns how far the glyphs of a show go, in points. */
function widthOf({ font, size, cells, rest }: Show, glyphs: Glyphs): number {
  const widths = cells.flatMap((cell) => cell.glyphs.map(({ code, moves }) => glyphs.width(font, code) - sumOf(moves)));
  return ((widths.reduce((all, one) => all + one, 0) - sumOf(rest)) / 1000) * size;
}

/** Adds glyphs to the span of the cell whose text they belong to. */
function withFollowing(show: Show): Show {
  const cells: Cell[] = [];
  for (const cell of show.cells) {
    const before = cells.at(-1);
    if (cell.isFollowing && before) cells[cells.length - 1] = { ...cell, glyphs: [...before.glyphs, ...cell.glyphs] };
    else cells.push(cell.isFollowing ? { ...cell, actual: '' } : cell);
  }
  return { ...show, cells };
}

const isOutside = /^[\u{10000}-\u{10ffff}]/u;

/** Gives words that most readers do not turn as a whole, in the order of reading. */
function inReadingOrder(show: Show, glyphs: Glyphs): Show {
  const cells: Cell[] = [];
  let word: Cell['glyphs'][number][] = [];
  const close = () => {
    const shown = word.map(({ code }) => glyphs.text(show.font, code)).join('');
    const actual = turned(shown);
    const coded = word.map((glyph, at) => ({
      ...glyph,
      code: isOutside.test(actual) ? glyphs.codeFor(show.font, glyph.code, at === 0 ? actual : '') : glyph.code,
    }));
    if (word.length > 0) cells.push({ glyphs: coded, actual });
    word = [];
  };
  for (const cell of show.cells) {
    const [glyph] = cell.glyphs;
    if (glyph && cell.actual === undefined && isUnturned(glyphs.text(show.font, glyph.code))) word.push(glyph);
    else {
      close();
      cells.push(cell);
    }
  }
  close();
  return { ...show, cells };
}
