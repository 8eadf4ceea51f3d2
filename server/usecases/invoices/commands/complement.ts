import type { Complement } from '../../../../schemas/parts/futureChange.ts';
import { ApiError } from '../../../errors.ts';
import type { Apply, Check, Preview } from '../../../resources/commandFile.ts';
import { amendEach } from '../../recurrence/amendments/amend.ts';
import { amendmentFrom, foresee } from '../amendmentFrom.ts';
import type { InvoiceRow } from '../rows.ts';

export const check: Check<InvoiceRow, Complement> = async (_db, _scope, _rows, { future_invoices: _all, ...said }) => {
  if (Object.keys(said).length > 0) return [];
  throw new ApiError('validation', { errors: [{ path: 'observation', key: 'validation.amendmentEmpty' }] });
};

/** Changes the details of a scheduled invoice, and of all later ones if `future_invoices` is set. */
export const apply: Apply<InvoiceRow, Complement> = (db, scope, rows, said) =>
  amendEach(
    db,
    scope,
    rows.map((row) => amendmentOf(row, said)),
  );

export const preview: Preview<InvoiceRow, Complement> = (db, scope, row, said) =>
  foresee(db, scope, amendmentOf(row, said));

function amendmentOf(row: InvoiceRow, said: Complement) {
  const { company_number, observation, terms_payment } = said;
  return amendmentFrom(row, said, { kind: 'details', company_number, observation, terms_payment });
}
