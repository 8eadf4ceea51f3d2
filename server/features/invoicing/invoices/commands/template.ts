import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { findTemplate } from '../../../../engine/documents/drawing/template.ts';
import { chooseEach } from '../../../recurrence/index.ts';
import { amendmentFrom } from '../scheduled/amendmentFrom.ts';
import type { InvoiceRow } from '../reading/rows.ts';

interface Chosen {
  readonly template: string;
}

/** The template must exist in the tenant: a built-in one by its link, a custom one by its uuid. */
export const check: Check<InvoiceRow, Chosen> = async (db, { tenant }, _rows, { template }) => {
  if (await findTemplate(db, tenant.id, template)) return [];
  throw new ApiError('validation', { errors: [{ path: 'template', key: 'validation.unknownReference' }] });
};

const choose = 'update invoices set template = $3 where tenant_id = $1 and uuid = any($2::uuid[])';

/** Sets the template. A scheduled invoice changes alone; the others of its contract keep theirs. */
export const apply: Apply<InvoiceRow, Chosen> = async (db, scope, rows, { template }) => {
  const [toCome, issued] = [rows.filter(isToCome), rows.filter((row) => !isToCome(row))];
  return [
    db.query(choose, [scope.tenant.id, issued.map(({ uuid }) => uuid), template]),
    ...(await chooseEach(
      db,
      scope,
      toCome.map((row) => ({ ...amendmentFrom(row, {}, { kind: 'details', template }), reachAt: 'template' })),
    )),
  ];
};

// An invoice detached from its contract has none, in any status.
const isToCome = ({ status, contract_uuid }: InvoiceRow): boolean => status === 'future' && contract_uuid !== null;
