import type { Complement } from '../../../../../schemas/parts/recurrence/futureChange.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Check } from '../../../../engine/commands/commandFile.ts';
import { amendingBy, amendmentFrom } from '../scheduled/amendmentFrom.ts';
import type { InvoiceRow } from '../reading/rows.ts';

export const check: Check<InvoiceRow, Complement> = async (
  _db,
  _scope,
  _rows,
  { future_invoices: _all, ...details },
) => {
  if (Object.keys(details).length > 0) return [];
  throw new ApiError('validation', { errors: [{ path: 'observation', key: 'validation.amendmentEmpty' }] });
};

/** Changes the details of a scheduled invoice, and of all later ones if `future_invoices` is set. */
export const { apply, preview } = amendingBy((row, input: Complement) => {
  const { company_number, observation, terms_payment } = input;
  return amendmentFrom(row, input, { kind: 'details', company_number, observation, terms_payment });
});
