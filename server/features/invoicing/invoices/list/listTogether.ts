import { countLimit } from '../../../../../domain/lists/countLimit.ts';
import type { Db } from '../../../../database/transaction.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Place } from '../../../../engine/lists/query.ts';
import { cutValues, type Cut } from '../../../../engine/planner/pageKeys.ts';
import { futuresToday, readFutures } from '../scheduled/futureInvoices.ts';
import { readIssued } from '../reading/read.ts';
import type { InvoiceRow } from '../reading/rows.ts';

/** A page of invoices, and the number of matches if requested. */
export interface InvoicePage {
  readonly rows: readonly InvoiceRow[];
  readonly count: number | undefined;
  /** The start of the next page; undefined on the last page. */
  readonly place?: Place | undefined;
}

const findKeys = `select keys, n, place from find_own_rows('listed_invoices', $1, $2, $3, $4, $5, $6, $7)`;

interface Found {
  readonly keys: readonly string[];
  readonly n: number | null;
  readonly place: Place | null;
}

/** Reads a page of issued and scheduled invoices. Rows have the columns for `fields`. */
export async function findTogether(
  db: Db,
  tenant: string,
  cut: Omit<Cut, 'bound'> & { readonly isCounted: boolean; readonly fields?: readonly string[] | undefined },
): Promise<InvoicePage> {
  const values = cutValues({ ...cut, bound: cut.isCounted ? countLimit : undefined });
  const [found] = await db.query<Found>(findKeys, values);
  const { keys = [], n, place } = found ?? {};
  const [issued, scheduled] = await readByKey(db, tenant, keys, cut.fields);
  return { rows: inOrder(keys, [...issued, ...scheduled]), count: n ?? undefined, place: place ?? undefined };
}

const selectKeys = (whose: 'contract_uuid' | 'run_uuid', order: string): string => `
  select o.uuid, count(*) over () as n from occurrences o
  where o.tenant_id = $1 and o.${whose} = $2 order by ${order} limit $3 offset $4`;

const ofContract = selectKeys('contract_uuid', 'o.occurrence');
const ofRun = selectKeys('run_uuid', `o.status <> 'held', o.created, o.uuid`);

interface Paging {
  readonly page: number;
  readonly perPage: number;
}

/** Reads a page of a contract's invoices in date order: issued, scheduled and ended. Throws `not_found`. */
export async function listOfContract(db: Db, tenant: string, contract: string, paging: Paging): Promise<InvoicePage> {
  const found = await readToday(db, ofContract, [tenant, contract], paging);
  if (found.rows.length === 0 && paging.page === 1) throw new ApiError('not_found');
  return found;
}

/** Reads a page of the invoices that a run issued or put on hold; those still on hold come first. */
export const listOfRun = (db: Db, tenant: string, run: string, paging: Paging): Promise<InvoicePage> =>
  readToday(db, ofRun, [tenant, run], paging);

/** Reads a page of occurrences, with the amounts of today. */
async function readToday(
  db: Db,
  select: string,
  [tenant, of]: readonly [string, string],
  { page, perPage }: Paging,
): Promise<InvoicePage> {
  const found = await db.query<{ uuid: string; n: number }>(select, [tenant, of, perPage, (page - 1) * perPage]);
  const keys = found.map(({ uuid }) => uuid);
  const [issued, scheduled] = await readByKey(db, tenant, keys);
  const today = await futuresToday(db, tenant, scheduled);
  return { rows: inOrder(keys, [...issued, ...today]), count: found[0]?.n ?? 0 };
}

/** Reads issued invoices and drafts, and those of occurrences that are not issued. */
const readByKey = (db: Db, tenant: string, keys: readonly string[], fields?: readonly string[]) =>
  Promise.all([readIssued(db, tenant, keys, fields), readFutures(db, tenant, keys)]);

function inOrder(keys: readonly string[], rows: readonly InvoiceRow[]): readonly InvoiceRow[] {
  const byKey = new Map(rows.map((row) => [row.uuid, row]));
  return keys.flatMap((key) => byKey.get(key) ?? []);
}
