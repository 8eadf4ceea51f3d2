import type { Invoice } from '../../schemas/resources/invoices.ts';

/** The languages a document can be asked for in. */
export const documentLocales = ['pt', 'en', 'es'] as const;

export type DocumentLocale = (typeof documentLocales)[number];

/** What a document shows of an invoice: a subset of the API's record, amounts as decimal text. */
export type DocumentInvoice = Pick<
  Invoice,
  | 'number'
  | 'company_number'
  | 'status'
  | 'currency'
  | 'created'
  | 'due_date'
  | 'service_provider'
  | 'service_buyer'
  | 'payment_responsible'
  | 'subtotal'
  | 'exporter_total_taxes_payable_exporter'
  | 'exporter_total_taxes_payable_importer'
  | 'importer_total_taxes_payable_exporter'
  | 'importer_total_taxes_payable_importer'
  | 'total_taxes'
  | 'importer_total_payable_exporter'
  | 'importer_total_payable'
  | 'exporter_net_total'
  | 'show_tax_invoice'
  | 'observation'
  | 'terms_payment'
> & { items_invoice: readonly DocumentLine[] };

export type DocumentLine = Invoice['items_invoice'][number];

export interface DocumentLogo {
  bytes: Uint8Array;
  type: 'image/png' | 'image/jpeg';
}

/** One document to draw: which template, in which language, of which invoice. `template` is a built-in link. */
export interface DocumentRequest {
  template: string;
  locale: DocumentLocale;
  invoice: DocumentInvoice;
  logo?: DocumentLogo;
}
