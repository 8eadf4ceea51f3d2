import { date as codec, dateMasks, formatDate, formatDay, readDate } from '../../../domain/kinds/date.ts';
import { todayInZone } from '../../i18n/zone.ts';
import { defineKind } from '../defineKind.tsx';
import { maskedDate } from './maskedDate.tsx';

const same = (value: string) => value;

const parts = maskedDate({
  maskOf: (language) => dateMasks[language],
  show: formatDate,
  brief: (value, language) => formatDay(value, language, todayInZone()),
  read: readDate,
  picker: { type: 'date', of: same, keep: same },
});

/** A day, always `YYYY-MM-DD`, shown in the language's mask; in lists by day and month. */
export const date = defineKind('date', codec, {
  ...parts,
  Filter: parts.Input,
  samples: [
    { value: '2026-03-09', property: { type: 'string', format: 'date' } },
    { value: '2028-02-29', property: { type: 'string', format: 'date' } },
  ],
});
