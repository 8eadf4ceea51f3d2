import { randomUUID } from 'node:crypto';
import { openAmount } from '../../../../../domain/payments/amounts/openAmount.ts';
import type { writeOff } from '../../../../../schemas/parts/payments/reversal.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { book, unpaidRow } from '../../../payments/index.ts';
import type { InvoiceRow } from '../reading/rows.ts';

/** Writes off what is still open of invoices, within the company's limit: they are paid, and no money arrives. */
export const apply: Apply<InvoiceRow, Infer<typeof writeOff>> = async (db, scope, rows, { reason }) =>
  rows.flatMap((row) =>
    book(db, scope, { payment: randomUUID(), paidAt: scope.now, reason }, [
      unpaidRow('write_off', row, { invoice: row, amount: openAmount(row) }),
    ]),
  );
