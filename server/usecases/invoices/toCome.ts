import { accountColumn } from '../documents/choices.ts';
import { linesColumn } from '../documents/storedLines.ts';
import type { Standing } from '../../../schemas/parts/recurrence.ts';
import type { Db } from '../../db/transaction.ts';
import { rowOfLines } from '../documents/rowOfLines.ts';
import { isStale, renewedTerms, termsToday } from '../recurrence/renewTerms.ts';
import { termsColumns, termsNames } from '../recurrence/terms.ts';
import { contractColumns } from '../recurrence/contractColumns.ts';
import { contentColumns } from './columns.ts';
import { unpaid, type InvoiceRow } from './rows.ts';

/** An invoice to come: a row of `occurrences`, as it would be today, or skipped or ended before it was issued. */
export interface FutureRow extends InvoiceRow {
  readonly terms_uuid: string;
  readonly standing: Standing | null;
  /** Whether its terms are computed under what is not kept any more. */
  readonly is_stale: boolean;
}

const ofOccurrence: ReadonlySet<string> = new Set(['created', 'due_date']);
const ofTerms: ReadonlySet<string> = new Set(termsColumns);
const ofContract: ReadonlySet<string> = new Set(contractColumns);

type InvoiceColumn = (typeof contentColumns)[number];

/** Where a scheduled invoice takes a column from; undefined for what only an issued invoice has. */
function sourceOf(column: InvoiceColumn): string | undefined {
  if (ofOccurrence.has(column)) return `o.${column}`;
  if (ofTerms.has(column)) return `m.${column}`;
  return ofContract.has(column) ? `c.${column}` : undefined;
}

/** The columns that an invoice is issued with from its contract, and where each is taken from. */
export const scheduledColumns = contentColumns.flatMap((column) => {
  const source = sourceOf(column);
  return source === undefined ? [] : [{ column, source }];
});

const notScheduled = contentColumns.filter((column) => sourceOf(column) === undefined);

/** What invoices to come are taken from. */
export const futureTables = `(occurrences o
  join contracts c on c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid)`;

/** The columns that make a `FutureRow` of them, without what every one has alike. */
export const futureColumns = `o.uuid, o.contract_uuid, c.type as contract_type, o.occurrence, o.terms_uuid,
  case when o.status in ('skipped', 'cancelled') then 'cancelled' else 'future' end as status,
  case o.status when 'future' then 'to_come' when 'cancelled' then 'ended' else o.status end as standing,
  o.reason as held_because, ${scheduledColumns.map(({ source }) => source).join(', ')},
  ${notScheduled.map((column) => `null as ${column}, `).join('')}c.created_at, c.version,
  ${accountColumn('m.tenant_id', 'm.account_uuid')} as account, ${isStale} as is_stale`;

/** What every invoice has that is not issued. */
const notIssued = {
  ...unpaid,
  number: null,
  type: 'recurring',
  payment_authorized: false,
  paid_on: null,
  public_hash: null,
  sent_at: null,
  seen_at: null,
  has_logo: null,
} as const;

/** A row as the columns answer it. */
export type ReadFuture = Omit<FutureRow, keyof typeof notIssued>;

/** A row as it was read, with what every invoice to come has. */
export const futureRow = (read: ReadFuture): FutureRow => ({ ...notIssued, ...read });

const notBilled = `o.status <> 'billed'`;

const readOne = `
  select ${futureColumns}, ${linesColumn(termsNames, 'm')} as lines from ${futureTables}
  where o.tenant_id = $1 and o.uuid = $2 and ${notBilled}`;

const readBrief = `select ${futureColumns} from ${futureTables} where o.tenant_id = $1 and o.uuid = $2 and ${notBilled}`;

const lockSome = `
  select ${futureColumns} from ${futureTables}
  where o.tenant_id = $1 and o.uuid = any($2::uuid[]) and ${notBilled} order by o.uuid for update of o`;

/** An invoice to come with its lines, as its terms have them; undefined where there is none of that key. */
export async function readFuture(db: Db, tenant: string, uuid: string): Promise<FutureRow | undefined> {
  const [read] = await db.query<ReadFuture>(readOne, [tenant, uuid]);
  return read && futureRow(read);
}

/** The same without its lines. */
export async function readFutureBriefly(db: Db, tenant: string, uuid: string): Promise<FutureRow | undefined> {
  const [read] = await db.query<ReadFuture>(readBrief, [tenant, uuid]);
  return read && futureRow(read);
}

/** An invoice to come as it would be today: computed anew where its terms are stale and can be. */
export async function futureToday(db: Db, tenant: string, row: FutureRow): Promise<FutureRow> {
  if (!row.is_stale || row.status !== 'future') return row;
  const { rows, totals, issues } = await termsToday(db, tenant, { uuid: row.terms_uuid, currency: row.currency });
  return issues.length > 0 ? row : { ...row, ...rowOfLines(rows, totals) };
}

/** Several without their lines, as they would be today; computed anew as far as somebody who looks may ask for. */
export async function futuresToday(db: Db, tenant: string, rows: readonly FutureRow[]): Promise<readonly FutureRow[]> {
  const stale = rows.filter(({ is_stale, status }) => is_stale && status === 'future');
  if (stale.length === 0) return rows;
  const terms = new Map(stale.map(({ terms_uuid: uuid, currency }) => [uuid, { uuid, currency }]));
  const renewed = await renewedTerms(db, tenant, [...terms.values()]);
  return rows.map((row) => {
    const today = stale.includes(row) ? renewed.get(row.terms_uuid) : undefined;
    if (!today) return row;
    const { lines: _lines, ...figures } = rowOfLines(today.rows, today.totals);
    return { ...row, ...figures };
  });
}

/** Invoices to come without their lines, in the order of their keys, locked in it. */
export async function lockFutures(db: Db, tenant: string, keys: readonly string[]): Promise<FutureRow[]> {
  const rows = await db.query<ReadFuture>(lockSome, [tenant, keys]);
  return rows.map(futureRow);
}
