import { object } from './objects.ts';

const text = { type: 'string' } as const;
const orNull = { type: ['string', 'null'] } as const;

const row = {
  tribute: { ...text, description: 'Its name.' },
  is_origin: { type: 'boolean' },
  tax_responsible: text,
  valid_from: orNull,
  value: orNull,
};

export const differenceSchema = {
  ...object({
    pack: text,
    variant: text,
    version: text,
    added: { type: 'array', description: 'Rows of the pack that the scenario lacks.', items: object(row) },
    changed: {
      type: 'array',
      items: object({
        ...row,
        fields: { type: 'array', items: object({ field: text, from: orNull, to: orNull }) },
      }),
    },
    removed: { type: 'array', description: 'Rows of the scenario that the pack lacks.', items: object(row) },
  }),
  title: 'PackDifference',
};
