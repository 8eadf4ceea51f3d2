import type { Invoice } from '../../../schemas/resources/invoices.ts';

/** What a request may say of an invoice: the writable part of its schema, after validation. */
export type InvoiceInput = Pick<
  Invoice,
  | 'company_number'
  | 'currency'
  | 'created'
  | 'due_date'
  | 'service_provider_uuid'
  | 'service_buyer_uuid'
  | 'payment_responsible_uuid'
  | 'account_uuid'
  | 'observation'
  | 'terms_payment'
  | 'template'
  | 'label'
  | 'send_email'
  | 'responsible_name'
  | 'responsible_email'
  | 'show_tax_invoice'
  | 'is_draft'
  | 'remove_logo'
> & { readonly items_invoice: readonly LineInput[] };

export interface LineTributeInput {
  readonly uuid: string;
  readonly value?: string;
  readonly is_fixed?: boolean;
  readonly is_origin?: boolean;
  readonly type?: string;
  readonly tax_responsible?: string;
}

export interface LineInput {
  readonly item: { readonly uuid: string };
  readonly quantity: string;
  readonly price: string;
  readonly scenery: { readonly uuid: string; readonly tributes?: readonly LineTributeInput[] };
}
