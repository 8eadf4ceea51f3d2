import type { Language } from '../../../domain/formats/languages.ts';

/** The masks of specification §5; the words for the letters come from the locale files. */
export const masks = { pt: 'dd/MM/yyyy', es: 'dd/MM/yyyy', en: 'yyyy/MM/dd' } as const satisfies Record<
  Language,
  string
>;

/** What was typed so far with the mask's own signs put in: `0103` -> `01/03`. A pasted ISO date is turned round. */
export function applyMask(text: string, mask: string): string {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text);
  if (iso)
    return mask
      .replace('yyyy', iso[1] ?? '')
      .replace('MM', iso[2] ?? '')
      .replace('dd', iso[3] ?? '');
  const digits = [...text.replaceAll(/\D/g, '')];
  let masked = '';
  for (const sign of mask) {
    if (digits.length === 0) break;
    masked += /[a-zA-Z]/.test(sign) ? digits.shift() : sign;
  }
  return masked;
}

/** A masked date as `YYYY-MM-DD`; `undefined` when it does not fill the mask or no such day exists. */
export function readDate(text: string, language: Language): string | undefined {
  const parts = text.trim().match(language === 'en' ? /^(\d{4})\/(\d{2})\/(\d{2})$/ : /^(\d{2})\/(\d{2})\/(\d{4})$/);
  if (!parts) return undefined;
  const [, first = '', month = '', last = ''] = parts;
  const date = language === 'en' ? `${first}-${month}-${last}` : `${last}-${month}-${first}`;
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined;
}

/** A masked date with `HH:mm`, on the reader's own clock, as an ISO instant. */
export function readInstant(text: string, language: Language): string | undefined {
  const [, day = '', hours = '', minutes = ''] = text.trim().match(/^(\S+) ([01]\d|2[0-3]):([0-5]\d)$/) ?? [];
  const date = readDate(day, language);
  return date === undefined ? undefined : new Date(`${date}T${hours}:${minutes}:00`).toISOString();
}
