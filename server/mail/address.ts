/** What no header may hold: a line break there begins another header. */
const control = /[\p{Cc}\u2028\u2029]+/gu;

/** A text on one line, at most so long. */
export const oneLine = (text: string, most: number): string =>
  text.replaceAll(control, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, most);

/** An address of one mailbox: nothing that ends it, or begins another. */
const mailbox = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

/** The address as it is written to. Throws RangeError for what is not the address of one mailbox. */
export function mailboxOf(email: string): string {
  if (email.length > 254 || !mailbox.test(email)) throw new RangeError('This is not the address of one mailbox');
  return email;
}
