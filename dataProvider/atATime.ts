/** The maximum number of keys in one request. */
const mostKeys = 100;

/** Splits keys into chunks of one request. */
export function atATime<Key>(keys: readonly Key[]): Key[][] {
  const requests = Math.ceil(keys.length / mostKeys);
  return Array.from({ length: requests }, (_, index) => keys.slice(index * mostKeys, (index + 1) * mostKeys));
}
