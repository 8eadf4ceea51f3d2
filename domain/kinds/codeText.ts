import type { Property } from '../schema/property.ts';
import type { Translate } from './codec.ts';

type Coded = Pick<Property, 'sentences'>;

const isCode = (value: string): boolean => /^[a-z_]+$/.test(value);

/** Replies of mail servers (RFC 5321) by their enhanced status (RFC 3463), the specific ones first. */
const replies: readonly (readonly [reply: RegExp, code: string])[] = [
  [/^2\d\d\b/, 'accepted'],
  [/^[45]\d\d[ -]\d\.2\.2\b/, 'mailbox_full'],
  [/^(?:552|[45]\d\d[ -]\d\.3\.4)\b/, 'too_large'],
  [/^5\d\d[ -]5\.1\.\d/, 'address_unknown'],
  [/^5\d\d[ -]5\.7\.\d/, 'blocked'],
  [/^4\d\d\b/, 'deferred'],
  [/^5\d\d\b/, 'rejected'],
];

/** Returns the sentence of a known code or of a mail server's reply (`sentences`), or the text itself. */
export function codeText(value: string, { sentences }: Coded, translate: Translate): string {
  if (sentences === undefined || value === '') return value;
  const code = isCode(value) ? value : replies.find(([reply]) => reply.test(value))?.[1];
  return translate(`${sentences}.${code ?? 'other'}`, { _: value });
}

/** Returns the words of a server that refuses, which stand below their sentence on a page. */
export const serverWords = (value: string, { sentences }: Coded): string | undefined =>
  sentences === undefined || isCode(value) || /^2\d\d\b/.test(value) ? undefined : value;
