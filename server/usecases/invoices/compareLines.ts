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
 * The lines that differ between two versions of a document. What both begin and end with is left out, so that a line
 * put in or taken out amid others does not make all those behind it another; between, lines are compared by place.
 */
export function pairLines<Line extends { readonly digest: string }>(
  before: readonly Line[],
  after: readonly Line[],
): LinePair<Line>[] {
  const shorter = Math.min(before.length, after.length);
  const isSame = (a: number, b: number) => before[a]?.digest === after[b]?.digest;
  let head = 0;
  while (head < shorter && isSame(head, head)) head += 1;
  let tail = 0;
  while (tail < shorter - head && isSame(before.length - 1 - tail, after.length - 1 - tail)) tail += 1;

  const [old, fresh] = [before, after].map((lines) => lines.slice(head, lines.length - tail));
  const pairs: LinePair<Line>[] = Array.from(
    { length: Math.max(old?.length ?? 0, fresh?.length ?? 0) },
    (_, index) => ({
      position: head + index,
      ...(old?.[index] && { before: old[index] }),
      ...(fresh?.[index] && { after: fresh[index] }),
    }),
  );
  return pairs.filter((pair) => pair.before?.digest !== pair.after?.digest);
}

/** What is told of one of them, by path: `items_invoice.2.price` -> [before, after]. */
export function lineChanges({ position, before, after }: LinePair<ToldLine>): [path: string, change: Change][] {
  const path = `items_invoice.${position}`;
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
