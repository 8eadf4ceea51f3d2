import { compareDates } from '../../../../../domain/dates/date.ts';
import type { importedChange } from '../../../../../schemas/parts/invoicing/importedCommands.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import type { InvoiceRow } from '../reading/rows.ts';

type Correction = Infer<typeof importedChange>;

const beforeEmission = [{ path: 'due_date', key: 'validation.dueDateBeforeEmission' }];

/** It is due on the day of its issue or later. */
export const check: Check<InvoiceRow, Correction> = async (_db, _scope, rows, { due_date: due }) =>
  rows.map(({ created }) =>
    due !== undefined && compareDates(due, created) < 0
      ? new ApiError('validation', { errors: beforeEmission })
      : undefined,
  );

const correct = `
  update invoices set due_date = coalesce($3, due_date), label = coalesce($4, label)
  where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Sets what is given; the rest of an imported invoice stays. */
export const apply: Apply<InvoiceRow, Correction> = async (db, { tenant }, rows, { due_date: due, label }) => [
  db.query(correct, [tenant.id, rows.map(({ uuid }) => uuid), due ?? null, label ?? null]),
];
