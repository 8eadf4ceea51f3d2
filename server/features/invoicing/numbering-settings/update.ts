import type { NumberingSettings } from '../../../../schemas/resources/invoicing/numbering-settings.ts';
import { requireNone } from '../../../base/errors.ts';
import { byConvention, type UpdateFile } from '../../../engine/writing/writers.ts';

const lockFirst = 'select first_number from invoice_numbering where tenant_id = $1 for no key update';

/** Sets the counter's start, unless it has assigned a number. */
const begin = `
  insert into counters as c (tenant_id, name, next) values ($1, 'invoices', $3)
  on conflict (tenant_id, name) do update set next = excluded.next where c.next = $2
  returning next`;

export const described: UpdateFile['described'] = {
  summary: 'Replace the numbering-settings.',
  description: 'The first number can be changed until an invoice is issued; `has_begun` says whether one is.',
};

/** Saves the first invoice number. Throws `validation` after the first issue, else like the convention. */
export const update: UpdateFile<NumberingSettings>['update'] = async (db, replacing) => {
  const { scope, input } = replacing;
  const tenant = scope.tenant.id;
  const [before] = await db.query<{ first_number: number }>(lockFirst, [tenant]);
  const saved = await byConvention.update(db, replacing);
  const first = before?.first_number;
  if (first === undefined || first === input.first_number) return saved;
  const begun = await db.query(begin, [tenant, first, input.first_number]);
  requireNone(begun.length > 0 ? [] : [{ path: 'first_number', key: 'validation.numberingBegun' }]);
  return saved;
};
