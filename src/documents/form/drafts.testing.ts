import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { draftForm, type DraftValues } from './draftForm.ts';

export type { DraftValues };

/** The form of a resource whose documents start as drafts, and its values. */
export const invoiceForm = draftForm(invoices);
export const { newValues } = invoiceForm;
