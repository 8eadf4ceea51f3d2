/** Conditions of a statement with values: the few possible texts are prepared. */
export interface Conditions {
  readonly values: readonly unknown[];
  /** Adds a condition; its `$` becomes the placeholder of the value. */
  add(condition: string, value?: unknown): void;
  /** Adds a value outside of conditions; returns its placeholder, `$3`. */
  value(value: unknown): string;
  /** Returns all conditions, joined by `and`. */
  text(): string;
}

/** Starts a list of conditions. Conditions are trusted text; only values may come from outside. */
export function conditions(condition: string, value: unknown): Conditions {
  const texts: string[] = [];
  const values: unknown[] = [];
  const place = (added: unknown): string => `$${values.push(added)}`;
  const add = (text: string, added?: unknown): void => void texts.push(text.replace('$', () => place(added)));
  add(condition, value);
  return { values, add, value: place, text: () => texts.join(' and ') };
}
