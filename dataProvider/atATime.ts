/** How many keys one request names. */
const mostKeys = 100;

/** Keys by as many as one request names. */
export function atATime<Key>(keys: readonly Key[]): Key[][] {
  const requests = Math.ceil(keys.length / mostKeys);
  return Array.from({ length: requests }, (_, index) => keys.slice(index * mostKeys, (index + 1) * mostKeys));
}
