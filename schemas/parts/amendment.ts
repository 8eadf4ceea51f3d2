import type { Infer } from '../resource.ts';
import { date } from './date.ts';
import { companyNumber, documentRecipients, documentTexts } from './document.ts';
import { confirmScenarios, lines } from './lines.ts';
import { mostOccurrences } from './recurrence.ts';

/** What an amendment changes: what is billed, what else invoices say, prices, which dates are skipped, how long it lasts. */
export const amendmentKinds = ['lines', 'details', 'adjust', 'pause', 'resume', 'extend', 'end'] as const;

export type AmendmentKind = (typeof amendmentKinds)[number];

/** From an occurrence on, or one alone. */
export const amendmentReaches = ['from', 'only'] as const;

export type AmendmentReach = (typeof amendmentReaches)[number];

const of = (...kinds: readonly AmendmentKind[]) => ({ path: 'kind', in: kinds });
const reaching = of('lines', 'details', 'adjust', 'resume');
const occurrence = { type: 'integer', minimum: 1, maximum: mostOccurrences } as const;

/** What a running contract is changed by (design §6 Contracts). Where `occurrence` is not said, from the next one on. */
export const amendment = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { type: 'string', enum: amendmentKinds },
    reach: { type: 'string', enum: amendmentReaches, when: reaching },
    occurrence: { ...occurrence, when: reaching },
    items_invoice: { ...lines, when: of('lines') },
    company_number: { ...companyNumber, when: of('details') },
    observation: { ...documentTexts.observation, when: of('details') },
    terms_payment: { ...documentTexts.terms_payment, when: of('details') },
    account_uuid: { type: 'string', format: 'uuid', when: of('details') },
    template: { ...documentTexts.template, minLength: 1, when: of('details') },
    send_email: { type: 'boolean', when: of('details') },
    responsible_name: { ...documentRecipients.responsible_name, when: of('details') },
    responsible_email: { ...documentRecipients.responsible_email, when: of('details') },
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
    reason: { type: 'string', maxLength: 500 },
    confirm_total: { type: 'boolean', when: of('lines', 'adjust', 'resume', 'extend') },
    confirm_scenarios: { ...confirmScenarios, when: of('lines') },
  },
} as const;

export type Amendment = Infer<typeof amendment>;

/** What kind `details` changes: columns of the terms. */
export const detailFields = [
  'company_number',
  'observation',
  'terms_payment',
  'account_uuid',
  'template',
  'send_email',
  'responsible_name',
  'responsible_email',
] as const;
