import { hash, verify } from '@node-rs/argon2';

/** OWASP's second recommendation for argon2id, the library's default algorithm: 19 MiB, two passes. */
const defaultCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordCost = typeof defaultCost;

/** Hashes a password with argon2id as PHC text, which includes cost and salt. */
export function hashPassword(password: string, cost: PasswordCost = defaultCost): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

/** A hash of the usual cost without a known password. */
const nobody = '$argon2id$v=19$m=19456,t=2,p=1$Np52ulvlE2s9T8PjcGbnuw$PxQOCt6VQCQ5Q6hMuTT7/eHPxDPMF5ITQfXPxyjQYvo';

/**
 * Returns whether a password matches a hash. Without a hash (unknown user, or no password set) it takes as long and
 * returns false.
 */
export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  const matches = await verify(passwordHash ?? nobody, password.normalize('NFC'));
  return matches && typeof passwordHash === 'string';
}
