import type { VariedAmount } from '../../../../../schemas/parts/recurrence/futureChange.ts';
import { requireNone } from '../../../../base/errors.ts';
import type { Check } from '../../../../engine/commands/commandFile.ts';
import { amendingBy, amendmentFrom } from '../scheduled/amendmentFrom.ts';
import type { InvoiceRow } from '../reading/rows.ts';

/** A scheduled invoice has no payment to authorize. */
export const check: Check<InvoiceRow, VariedAmount> = async (_db, _scope, _rows, input) => {
  const errors = [
    ...(input.items_invoice ? [] : [{ path: 'items_invoice', key: 'validation.required' }]),
    ...(input.payment_authorized ? [{ path: 'payment_authorized', key: 'validation.authorizedOfIssued' }] : []),
  ];
  requireNone(errors);
  return [];
};

/** Replaces the lines of a scheduled invoice, and of all later ones if `future_invoices` is set. */
export const { apply, preview } = amendingBy((row, input: VariedAmount) => {
  const { items_invoice, confirm_scenarios } = input;
  return amendmentFrom(row, input, { kind: 'lines', items_invoice, confirm_scenarios });
});
