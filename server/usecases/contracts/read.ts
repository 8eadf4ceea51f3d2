import type { Db } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { contractTables, summaryColumns, wholeColumns, type ContractRow } from './rows.ts';

const readOne = `select ${wholeColumns} from ${contractTables} where c.tenant_id = $1 and c.uuid = $2`;

const lockSome = `
  select ${summaryColumns} from ${contractTables}
  where c.tenant_id = $1 and c.uuid = any($2::uuid[]) order by c.uuid for update of c`;

// As the run does: what is to come before its contract, so that neither waits for the other.
const lockToCome = `
  select from occurrences
  where tenant_id = $1 and contract_uuid = any($2::uuid[]) and status in ('future', 'held', 'paused')
  order by uuid for update`;

/** One contract with its lines and files. Throws `not_found`, also for what another tenant owns. */
export async function readContract(db: Db, tenant: string, uuid: string): Promise<ContractRow> {
  const [row] = await db.query<ContractRow>(readOne, [tenant, uuid]);
  if (!row) throw new ApiError('not_found');
  return row;
}

/** Several of the tenant's contracts without them, in the order of their keys, locked in it behind what is to come of them. */
export async function lockContracts(db: Db, tenant: string, keys: readonly string[]): Promise<ContractRow[]> {
  const [, rows] = await Promise.all([
    db.query(lockToCome, [tenant, keys]),
    db.query<ContractRow>(lockSome, [tenant, keys]),
  ]);
  return rows;
}
