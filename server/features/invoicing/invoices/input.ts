import type invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import type { Invoice } from '../../../../schemas/resources/invoicing/invoices.ts';
import type { EnteredDocument, LineInput } from '../../../engine/documents/drafts/input.ts';

/** The request body of an invoice: the writable part of its schema, after validation. */
export type InvoiceInput = Omit<EnteredDocument<typeof invoices.schema, Invoice>, 'due_date'> &
  Partial<Pick<Invoice, 'due_date'>> &
  Pick<Invoice, 'is_draft' | 'remove_logo' | 'confirm_scenarios'> & { readonly items_invoice: readonly LineInput[] };
