import { LRUCache } from 'lru-cache';

/** Caches a function of texts for its last `most` arguments, so new texts cannot grow memory. Errors are not cached. */
export function rememberTexts<Made extends object | string>(
  most: number,
  make: (text: string) => Made,
): (text: string) => Made {
  const made = new LRUCache<string, Made>({ max: most });
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const fresh = make(text);
    made.set(text, fresh);
    return fresh;
  };
}
