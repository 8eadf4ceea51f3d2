import { accountColumn } from '../../../../engine/documents/drafts/choices.ts';
import { linesColumn } from '../../../../engine/documents/lines/storedLines.ts';
import type { ScheduleStatus } from '../../../../../schemas/parts/recurrence/recurrence.ts';
import type { Db } from '../../../../database/transaction.ts';
import { rowOfLines } from '../../../../engine/documents/lines/rowOfLines.ts';
import {
  filledRow,
  changesUntil,
  isStale,
  isStaleOn,
  textsColumn,
  type TextsOf,
  renewedTerms,
  termsToday,
  termsColumns,
  termsNames,
  contractColumns,
} from '../../../recurrence/index.ts';
import { contentColumns } from '../reading/columns.ts';
import { unpaid, type InvoiceRow } from '../reading/rows.ts';

/** A scheduled invoice: a row of `occurrences` with its amounts of today, or skipped or ended before issue. */
export interface FutureRow extends InvoiceRow {
  readonly terms_uuid: string;
  readonly schedule_status: ScheduleStatus | null;
  /** Whether its terms were computed under data that has since changed, or for a day with other tributes. */
  readonly is_stale: boolean;
  /** The first alone: a run has computed them for the day of issue. */
  readonly is_outdated: boolean;
  /** How often its tributes change until its issue. */
  readonly tax_changes: number;
  readonly occurrence: number;
  /** What its texts and its period follow from. */
  readonly texts_of: TextsOf;
}

const ofOccurrence: ReadonlySet<string> = new Set(['created', 'due_date']);
const ofTerms: ReadonlySet<string> = new Set(termsColumns);
const ofContract: ReadonlySet<string> = new Set(contractColumns);

type InvoiceColumn = (typeof contentColumns)[number];

/** Returns the source of a scheduled invoice's column; undefined for columns that only an issued invoice has. */
function sourceOf(column: InvoiceColumn): string | undefined {
  if (ofOccurrence.has(column)) return `o.${column}`;
  if (ofTerms.has(column)) return `m.${column}`;
  return ofContract.has(column) ? `c.${column}` : undefined;
}

/** The columns that an invoice takes from its contract on issue, with their sources. */
export const scheduledColumns = contentColumns.flatMap((column) => {
  const source = sourceOf(column);
  return source === undefined ? [] : [{ column, source }];
});

const notScheduled = contentColumns.filter((column) => sourceOf(column) === undefined);

/** The source tables of scheduled invoices. */
export const futureTables = `(occurrences o
  join contracts c on c.tenant_id = o.tenant_id and c.uuid = o.contract_uuid
  join contract_terms m on m.tenant_id = o.tenant_id and m.uuid = o.terms_uuid)`;

/** The columns of a `FutureRow`, without the constant ones. */
export const futureColumns = `o.uuid, o.contract_uuid, c.type as contract_type, o.occurrence, o.terms_uuid,
  case when o.status in ('skipped', 'cancelled') then 'cancelled' else 'future' end as status,
  case o.status when 'future' then 'to_come' when 'cancelled' then 'ended' else o.status end as schedule_status,
  o.reason as held_because, ${scheduledColumns.map(({ source }) => source).join(', ')},
  ${notScheduled.map((column) => `null as ${column}, `).join('')}c.created_at, c.version,
  ${accountColumn('m.tenant_id', 'm.account_uuid')} as account, ${isStaleOn('o.created')} as is_stale,
  ${isStale} as is_outdated, ${changesUntil('o.created')} as tax_changes, ${textsColumn} as texts_of`;

/** The constant values of an invoice that is not issued. */
const notIssued = {
  ...unpaid,
  number: null,
  full_number: null,
  type: 'recurring',
  is_imported: false,
  payment_authorized: false,
  reminders_off: false,
  promised_date: null,
  paid_on: null,
  cancel_reason: null,
  public_hash: null,
  sent_at: null,
  send_state: null,
  seen_at: null,
  has_logo: null,
} as const;

