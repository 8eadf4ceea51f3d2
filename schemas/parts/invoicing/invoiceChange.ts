import type { ObjectSchema } from '../../objectSchema.ts';
import { date } from '../date.ts';
import { documentTexts } from '../documents/document.ts';
import { templateReference } from '../templates/templateChoice.ts';

const uuid = { type: 'string', format: 'uuid' } as const;

/** What several drafts can be given at once. */
export const invoiceChange = {
  type: 'object',
  additionalProperties: false,
  properties: {
    due_date: date,
    account: {
      type: 'object',
      kind: 'reference',
      ref: 'accounts',
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid, name: { type: 'string', readOnly: true } },
    },
    template: templateReference,
    label: documentTexts.label,
  },
} as const satisfies ObjectSchema;
