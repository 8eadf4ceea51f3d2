import { date as codec, dateMasks, formatDate, readDate } from '../../../domain/kinds/date.ts';
import { defineKind } from '../defineKind.tsx';
import { maskedDate } from './maskedDate.tsx';

const same = (value: string) => value;

const parts = maskedDate({
  maskOf: (language) => dateMasks[language],
  show: formatDate,
  read: readDate,
  picker: { type: 'date', of: same, keep: same },
});

/** A day, always `YYYY-MM-DD`, shown in the language's mask. */
export const date = defineKind('date', codec, {
  ...parts,
  Filter: parts.Input,
  samples: [
    { value: '2026-03-09', property: { type: 'string', format: 'date' } },
    { value: '2028-02-29', property: { type: 'string', format: 'date' } },
  ],
});
