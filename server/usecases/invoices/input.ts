import type { Invoice } from '../../../schemas/resources/invoices.ts';
import type { LineInput } from '../documents/input.ts';

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
  | 'confirm_scenarios'
> & { readonly items_invoice: readonly LineInput[] };
