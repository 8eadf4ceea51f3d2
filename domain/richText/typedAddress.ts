import { isEmail } from '../validation/email.ts';
import { linkAddress } from './linkAddress.ts';

/** The address of a link as somebody types it, who leaves the protocol out; undefined where it is none. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isEmail(text)) return linkAddress(`mailto:${text}`);
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return linkAddress(text);
  return /^[^\s/.]+\.\S+$/.test(text) ? linkAddress(`https://${text}`) : undefined;
}
