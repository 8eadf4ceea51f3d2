import type { Language } from './languages.ts';

/** `2026-03-09` -> `09/03/2026`; English writes `2026/03/09` (specification §5). */
export function formatDate(date: string, language: Language): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})/.exec(date);
  if (!parts) return date;
  const [, year, month, day] = parts;
  return language === 'en' ? `${year}/${month}/${day}` : `${day}/${month}/${year}`;
}

/** An instant (ISO 8601) as date and `HH:mm` on the reader's clock, or on the one of `timeZone`. */
export function formatInstant(instant: string, language: Language, timeZone?: string): string {
  const moment = new Date(instant);
  if (Number.isNaN(moment.getTime())) return instant;
  const text = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone,
  }).format(moment);
  const [date = '', time = ''] = text.split(' ');
  return `${formatDate(date, language)} ${time}`;
}
