import { urlOf } from '../../domain/schema/urlOf.ts';
import invoices from '../../schemas/resources/invoices.ts';

/** The URL of invoices. */
export const invoicesUrl = urlOf(invoices);

/** Their tag in the contract. */
export const invoiceTags = ['invoices'];
