import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { contentColumns as columnsOf, storedFields } from '../../../../engine/documents/columns.ts';

/** The entered fields of an invoice. */
export const invoiceFields = storedFields(invoices.schema);

/** The content columns of `invoices`: all except those set by its status, its link or the database. */
export const contentColumns = columnsOf(invoices.schema);
