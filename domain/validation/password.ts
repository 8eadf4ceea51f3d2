/** Length of passwords (design §8): hard to guess, and bounded because hashing is expensive. */
export const passwordLength = { min: 10, max: 200 } as const;
