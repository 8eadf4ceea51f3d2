import invoices from '../../../schemas/resources/invoices.ts';
import { contentColumns as columnsOf, storedFields } from '../documents/columns.ts';

/** The entered fields of an invoice. */
export const invoiceFields = storedFields(invoices.schema);

/** The columns of `invoices` that its content fills: all but what its status, its link and the database give it. */
export const contentColumns = columnsOf(invoices.schema);
