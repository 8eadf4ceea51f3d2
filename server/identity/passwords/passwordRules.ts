import { passwordLength } from '../../../domain/validation/password.ts';
import type { Issue } from '../../../domain/validation/issue.ts';

/** A new password in a body. `passwordIssues` finds weak ones. */
export const newPasswordSchema = {
  type: 'string',
  minLength: passwordLength.min,
  maxLength: passwordLength.max,
  description: 'Must not be a common password.',
} as const;

/** Words that the English list lacks. */
const alsoCommon = ['ultramar', 'mudar', 'trocar', 'corinthians', 'contraseña', 'cambiar', 'administrador'];

let common: Promise<ReadonlySet<string>> | undefined;

/** Loads the 49,233 most used passwords (zxcvbn-ts, MIT) on first use. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...alsoCommon]);
}

/** The number of trailing digits and signs to ignore: `dragon2026!`. */
const longestTail = 6;

/** Returns the password, and variants without trailing digits and signs. */
function coresOf(password: string): string[] {
  const tail = /\P{L}*$/u.exec(password)?.[0].length ?? 0;
  return Array.from({ length: Math.min(tail, longestTail) + 1 }, (_, cut) => password.slice(0, password.length - cut));
}

/** Returns the words of a user: their e-mail, its local part, their names. */
function wordsOf({ name, email }: { name: string; email: string }): string[] {
  return [email, email.split('@')[0] ?? '', name, name.replaceAll(' ', ''), ...name.split(' ')];
}

/**
 * Checks a new password (design §8, after NIST SP 800-63B §3.1.1.2) and returns issues at `path`: too common, the
 * user's own name or address, or few distinct characters. The schema checks its length.
 */
export async function passwordIssues(
  password: string,
  owner: { name: string; email: string },
  path = 'password',
): Promise<Issue[]> {
  common ??= loadCommon();
  const known = await common;
  const own = new Set(wordsOf(owner).map((word) => word.toLowerCase()));
  const chosen = password.normalize('NFC').toLowerCase();
  const guessable = coresOf(chosen).some((core) => known.has(core) || own.has(core));
  const monotonous = new Set(chosen).size < 5;
  return guessable || monotonous ? [{ path, key: 'validation.passwordCommon' }] : [];
}
