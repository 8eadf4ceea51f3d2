/** Caches expensive formatters by their arguments. */
export function once<Args extends readonly (string | number | boolean)[], T>(
  make: (...args: Args) => T,
): (...args: Args) => T {
  const made = new Map<string, T>();
  return (...args) => {
    const key = args.join(' ');
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(...args);
    made.set(key, fresh);
    return fresh;
  };
}
