import { dateMasks } from '../../../domain/kinds/date.ts';
import { formatInstant, instant as codec, readInstant } from '../../../domain/kinds/instant.ts';
import { maskedDate } from '../date/maskedDate.tsx';
import { defineKind } from '../defineKind.tsx';

/** `YYYY-MM-DDTHH:mm` on the reader's clock: what the browser's calendar speaks. */
const toLocal = (value: string): string => formatInstant(value, 'en').replaceAll('/', '-').replace(' ', 'T');
const fromLocal = (picked: string): string => new Date(picked).toISOString();

const parts = maskedDate({
  maskOf: (language) => `${dateMasks[language]} HH:mm`,
  show: formatInstant,
  read: readInstant,
  picker: { type: 'datetime-local', of: toLocal, keep: fromLocal },
});

/** A moment, ISO 8601 in UTC on the wire, shown on the reader's own clock. */
export const instant = defineKind('instant', codec, {
  ...parts,
  Filter: parts.Input,
  samples: [{ value: '2026-03-09T15:30:00.000Z', property: { type: 'string', format: 'date-time' } }],
});
