import type { Collecting } from '../../../../../schemas/parts/collecting/reminding.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import type { InvoiceRow } from '../reading/rows.ts';

const save = `
  update invoices set promised_date = $3, reminders_off = $4 where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Says until when payment is promised, or turns the reminders of invoices off; the next ones follow. */
export const apply: Apply<InvoiceRow, Collecting> = async (db, { tenant }, rows, input) => [
  db.query(save, [tenant.id, rows.map(({ uuid }) => uuid), input.promised_date ?? null, input.reminders_off ?? false]),
];
