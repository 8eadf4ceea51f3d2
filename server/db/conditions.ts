/** Conditions of a statement with their values: the few texts that filters can make are prepared like written ones. */
export interface Conditions {
  readonly values: readonly unknown[];
  /** Adds a condition; its `$`, where it has one, becomes the place of the value. */
  add(condition: string, value?: unknown): void;
  /** Adds a value outside the conditions; answers its place, `$3`. */
  value(value: unknown): string;
  /** All conditions, joined by `and`. */
  text(): string;
}

/** Starts a list of conditions with its first. Conditions are our own words; only values may come from outside. */
export function conditions(condition: string, value: unknown): Conditions {
  const texts: string[] = [];
  const values: unknown[] = [];
  const place = (added: unknown): string => `$${values.push(added)}`;
  const add = (text: string, added?: unknown): void => void texts.push(text.replace('$', () => place(added)));
  add(condition, value);
  return { values, add, value: place, text: () => texts.join(' and ') };
}
