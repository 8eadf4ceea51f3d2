import addressparser from 'nodemailer/lib/addressparser';

/** An address that a mail goes to, with the name of its owner if it is known. */
export interface Addressee {
  readonly name?: string | undefined;
  readonly email: string;
}

/**
 * Reads addresses as mail programs write them: `Bia Reis <bia@client.test>, caio@client.test`, also separated by
 * semicolons or lines, and by spaces if they have no names. A part that is no address, or more than one, becomes an
 * invalid one, for the caller to refuse.
 */
export function addresseesIn(text: string): Addressee[] {
  const words = text.split(/[\s,;]+/).filter((word) => word !== '');
  if (words.every((word) => plainAddress.test(word))) return words.map((email) => ({ email }));
  const separated = text.replaceAll(/[\r\n]+/g, ';');
  return addressparser(separated, { flatten: true }).map(({ name, address }) => {
    if (address === '' || name === '' || name === address) return { email: address || name };
    return /\S@\S/.test(name) ? { email: `${name} ${address}` } : { name, email: address };
  });
}

const plainAddress = /^[^\s@<>()"]+@[^\s@<>()"]+$/;

/** Returns the addresses of a list or one text. */
export const addresseesOf = (given: string | readonly string[]): Addressee[] =>
  (typeof given === 'string' ? [given] : given).flatMap(addresseesIn);

/** Keeps the first of those with the same address, in any spelling. */
export function withoutRepeated<One extends Addressee>(all: readonly One[]): One[] {
  const emails = all.map(({ email }) => email.toLowerCase());
  return all.filter((_, index) => emails.indexOf(emails[index] ?? '') === index);
}

/** Characters that separate or enclose addresses, so that a name with one of them needs quotes (RFC 5322). */
const special = /[()<>[\]:;@\\,."]/;

/** Returns an address with its name, as `addresseesIn` reads it. */
export function addresseeText({ name, email }: Addressee): string {
  if (!name) return email;
  return `${special.test(name) ? `"${name.replaceAll(/["\\]/g, '\\$&')}"` : name} <${email}>`;
}
