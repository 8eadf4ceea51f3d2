import type { settlement as settlementSchema } from '../../../../../schemas/parts/payments/receipt.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { withheldProblems } from '../../../payments/index.ts';
import type { InvoiceRow } from '../reading/rows.ts';
import { receiveEach, refusalOf, type Receipt } from './receive.ts';

type Settlement = Infer<typeof settlementSchema>;

/** Checks the day against each invoice, and what was withheld of a single one. */
export const check: Check<InvoiceRow, Settlement> = async (db, scope, rows, settlement) => {
  const withheld = await withheldProblems(db, scope, rows, settlement.withheld);
  return rows.map((row) => refusalOf(scope, row, receiptOf(row, settlement), withheld));
};

/** Records that the open amounts of invoices were paid on a day, each by a separate payment in its currency. */
export const apply: Apply<InvoiceRow, Settlement> = async (db, scope, rows, settlement) =>
  receiveEach(db, scope, rows, (row) => receiptOf(row, settlement));

const receiptOf = (row: InvoiceRow, settlement: Settlement): Receipt => ({
  ...settlement,
  exchange_currency: row.currency,
});
