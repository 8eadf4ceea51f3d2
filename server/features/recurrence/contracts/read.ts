import type { Db } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { rowOfLines } from '../../../engine/documents/lines/rowOfLines.ts';
import type { Renewed } from '../../../engine/documents/issuing/renew.ts';
import { lockOpen } from '../terms/occurrences.ts';
import { renewedTerms, staleOfContract, type StaleTerms } from '../terms/renewTerms.ts';
import { jurisdictionsOf } from '../terms/terms.ts';
import { briefColumns, contractTables, summaryColumns, wholeColumns, type ContractRow } from './rows.ts';

const one = `from ${contractTables} where c.tenant_id = $1 and c.uuid = $2`;
const readWhole = `select ${wholeColumns} ${one}`;
const readBrief = `select ${briefColumns} ${one}`;

const lockSome = `
  select ${summaryColumns} from ${contractTables}
  where c.tenant_id = $1 and c.uuid = any($2::uuid[]) order by c.uuid for update of c`;

/**
 * Reads a contract with its lines and files, with the amounts of its next invoice as of today. Throws `not_found`, also
 * for another tenant's.
 */
export const readContract = (db: Db, tenant: string, uuid: string): Promise<ContractRow> =>
  readToday(db, readWhole, tenant, uuid);

/** Like `readContract`, without lines and files. Throws `not_found`. */
export async function readContractBriefly(db: Db, tenant: string, uuid: string): Promise<ContractRow> {
  const { lines: _, ...row } = await readToday(db, readBrief, tenant, uuid);
  return row;
}

async function readToday(db: Db, text: string, tenant: string, uuid: string): Promise<ContractRow> {
  const [[row], stale] = await Promise.all([
    db.query<ContractRow>(text, [tenant, uuid]),
    db.query<StaleTerms>(staleOfContract('$1', '$2'), [tenant, uuid]),
  ]);
  if (!row) throw new ApiError('not_found');
  const next = stale.filter((terms) => terms.uuid === row.terms_uuid);
  return contractToday(row, await renewedTerms(db, tenant, next));
}

/** Applies recalculated terms to a contract, if those of its next invoice are among them. */
export function contractToday<Row extends ContractRow>(row: Row, today: ReadonlyMap<string, Renewed>): Row {
  const terms = today.get(row.terms_uuid ?? '');
  if (!terms) return row;
  return { ...row, ...rowOfLines(terms.rows, terms.totals), jurisdictions: jurisdictionsOf(terms.rows) };
}

/** Locks the tenant's contracts in the order of their keys, after their scheduled invoices; without lines and files. */
export async function lockContracts(db: Db, tenant: string, keys: readonly string[]): Promise<ContractRow[]> {
  const [, rows] = await Promise.all([lockOpen(db, tenant, keys), db.query<ContractRow>(lockSome, [tenant, keys])]);
  return rows;
}
