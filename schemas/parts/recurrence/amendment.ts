import type { Infer } from '../../resource.ts';
import { date } from '../date.ts';
import { documentAdjustments } from '../documents/adjustments.ts';
import { buyerReferences, companyNumber, documentRecipients, documentTexts } from '../documents/document.ts';
import { confirmScenarios, lines } from '../documents/lines.ts';
import { mostDueDays, mostOccurrences } from './recurrence.ts';

/**
 * What an amendment changes: lines, other details, both, prices, skipped dates, one cancelled invoice, or the
 * contract's length.
 */
export const amendmentKinds = [
  'lines',
  'details',
  'terms',
  'adjust',
  'pause',
  'resume',
  'drop',
  'extend',
  'end',
] as const;

export type AmendmentKind = (typeof amendmentKinds)[number];

/** From an occurrence on, or only that one. */
export const amendmentReaches = ['from', 'only'] as const;

export type AmendmentReach = (typeof amendmentReaches)[number];

const of = (...kinds: readonly AmendmentKind[]) => ({ path: 'kind', in: kinds });
const reaching = of('lines', 'details', 'terms', 'adjust', 'resume');
const details = of('details', 'terms');

/** How to treat past due dates when a contract is extended. */
export const pastDateChoices = ['skip', 'postpone'] as const;

const occurrence = { type: 'integer', minimum: 1, maximum: mostOccurrences } as const;

/** A change of a running contract (design §6 Contracts). Without `occurrence` it starts with the next invoice. */
export const amendment = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { type: 'string', enum: amendmentKinds },
    reach: { type: 'string', enum: amendmentReaches, when: reaching },
    occurrence: { ...occurrence, when: of('lines', 'details', 'terms', 'adjust', 'resume', 'drop') },
    effective_on: {
      ...date,
      when: of('lines', 'details', 'terms', 'adjust'),
      description:
        'The day that new lines, prices, discounts and charges hold from, of a contract with a `billing_period`. The invoice whose period has it bills the days before as it did.',
    },
    items_invoice: { ...lines, when: of('lines', 'terms') },
    company_number: { ...companyNumber, when: details },
    purchase_order: { ...buyerReferences.purchase_order, when: details },
    buyer_reference: { ...buyerReferences.buyer_reference, when: details },
    adjustments: { ...documentAdjustments, when: of('lines', 'details', 'terms') },
    observation: { ...documentTexts.observation, when: details },
    terms_payment: { ...documentTexts.terms_payment, when: details },
    account_uuid: { type: 'string', format: 'uuid', when: details },
    template: { ...documentTexts.template, minLength: 1, when: details },
    label: { ...documentTexts.label, when: details },
    send_email: { type: 'boolean', when: details },
    responsible_name: { ...documentRecipients.responsible_name, when: details },
    responsible_email: { ...documentRecipients.responsible_email, when: details },
    show_tax_invoice: { type: 'boolean', when: details },
    show_exporter_net: { type: 'boolean', when: details },
    percent: {
      type: 'string',
      kind: 'decimal',
      decimal: { fraction: 4, minimum: '-100', maximum: '1000' },
      when: of('adjust'),
    },
    amount: {
      type: 'string',
      kind: 'money',
      decimal: { fraction: 3, minimum: '-9999999999', maximum: '9999999999' },
      when: of('adjust'),
    },
    from: { ...date, when: of('pause') },
    until: { ...date, when: of('pause', 'end') },
    last_occurrence: { ...occurrence, when: of('end') },
    frequency: { ...occurrence, when: of('extend') },
    past_dates: { type: 'string', enum: pastDateChoices, when: of('extend') },
    due_days: { type: 'integer', minimum: 0, maximum: mostDueDays, when: { path: 'past_dates', eq: 'postpone' } },
    reason: { type: 'string', maxLength: 500 },
    confirm_total: { type: 'boolean', when: of('lines', 'terms', 'adjust', 'resume', 'extend') },
    confirm_scenarios: { ...confirmScenarios, when: of('lines', 'terms') },
  },
} as const;

export type Amendment = Infer<typeof amendment>;

/** The columns that the kinds `details` and `terms` change. */
export const detailFields = [
  'company_number',
  'purchase_order',
  'buyer_reference',
  'adjustments',
  'observation',
  'terms_payment',
  'account_uuid',
  'template',
  'label',
  'send_email',
  'responsible_name',
  'responsible_email',
  'show_tax_invoice',
  'show_exporter_net',
] as const;
