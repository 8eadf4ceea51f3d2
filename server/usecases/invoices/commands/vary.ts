import type { VariedAmount } from '../../../../schemas/parts/futureChange.ts';
import { requireNone } from '../../../errors.ts';
import type { Apply, Check, Preview } from '../../../resources/commandFile.ts';
import { amendEach } from '../../recurrence/amendments/amend.ts';
import { amendmentFrom, foresee } from '../amendmentFrom.ts';
import type { InvoiceRow } from '../rows.ts';

/** A scheduled invoice has no payment to authorize. */
export const check: Check<InvoiceRow, VariedAmount> = async (_db, _scope, _rows, said) => {
  const errors = [
    ...(said.items_invoice ? [] : [{ path: 'items_invoice', key: 'validation.required' }]),
    ...(said.payment_authorized ? [{ path: 'payment_authorized', key: 'validation.authorizedOfIssued' }] : []),
  ];
  requireNone(errors);
  return [];
};

/** Replaces the lines of a scheduled invoice, and of all later ones if `future_invoices` is set. */
export const apply: Apply<InvoiceRow, VariedAmount> = (db, scope, rows, said) =>
  amendEach(
    db,
    scope,
    rows.map((row) => amendmentOf(row, said)),
  );

export const preview: Preview<InvoiceRow, VariedAmount> = (db, scope, row, said) =>
  foresee(db, scope, amendmentOf(row, said));

function amendmentOf(row: InvoiceRow, said: VariedAmount) {
  const { items_invoice, confirm_scenarios } = said;
  return amendmentFrom(row, said, { kind: 'lines', items_invoice, confirm_scenarios });
}
