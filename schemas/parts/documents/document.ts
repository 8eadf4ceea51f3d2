import type { ObjectSchema } from '../../objectSchema.ts';
import { date } from '../date.ts';
import { documentAdjustments } from './adjustments.ts';
import { party } from './party.ts';
import { richText } from '../richText.ts';

/** The parties of a document, by key and as printed, and its payment account (specification §3). */
export const documentParties = {
  service_provider_uuid: { type: 'string', format: 'uuid' },
  service_buyer_uuid: { type: 'string', format: 'uuid' },
  payment_responsible_uuid: { type: 'string', format: 'uuid' },
  account_uuid: { type: 'string', format: 'uuid' },
  service_provider: party,
  service_buyer: party,
  payment_responsible: party,
} as const;

/** What a list reads of a document to name who pays it. */
export const documentPayer = [
  'service_buyer.uuid',
  'service_buyer.name',
  'service_buyer.location.country.identifier',
  'payment_responsible.uuid',
  'payment_responsible.name',
  'payment_responsible.location.country.identifier',
] as const;

/** The texts of a document besides its lines, and its template. */
export const documentTexts = {
  observation: { ...richText, maxLength: 4000, printed: true },
  terms_payment: { ...richText, maxLength: 4000, printed: true },
  template: { type: 'string', maxLength: 120 },
  label: { type: 'string', maxLength: 60 },
} as const;

/** What the client sees of a document's taxes: the breakdown, and the exporter's net, hidden by default. */
export const documentOptions = {
  show_tax_invoice: { type: 'boolean', default: true },
  show_exporter_net: { type: 'boolean', default: false },
} as const;

export type DocumentOptions = Readonly<Record<keyof typeof documentOptions, boolean>>;

/** The company's own number of a document. */
export const companyNumber = { type: 'string', maxLength: 60, printed: true } as const;

/** What the buyer books a document by; a client may require either. */
export const buyerReferences = {
  purchase_order: { type: 'string', minLength: 1, maxLength: 60, printed: true },
  buyer_reference: { type: 'string', minLength: 1, maxLength: 60, printed: true },
} as const;

export const buyerReferenceNames = Object.keys(buyerReferences) as (keyof typeof buyerReferences)[];

export const documentRecipients = {
  send_email: { type: 'boolean', default: false },
  responsible_name: { type: 'string', maxLength: 200, printed: true },
  responsible_email: { type: 'string', maxLength: 2000 },
} as const;

/** Whether a document is saved without being issued. Its status says so once it is stored. */
export const documentDraft = { is_draft: { type: 'boolean', default: false } } as const;

export const documentCurrency = { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 } as const;

/** What the terms of a recurring document say: each document issued from them takes it over. */
export const documentTerms = {
  company_number: companyNumber,
  ...buyerReferences,
  adjustments: documentAdjustments,
  account_uuid: documentParties.account_uuid,
  ...documentTexts,
  ...documentRecipients,
  ...documentOptions,
} as const;

/** What every document says beside its lines. */
export const documentSchema = {
  type: 'object',
  required: ['service_provider_uuid', 'service_buyer_uuid', 'currency', 'due_date'],
  additionalProperties: false,
  properties: { currency: documentCurrency, due_date: date, ...documentParties, ...documentTerms },
} as const satisfies ObjectSchema;
