import { passwordLength } from '../../domain/validation/password.ts';
import type { Issue } from '../../domain/validation/issue.ts';

/** A password that somebody chooses, in a body. What is guessed easily is found by `passwordIssues`. */
export const newPasswordSchema = {
  type: 'string',
  minLength: passwordLength.min,
  maxLength: passwordLength.max,
  description: 'Must not be a common password.',
} as const;

/** What the list, gathered from leaks in English, does not know. */
const alsoCommon = ['ultramar', 'mudar', 'trocar', 'corinthians', 'contraseña', 'cambiar', 'administrador'];

let common: Promise<ReadonlySet<string>> | undefined;

/** The 49,233 most used passwords (zxcvbn-ts, MIT), loaded when the first password is chosen. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set([...dictionary['passwords-common'], ...alsoCommon]);
}

/** How many digits and signs after a common password do not make it a better one: `dragon2026!`. */
const longestTail = 6;

/** The password, and what is left of it without some of the digits and signs at its end. */
function coresOf(password: string): string[] {
  const tail = /\P{L}*$/u.exec(password)?.[0].length ?? 0;
  return Array.from({ length: Math.min(tail, longestTail) + 1 }, (_, cut) => password.slice(0, password.length - cut));
}

/** The words somebody is known by: their e-mail, what stands before its @, their names. */
function wordsOf({ name, email }: { name: string; email: string }): string[] {
  return [email, email.split('@')[0] ?? '', name, name.replaceAll(' ', ''), ...name.split(' ')];
}

/**
 * What is wrong with a password that somebody chooses (design §8, after NIST SP 800-63B §3.1.1.2), as issues at
 * `path`: too common, their own name or address, or always the same few characters. Its length is the schema's.
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
