import { hash, verify } from '@node-rs/argon2';

/** OWASP's second choice for argon2id, the library's default algorithm: 19 MiB, two passes. */
const defaultCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export type PasswordCost = typeof defaultCost;

/** The argon2id hash of a password as PHC text; it carries its own cost and salt. */
export function hashPassword(password: string, cost: PasswordCost = defaultCost): Promise<string> {
  return hash(password.normalize('NFC'), cost);
}

let nobody: Promise<string> | undefined;

/**
 * Whether a password is the one behind a hash. Without a hash (unknown user, or
 * one who has not set a password) it takes as long, and the answer is no.
 */
export async function verifyPassword(password: string, passwordHash: string | null | undefined): Promise<boolean> {
  nobody ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobody), password.normalize('NFC'));
  return matches && typeof passwordHash === 'string';
}
