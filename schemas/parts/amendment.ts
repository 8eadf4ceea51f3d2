import type { Infer } from '../resource.ts';
import { date } from './date.ts';
import { companyNumber, documentRecipients, documentTexts } from './document.ts';
import { confirmScenarios, lines } from './lines.ts';
import { mostDueDays, mostOccurrences } from './recurrence.ts';

/**
 * What an amendment changes: what is billed, what else invoices say, both at once, prices, which dates are skipped, one that is
 * cancelled, how long it lasts.
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

/** From an occurrence on, or one alone. */
export const amendmentReaches = ['from', 'only'] as const;

export type AmendmentReach = (typeof amendmentReaches)[number];

const of = (...kinds: readonly AmendmentKind[]) => ({ path: 'kind', in: kinds });
const reaching = of('lines', 'details', 'terms', 'adjust', 'resume');
const details = of('details', 'terms');

/** What becomes of due dates that have passed already where a contract is extended. */
export const pastDateChoices = ['skip', 'postpone'] as const;

const occurrence = { type: 'integer', minimum: 1, maximum: mostOccurrences } as const;

/** What a running contract is changed by (design §6 Contracts). Where `occurrence` is not said, from the next one on. */
export const amendment = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { type: 'string', enum: amendmentKinds },
    reach: { type: 'string', enum: amendmentReaches, when: reaching },
    occurrence: { ...occurrence, when: of('lines', 'details', 'terms', 'adjust', 'resume', 'drop') },
    items_invoice: { ...lines, when: of('lines', 'terms') },
    company_number: { ...companyNumber, when: details },
    observation: { ...documentTexts.observation, when: details },
    terms_payment: { ...documentTexts.terms_payment, when: details },
    account_uuid: { type: 'string', format: 'uuid', when: details },
    template: { ...documentTexts.template, minLength: 1, when: details },
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

/** What kind `details` changes, and `terms` beside the lines: columns of the terms. */
export const detailFields = [
  'company_number',
  'observation',
  'terms_payment',
  'account_uuid',
  'template',
  'send_email',
  'responsible_name',
  'responsible_email',
  'show_tax_invoice',
  'show_exporter_net',
] as const;
