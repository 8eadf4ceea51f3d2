import type { Infer } from '../../resource.ts';
import { defineSingle } from '../../single.ts';

const days = { type: 'integer', minimum: 0, maximum: 365 } as const;

/** A text of the company about its rule; an empty one is left out. */
const words = { type: 'string', kind: 'multiline', maxLength: 500, printed: true } as const;

const named = { uuid: { type: 'string', format: 'uuid' } } as const;

const schema = {
  $id: 'LateFeeSettings',
  type: 'object',
  additionalProperties: false,
  properties: {
    is_on: { type: 'boolean', default: false },
    interest_percent: { type: 'string', kind: 'percent', decimal: { fraction: 4, minimum: '0', maximum: '1000' } },
    // By days of a year of 365, or of a month of 30.
    interest_per: { type: 'string', enum: ['year', 'month'], default: 'year' },
    // Counted from that day after the due date.
    interest_from_days: { ...days, default: 0 },
    smallest_days: { ...days, default: 1 },
    // Only for invoices in its currency.
    fee_amount: {
      type: 'string',
      kind: 'money',
      currency: 'fee_currency',
      decimal: { fraction: 3, minimum: '0.01', maximum: '999999999' },
    },
    fee_currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
    item: {
      type: 'object',
      kind: 'reference',
      ref: 'items',
      required: ['uuid'],
      additionalProperties: false,
      properties: { ...named, description: { type: 'string', readOnly: true } },
    },
    scenario: {
      type: 'object',
      kind: 'reference',
      ref: 'scenarios',
      required: ['uuid'],
      additionalProperties: false,
      properties: { ...named, name: { type: 'string', readOnly: true } },
    },
    in_reminders: { type: 'boolean', default: false },
    pt_words: words,
    en_words: words,
    es_words: words,
  },
} as const;

export type LateFeeSettings = Infer<typeof schema>;

/** What a company charges for late payment: interest and a fixed fee, which a person invoices. */
export default defineSingle({
  name: 'late-fee-settings',
  singular: 'late-fee-setting',
  api: { version: 'v2', path: 'late-fee-settings' },
  schema,
  rules: ['lateFeesComplete'],
  form: {
    sections: [
      { name: 'use', fields: ['is_on', 'in_reminders', 'smallest_days'] },
      { name: 'interest', fields: ['interest_percent', 'interest_per', 'interest_from_days'] },
      { name: 'fee', fields: ['fee_amount', 'fee_currency'] },
      { name: 'draft', fields: ['item', 'scenario'] },
      { name: 'words', fields: ['pt_words', 'en_words', 'es_words'] },
    ],
  },
  access: { company: { COMPANY: ['show', 'edit'], ACCOUNTANT: ['show'] } },
  settings: { path: 'late-fees', order: 48 },
});
