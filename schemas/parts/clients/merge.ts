import { clientReference } from './client.ts';
import type { Infer } from '../../resource.ts';

/** What the client that stays may take from the one that is merged into it. It pays for others if one of both did. */
export const mergedFields = [
  'name',
  'nif',
  'tax_regime',
  'segment',
  'logo',
  'location',
  'responsible_name',
  'responsible_email',
  'currency',
  'scenery',
  'account',
  'discount',
  'discount_reason',
  'template',
  'payment_terms',
  'credit_limit',
  'reminder_sequence',
  'reminders_off',
  'promised_date',
] as const;

export type MergedField = (typeof mergedFields)[number];

/** What merging a client asks for. */
export const clientMerge = {
  type: 'object',
  required: ['into'],
  additionalProperties: false,
  properties: {
    into: { ...clientReference, description: 'The client that stays.' },
    take: {
      type: 'array',
      uniqueItems: true,
      maxItems: mergedFields.length,
      items: { type: 'string', enum: mergedFields },
      description: 'The fields that it takes from the merged client. By default those that it has no value for.',
    },
  },
} as const;

export type ClientMerge = Infer<typeof clientMerge>;