/** A row as the columns return it. */
type ReadFuture = Omit<FutureRow, keyof typeof notIssued>;

/** Completes a row with the constant values of a scheduled invoice, and fills its texts. */
const futureRow = (read: ReadFuture): FutureRow => filled({ ...notIssued, ...read });

const filled = (row: FutureRow): FutureRow => filledRow(row, row.texts_of, row.occurrence);

const notBilled = `o.status <> 'billed'`;

const readOne = `
  select ${futureColumns}, ${linesColumn(termsNames, 'm')} as lines from ${futureTables}
  where o.tenant_id = $1 and o.uuid = $2 and ${notBilled}`;

const readBrief = `select ${futureColumns} from ${futureTables} where o.tenant_id = $1 and o.uuid = $2 and ${notBilled}`;

const readSome = `
  select ${futureColumns} from ${futureTables}
  where o.tenant_id = $1 and o.uuid = any($2::uuid[]) and ${notBilled} order by o.uuid`;
const lockSome = `${readSome} for update of o`;

/** Reads a scheduled invoice with the lines of its terms; undefined if none has the key. */
export async function readFuture(db: Db, tenant: string, uuid: string): Promise<FutureRow | undefined> {
  const [read] = await db.query<ReadFuture>(readOne, [tenant, uuid]);
  return read && futureRow(read);
}

/** The same without its lines. */
export async function readFutureBriefly(db: Db, tenant: string, uuid: string): Promise<FutureRow | undefined> {
  const [read] = await db.query<ReadFuture>(readBrief, [tenant, uuid]);
  return read && futureRow(read);
}

/** Returns a scheduled invoice with its amounts of today: recalculated if its terms are stale and allow it. */
export async function futureToday(db: Db, tenant: string, row: FutureRow): Promise<FutureRow> {
  if (!row.is_stale || row.status !== 'future') return row;
  const { rows, totals, issues } = await termsToday(db, tenant, staleTerms(row));
  return issues.length > 0 ? row : filled({ ...row, ...rowOfLines(rows, totals) });
}

const staleTerms = ({ terms_uuid: uuid, currency, adjustments, created: day }: FutureRow) => ({
  uuid,
  currency,
  adjustments,
  day,
});

/** Returns scheduled invoices without lines, with their amounts of today, recalculated within the limits of a read. */
export async function futuresToday(db: Db, tenant: string, rows: readonly FutureRow[]): Promise<readonly FutureRow[]> {
  const stale = rows.filter(({ is_stale, status }) => is_stale && status === 'future');
  if (stale.length === 0) return rows;
  const terms = new Map(stale.map((row) => [taxedTermsOf(row), { ...staleTerms(row), key: taxedTermsOf(row) }]));
  const renewed = await renewedTerms(db, tenant, [...terms.values()]);
  return rows.map((row) => {
    const today = stale.includes(row) ? renewed.get(taxedTermsOf(row)) : undefined;
    if (!today) return row;
    const { lines: _lines, ...figures } = rowOfLines(today.rows, today.totals);
    return { ...row, ...figures };
  });
}

/** Invoices under the same terms are computed once for each time between two changes of their tributes. */
const taxedTermsOf = (row: FutureRow): string => `${row.terms_uuid} ${row.tax_changes}`;

/** Reads scheduled invoices by key, without lines. */
export async function readFutures(db: Db, tenant: string, keys: readonly string[]): Promise<FutureRow[]> {
  const rows = await db.query<ReadFuture>(readSome, [tenant, keys]);
  return rows.map(futureRow);
}

/** Locks scheduled invoices in the order of their keys, without lines. */
export async function lockFutures(db: Db, tenant: string, keys: readonly string[]): Promise<FutureRow[]> {
  const rows = await db.query<ReadFuture>(lockSome, [tenant, keys]);
  return rows.map(futureRow);
}
