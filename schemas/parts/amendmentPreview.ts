import { date } from './date.ts';
import { money } from './money.ts';

const figures = {
  type: 'object',
  required: ['total', 'importer_total_payable', 'exporter_net_total'],
  additionalProperties: false,
  properties: { total: money, importer_total_payable: money, exporter_net_total: money },
} as const;

/** How many invoices are told one by one. */
export const mostPreviewed = 100;

const compared = { before: figures, after: figures } as const;

/** What an amendment would change: all that is issued and scheduled before it and after, and each invoice it concerns. */
export const amendmentPreview = {
  type: 'object',
  required: [
    'currency',
    'concerned',
    'before',
    'after',
    'occurrences',
    'frequency',
    'due_date_contract',
    'total_amount',
  ],
  additionalProperties: false,
  properties: {
    currency: { type: 'string' },
    concerned: {
      type: 'integer',
      description: 'How many invoices it concerns; the first of them are in `occurrences`.',
    },
    ...compared,
    frequency: { type: 'integer' },
    due_date_contract: date,
    total_amount: money,
    occurrences: {
      type: 'array',
      maxItems: mostPreviewed,
      items: {
        type: 'object',
        required: ['occurrence', 'due_date', 'status', 'before', 'after'],
        additionalProperties: false,
        properties: {
          occurrence: { type: 'integer' },
          due_date: date,
          status: { type: 'string', enum: ['future', 'held', 'paused', 'cancelled'] },
          status_before: { type: 'string', enum: ['future', 'held', 'paused', 'skipped', 'cancelled'] },
          ...compared,
        },
      },
    },
  },
} as const;
