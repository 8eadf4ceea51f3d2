/** A line as a history tells it: quantities and values without zeros at their end, its price as it is stored. */
export interface ToldLine {
  readonly description: string;
  readonly quantity: string;
  readonly price: string;
  /** A digest where the log could not hold it; so can be told apart, and nothing else. */
  readonly scenery: { readonly uuid: string; readonly name: string } | string;
  readonly tributes: readonly ToldTribute[] | null;
}

export interface ToldTribute {
  readonly uuid: string;
  readonly name: string;
  readonly value: string;
  readonly is_fixed: boolean;
  readonly is_origin: boolean;
  readonly tax_responsible: string;
}

type Change = readonly [unknown, unknown];

/** A line that is not what it was, at its place; without one side where it was added or removed. */
export interface LinePair<Line> {
  readonly position: number;
  readonly before?: Line;
  readonly after?: Line;
}

/**
 * The lines that differ between two versions of a document, of which those that stayed as they are may be left out.
 * What both begin and end with is passed over, so that a line put in or taken out amid others does not make all those
 * behind it another; between, lines are compared by place.
 */
export function pairLines<Line extends { readonly digest: string; readonly position: number }>(
  before: readonly Line[],
  after: readonly Line[],
): LinePair<Line>[] {
  const end = Math.max(...[...before, ...after].map(({ position }) => position + 1), 0);
  // All that is longer differs, so it is known by how much.
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

/** What is told of one of the lines at `linesAt`, by path: `items.2.price` -> [before, after]. */
export function lineChanges(
  linesAt: string,
  { position, before, after }: LinePair<ToldLine>,
): [path: string, change: Change][] {
  const path = `${linesAt}.${position}`;
  if (!before || !after) return [[path, [whole(before), whole(after)]]];
  const fields: [string, Change][] = [
    ['item', [before.description, after.description]],
    ['quantity', [before.quantity, after.quantity]],
    ['price', [before.price, after.price]],
    ['scenery', [before.scenery, after.scenery]],
    ...tributeChanges(before, after),
  ];
  return fields
    .filter(([, [was, is]]) => JSON.stringify(was) !== JSON.stringify(is))
    .map(([field, change]) => [`${path}.${field}`, change]);
}

function whole(line: ToldLine | undefined): object | null {
  if (!line) return null;
  const { description, quantity, price, scenery } = line;
  return { item: description, quantity, price, scenery };
}

const keyOf = ({ scenery }: ToldLine): string => (typeof scenery === 'string' ? scenery : scenery.uuid);

/** Under another scenario all tributes are others, which says nothing more. */
function tributeChanges(before: ToldLine, after: ToldLine): [string, Change][] {
  if (keyOf(before) !== keyOf(after)) return [];
  const [old, fresh] = [before.tributes ?? [], after.tributes ?? []];
  const among = (tributes: readonly ToldTribute[], { uuid }: ToldTribute) =>
    tributes.find((tribute) => tribute.uuid === uuid) ?? null;
  const all = [...fresh, ...old.filter((tribute) => !among(fresh, tribute))];
  return all.map((tribute, index) => [`scenery.tributes.${index}`, [among(old, tribute), among(fresh, tribute)]]);
}
