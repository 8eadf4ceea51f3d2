/** A term of an order in SQL. Null is greater than any value, as in `order by`. */
export interface Term {
  readonly expression: string;
  readonly descending: boolean;
  readonly nullable?: boolean;
}

/**
 * Returns the condition of rows after a place, which has each term's value in SQL or null. If all terms have one
 * direction and values, it is a range of the order's index.
 */
export function behindText(order: readonly Term[], place: readonly (string | null)[]): string {
  const [first] = order;
  const isPlain = order.every(({ descending, nullable }) => descending === first?.descending && !nullable);
  if (!isPlain) return order.reduceRight((rest, term, at) => laterText(term, place[at] ?? null, rest), 'false');
  const names = order.map(({ expression }) => expression).join(', ');
  return `(${names}) ${first?.descending ? '<' : '>'} (${place.join(', ')})`;
}

/** Later by this term, or equal and later by the rest. */
function laterText({ expression, descending, nullable }: Term, value: string | null, rest: string): string {
  if (value === null) {
    const isLater = descending ? `${expression} is not null` : 'false';
    return `(${isLater} or (${expression} is null and ${rest}))`;
  }
  const isLater = `${expression} ${descending ? '<' : '>'} ${value}${nullable && !descending ? ` or ${expression} is null` : ''}`;
  return `(${isLater} or (${expression} = ${value} and ${rest}))`;
}
