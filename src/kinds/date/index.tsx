import { formatDate } from '../../../domain/formats/dates.ts';
import { defineKind } from '../defineKind.tsx';
import { masks, readDate } from './mask.ts';
import { maskedDate } from './maskedDate.tsx';

const same = (value: string) => value;
const isDate = (value: unknown): value is string => typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);

const parts = maskedDate({
  maskOf: (language) => masks[language],
  show: formatDate,
  read: readDate,
  picker: { type: 'date', of: same, keep: same },
});

/** A day, `YYYY-MM-DD` from end to end, shown by the language's mask. */
export const date = defineKind('date', {
  is: isDate,
  ...parts,
  Filter: parts.Input,
  samples: [
    { value: '2026-03-09', property: { type: 'string', format: 'date' } },
    { value: '2028-02-29', property: { type: 'string', format: 'date' } },
  ],
});
