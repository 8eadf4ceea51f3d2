/** Returns the value at a path (`location.country`, `transactions.0.fee`), or `undefined`. */
export function valueAt(record: unknown, path: string): unknown {
  let value = record;
  for (const step of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<string, unknown>)[step];
  }
  return value;
}
