import type { settlement as settlementSchema } from '../../../../../schemas/parts/payments/receipt.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import type { InvoiceRow } from '../reading/rows.ts';
import { receiveEach, refusalOf, type Receipt } from './receive.ts';

type Settlement = Infer<typeof settlementSchema>;

/** Checks the day against each invoice. */
export const check: Check<InvoiceRow, Settlement> = async (_db, scope, rows, settlement) =>
  rows.map((row) => refusalOf(scope, row, receiptOf(row, settlement)));

/** Records that the open amounts of invoices were paid on a day, each by a separate payment in its currency. */
export const apply: Apply<InvoiceRow, Settlement> = async (db, scope, rows, settlement) =>
  receiveEach(db, scope, rows, (row) => receiptOf(row, settlement));

const receiptOf = (row: InvoiceRow, settlement: Settlement): Receipt => ({
  ...settlement,
  exchange_currency: row.currency,
});
