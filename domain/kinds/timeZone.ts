import { defineCodec } from './codec.ts';
import { isText } from './text.ts';

/** IANA names start with a letter; `Intl` also accepts offsets such as `+03:00`, which are no zones. */
const named = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/;

/** Returns whether a text is an IANA time zone. */
export function isTimeZone(value: unknown): value is string {
  if (!isText(value) || !named.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

/** Formats a time zone: `America/Sao Paulo`. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** A time zone by IANA name, with spaces for underscores. */
export const timeZone = defineCodec({
  is: isText,
  toText: zoneName,
  parseText: (text) => [text.trim().replaceAll(' ', '_')].find(isTimeZone),
  issue: 'validation.unknownTimeZone',
});
