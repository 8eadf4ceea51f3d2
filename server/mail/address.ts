/** Characters that no header may contain: a line break would start another header. */
const control = /[\p{Cc}\u2028\u2029]+/gu;

/** Puts a text on one line and limits its length. */
export const oneLine = (text: string, most: number): string =>
  text.replaceAll(control, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, most);

/** An address of one mailbox, without separators. */
const mailbox = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

/** Returns the address to send to. Throws RangeError if it is not one mailbox. */
export function mailboxOf(email: string): string {
  if (email.length > 254 || !mailbox.test(email)) throw new RangeError('This is not the address of one mailbox');
  return email;
}
