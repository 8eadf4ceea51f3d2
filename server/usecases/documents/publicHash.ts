import { randomBytes } from 'node:crypto';

/** What a public link names a document by: of 192 random bits, which nobody guesses (design §8). */
export const publicHash = (): string => randomBytes(24).toString('base64url');
