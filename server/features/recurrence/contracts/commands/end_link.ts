import type { Apply } from '../../../../engine/commands/commandFile.ts';
import type { ContractRow } from '../rows.ts';

const end = 'update contracts set public_hash = null where tenant_id = $1 and uuid = any($2::uuid[])';

/** Ends the public links of contracts; their invoices keep their own. */
export const apply: Apply<ContractRow> = async (db, { tenant }, rows) => [
  db.query(end, [tenant.id, rows.map(({ uuid }) => uuid)]),
];
