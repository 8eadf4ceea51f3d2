import { urlOf } from '../../domain/schema/urlOf.ts';
import invoices from '../../schemas/resources/invoices.ts';

/** The address of invoices. */
export const invoicesUrl = urlOf(invoices);

/** Where the contract lists their routes. */
export const invoiceTags = ['invoices'];
