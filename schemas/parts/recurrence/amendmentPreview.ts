import { date } from '../date.ts';
import { money } from '../money.ts';
import { mostOccurrences } from './recurrence.ts';

const figures = {
  type: 'object',
  required: ['subtotal', 'total', 'importer_total_payable', 'exporter_net_total'],
  additionalProperties: false,
  properties: { subtotal: money, total: money, importer_total_payable: money, exporter_net_total: money },
} as const;

/** The maximum number of invoices in a preview. */
export const mostPreviewed = 100;

const compared = { before: figures, after: figures } as const;

const percent = { type: 'string', pattern: '^-?[0-9]+(\\.[0-9]+)?$' } as const;

/** Confirmations that a preview may require. */
export const amendmentConfirmations = ['confirm_total'] as const;

/** The preview of an amendment: totals of issued and scheduled invoices before and after, and each affected invoice. */
export const amendmentPreview = {
  type: 'object',
  required: [
    'currency',
    'concerned',
    'before',
    'after',
    'groups',
    'corrections',
    'occurrences',
    'frequency',
    'due_date_contract',
    'past_due_dates',
    'total_amount',
    'total_amount_before',
    'required_confirmations',
  ],
  additionalProperties: false,
  properties: {
    currency: { type: 'string' },
    concerned: {
      type: 'integer',
      description: 'The number of invoices that change; the first of them are in `occurrences`.',
    },
    ...compared,
    frequency: { type: 'integer' },
    due_date_contract: date,
    past_due_dates: {
      type: 'array',
      maxItems: mostOccurrences,
      description:
        'Due dates of added invoices that have passed, in order. `past_dates` of the amendment says whether to skip or postpone them.',
      items: date,
    },
    total_amount: money,
    total_amount_before: money,
    required_confirmations: {
      type: 'array',
      items: { type: 'string', enum: amendmentConfirmations },
      description:
        'The properties that must be true when the command is sent: `confirm_total` if the contract value rises.',
    },
    adjusted: {
      type: 'object',
      required: ['deviates'],
      additionalProperties: false,
      description: 'How prices change, after rounding to the decimals of the currency.',
      properties: {
        percent: { ...percent, description: 'The change in percent over all invoices, before taxes.' },
        percent_asked: percent,
        deviates: {
          type: 'boolean',
          description: 'Whether any invoice changes by a percentage other than the one requested.',
        },
      },
    },
    groups: {
      type: 'array',
      description: 'The invoices that change, grouped by their totals before and after.',
      items: {
        type: 'object',
        required: ['count', 'occurrence', 'before', 'after', 'difference'],
        additionalProperties: false,
        properties: {
          count: { type: 'integer', description: 'The number of invoices in the group.' },
          occurrence: { type: 'integer', description: 'The occurrence of the first invoice in the group.' },
          ...compared,
          difference: { ...money, description: 'The difference in the total of each invoice.' },
          percent: { ...percent, description: 'The change of the total of each invoice, in percent.' },
          price_percent: {
            ...percent,
            description:
              'The change of the prices of each invoice, in percent, before taxes. Absent where it also bills days under ' +
              'other terms, or what issued invoices lack.',
          },
        },
      },
    },
    corrections: {
      type: 'array',
      maxItems: mostOccurrences,
      description:
        'The issued invoices that are corrected from `effective_on` on, in order, with amounts before taxes.',
      items: {
        type: 'object',
        required: ['occurrence', 'full_number', 'due_date', 'credited', 'billed', 'is_debited'],
        additionalProperties: false,
        properties: {
          occurrence: { type: 'integer' },
          full_number: { type: 'string' },
          due_date: date,
          credited: { ...money, description: 'What a credit note takes back, up to what is left of its lines.' },
          billed: { ...money, description: 'What the next invoice bills besides, or a debit note.' },
          is_debited: { type: 'boolean', description: 'Whether a debit note bills it, as no invoice follows.' },
        },
      },
    },
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
          status: { type: 'string', enum: ['future', 'held', 'paused', 'skipped', 'cancelled'] },
          status_before: { type: 'string', enum: ['future', 'held', 'paused', 'skipped', 'cancelled'] },
          ...compared,
        },
      },
    },
  },
} as const;
