import { defineCodec } from './codec.ts';
import { isText } from './text.ts';

/** Names of the IANA database begin with a letter; `Intl` also takes offsets such as `+03:00`, which name no place. */
const named = /^[A-Za-z_]+(?:\/[A-Za-z0-9_+-]+)*$/;

/** Whether a text names a time zone of the IANA database. */
export function isTimeZone(value: unknown): value is string {
  if (!isText(value) || !named.test(value)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: value }));
  } catch {
    return false;
  }
}

/** A time zone as people read it: `America/Sao Paulo`. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ');

/** A time zone by its name in the IANA database, with spaces for the underscores. */
export const timeZone = defineCodec({
  is: isText,
  toText: zoneName,
  parseText: (text) => [text.trim().replaceAll(' ', '_')].find(isTimeZone),
  issue: 'validation.unknownTimeZone',
});
