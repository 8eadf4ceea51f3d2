import { party } from './party.ts';
import { richText } from './richText.ts';

/** Who is on a document, by key and as it shows them, and the account it is paid at (specification §3). */
export const documentParties = {
  service_provider_uuid: { type: 'string', format: 'uuid' },
  service_buyer_uuid: { type: 'string', format: 'uuid' },
  payment_responsible_uuid: { type: 'string', format: 'uuid' },
  account_uuid: { type: 'string', format: 'uuid' },
  service_provider: party,
  service_buyer: party,
  payment_responsible: party,
} as const;

/** What stands on a document beside its lines, and what it is drawn from. */
export const documentTexts = {
  observation: { ...richText, maxLength: 4000 },
  terms_payment: { ...richText, maxLength: 4000 },
  template: { type: 'string', maxLength: 120 },
  label: { type: 'string', maxLength: 60 },
} as const;

/**
 * What its client sees of a document's taxes: the breakdown, and what is left to the exporter after its own taxes, which
 * concerns nobody but the exporter unless it says so.
 */
export const documentOptions = {
  show_tax_invoice: { type: 'boolean', default: true },
  show_exporter_net: { type: 'boolean', default: false },
} as const;

export type DocumentOptions = Readonly<Record<keyof typeof documentOptions, boolean>>;

/** What a company calls its document. */
export const companyNumber = { type: 'string', maxLength: 60 } as const;

/** Whom a document is sent to. */
export const documentRecipients = {
  send_email: { type: 'boolean', default: false },
  responsible_name: { type: 'string', maxLength: 200 },
  responsible_email: { type: 'string', maxLength: 2000 },
} as const;
