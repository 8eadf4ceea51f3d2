import type { VariedAmount } from '../../../../../schemas/parts/recurrence/futureChange.ts';
import { requireNone } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import type { InvoiceRow } from '../reading/rows.ts';

const authorize = 'update invoices set payment_authorized = $3 where tenant_id = $1 and uuid = any($2::uuid[])';

/** The lines of an issued invoice are fixed. */
export const check: Check<InvoiceRow, VariedAmount> = async (_db, _scope, _rows, input) => {
  const errors = [
    ...(input.items_invoice ? [{ path: 'items_invoice', key: 'validation.linesOfIssued' }] : []),
    ...(input.payment_authorized === undefined ? [{ path: 'payment_authorized', key: 'validation.required' }] : []),
  ];
  requireNone(errors);
  return [];
};

/** Records whether the payment of an issued invoice is authorized; an authorized one is not overdue. */
export const apply: Apply<InvoiceRow, VariedAmount> = async (db, { tenant }, rows, { payment_authorized }) => [
  db.query(authorize, [tenant.id, rows.map(({ uuid }) => uuid), payment_authorized]),
];
