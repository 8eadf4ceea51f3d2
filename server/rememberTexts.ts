import { LRUCache } from 'lru-cache';

/**
 * A function of texts that remembers what it made of the last `most` of them. A caller who keeps sending new texts has them
 * worked out each time, and nothing grows. What is thrown is not remembered.
 */
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
