import { isEmail } from '../validation/email.ts';
import { linkAddress } from './linkAddress.ts';

/** Completes a typed link address without protocol; undefined if invalid. */
export function typedAddress(typed: string): string | undefined {
  const text = typed.trim();
  if (isEmail(text)) return linkAddress(`mailto:${text}`);
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return linkAddress(text);
  return /^[^\s/.]+\.\S+$/.test(text) ? linkAddress(`https://${text}`) : undefined;
}
