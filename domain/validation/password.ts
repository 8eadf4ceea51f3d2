/** How many characters a password may have (design §8): long enough not to be guessed, bounded as hashing costs. */
export const passwordLength = { min: 10, max: 200 } as const;
