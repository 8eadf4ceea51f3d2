import { instantAt } from '../../../domain/dates/zone.ts';
import { dateMasks } from '../../../domain/kinds/date.ts';
import { formatInstant, formatMoment, instant as codec, readInstant } from '../../../domain/kinds/instant.ts';
import type { Language } from '../../../domain/languages.ts';
import { todayInZone, zone } from '../../i18n/zone.ts';
import { maskedDate } from '../date/maskedDate.tsx';
import { defineKind } from '../defineKind.tsx';
import type { ValueProps } from '../kind.ts';
import { later } from '../shared/later.tsx';

const show = (value: string, language: Language): string => formatInstant(value, language, zone());

/** `YYYY-MM-DDTHH:mm` in the company's zone, as the browser's calendar requires. */
const toLocal = (value: string): string => show(value, 'en').replaceAll('/', '-').replace(' ', 'T');
const fromLocal = (picked: string): string => instantAt(picked, zone()).toISOString();

const parts = maskedDate({
  maskOf: (language) => `${dateMasks[language]} HH:mm`,
  show,
  brief: (value, language) => formatMoment(value, language, zone(), todayInZone()),
  read: (text, language) => readInstant(text, language, zone()),
  picker: { type: 'datetime-local', of: toLocal, keep: fromLocal },
});

/** Relative time; its library loads with the first page that shows it, not with lists. */
const Ago = later(async () => {
  const { RelativeTime } = await import('../../shell/display/RelativeTime.tsx');
  return ({ value }: ValueProps<string>) => <RelativeTime at={value} />;
}, parts.Field);

/** An instant, ISO 8601 in UTC on the wire: to the minute in lists, relative on pages, in the company's zone. */
export const instant = defineKind('instant', codec, {
  ...parts,
  Field: Ago,
  Filter: parts.Input,
  samples: [{ value: '2026-03-09T15:30:00.000Z', property: { type: 'string', format: 'date-time' } }],
});
