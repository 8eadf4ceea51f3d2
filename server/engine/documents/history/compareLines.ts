import { lineFieldNames, statedBy, type StatedLine } from '../../../../domain/documents/lineFields.ts';
import { isLine, type Option, type TextRow } from '../../../../domain/documents/rows.ts';

/** A row of a document in a history. */
export type LoggedContent = LoggedLine | TextRow;

/** A line in a history: numbers without trailing zeros, amounts as stored. */
export interface LoggedLine extends StatedLine, Option {
  readonly row?: null | undefined;
  readonly item_description: string;
  /** A digest if the log could not hold the scenario: it can only be compared. */
  readonly scenery: { readonly uuid: string; readonly name: string } | string;
  readonly tributes: readonly LoggedTribute[] | null;
}

export interface LoggedTribute {
  readonly uuid: string;
  readonly name: string;
  readonly value: string;
  readonly is_fixed: boolean;
  readonly is_origin: boolean;
  readonly tax_responsible: string;
}

type Change = readonly [unknown, unknown];

/** A changed line by position; without one side if it was added or removed. */
export interface LinePair<Line> {
  readonly position: number;
  readonly before?: Line;
  readonly after?: Line;
}

/**
 * Returns the lines that differ between two versions of a document; unchanged lines may be missing from the input. It
 * skips the common head and tail, so that inserting or removing a line does not change all lines behind it, and
 * compares the lines between by position.
 */
export function pairLines<Line extends { readonly digest: string; readonly position: number }>(
  before: readonly Line[],
  after: readonly Line[],
): LinePair<Line>[] {
  const end = Math.max(...[...before, ...after].map(({ position }) => position + 1), 0);
  // Unchanged lines are missing on both sides, so the difference in length is exact.
  const [oldEnd, freshEnd] = [
    end - Math.max(0, after.length - before.length),
    end - Math.max(0, before.length - after.length),
  ];
  const [old, fresh] = [before, after].map((lines) => new Map(lines.map((line) => [line.position, line])));
  const isSame = (a: number, b: number) =>
    old?.has(a) || fresh?.has(b) ? old?.get(a)?.digest === fresh?.get(b)?.digest : a === b;

  const shorter = Math.min(oldEnd, freshEnd);
  let head = 0;
  while (head < shorter && isSame(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(oldEnd - 1 - tail, freshEnd - 1 - tail)) tail += 1;

  const places = Array.from({ length: end - head - tail }, (_, index) => head + index);
  return places.flatMap((position) => {
    const was = position < oldEnd - tail ? old?.get(position) : undefined;
    const is = position < freshEnd - tail ? fresh?.get(position) : undefined;
    if (was?.digest === is?.digest) return [];
    return { position, ...(was && { before: was }), ...(is && { after: is }) };
  });
}

/** What lines of quotes say besides. */
export const optionNames = ['is_optional', 'is_accepted'] as const;

/** Returns the changes of a line by path: `items.2.price` -> [before, after]. */
export function lineChanges(
  linesAt: string,
  { position, before, after }: LinePair<LoggedContent>,
): [path: string, change: Change][] {
  const path = `${linesAt}.${position}`;
  if (!before || !after || before.row !== after.row) return [[path, [whole(before), whole(after)]]];
  if (!isLine(before) || !isLine(after)) {
    return [[`${path}.description`, [before.description ?? null, after.description ?? null]]];
  }
  const fields: [string, Change][] = [
    ['item', [before.item_description, after.item_description]],
    ...[...lineFieldNames, ...optionNames].map((name): [string, Change] => [
      name,
      [before[name] ?? null, after[name] ?? null],
    ]),
    ['scenery', [before.scenery, after.scenery]],
    ...tributeChanges(before, after),
  ];
  return fields
    .filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is))
    .map(([field, change]) => [`${path}.${field}`, change]);
}

function whole(line: LoggedContent | undefined): object | null {
  if (!line) return null;
  if (!isLine(line)) return { row: line.row, ...(line.description && { description: line.description }) };
  const { item_description: item, is_optional: isOptional, scenery } = line;
  return { item, ...statedBy(line), ...(isOptional && { is_optional: true }), scenery };
}

const keyOf = ({ scenery }: LoggedLine): string => (typeof scenery === 'string' ? scenery : scenery.uuid);

/** A changed scenario replaces all tributes, so listing them adds nothing. */
function tributeChanges(before: LoggedLine, after: LoggedLine): [string, Change][] {
  if (keyOf(before) !== keyOf(after)) return [];
  const [old, fresh] = [before.tributes ?? [], after.tributes ?? []];
  const among = (tributes: readonly LoggedTribute[], { uuid }: LoggedTribute) =>
    tributes.find((tribute) => tribute.uuid === uuid) ?? null;
  const all = [...fresh, ...old.filter((tribute) => !among(fresh, tribute))];
  return all.map((tribute, index) => [`scenery.tributes.${index}`, [among(old, tribute), among(fresh, tribute)]]);
}
