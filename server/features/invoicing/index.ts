/** All that other features use of invoicing. */

export type { Booking } from './invoices/reading/bookings.ts';
export { lockInvoices, readIssued } from './invoices/reading/read.ts';
export { deductedLines, type IssuedDeposit } from './notes/deductedLines.ts';
export type { InvoiceRow } from './invoices/reading/rows.ts';
