import { randomBytes } from 'node:crypto';

/** Returns the random hash of a document's public link: 192 bits, infeasible to guess (design §8). */
export const publicHash = (): string => randomBytes(24).toString('base64url');
