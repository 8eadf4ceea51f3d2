export type Values = Readonly<Record<string, unknown>>;

/**
 * The properties a form holds otherwise than its record, each whole: the parts
 * of an address belong together, and so do the rows of a collection.
 */
export function typedValues(values: Values, record: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => textOf(value) !== textOf(record[name])));
}

/** An absent value and a cleared one say the same. */
const textOf = (value: unknown): string => JSON.stringify(value ?? null);
