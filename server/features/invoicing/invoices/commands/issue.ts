import { today } from '../../../../../domain/dates/today.ts';
import type { HeldReason } from '../../../../../schemas/parts/recurrence/recurrence.ts';
import type { Db } from '../../../../database/transaction.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { lineColumns } from '../../../../engine/documents/lines/lineRows.ts';
import { numbersText, seriesJoin, seriesOf } from '../../../../engine/documents/numbering/numbersText.ts';
import { publicHash } from '../../../../engine/documents/public/publicHash.ts';
import { dispatchIssued } from '../../../delivery/index.ts';
import {
  asDated,
  isDueBefore,
  issuedColumn,
  issuedLineColumn,
  issuedDueDate,
  issuedTexts,
  issuedTextsIn,
  reasonAgainst,
} from '../../../recurrence/index.ts';
import { futureTables, scheduledColumns, type FutureRow } from '../scheduled/futureInvoices.ts';

/**
 * The parameters of a billing run: the key of its ledger entry, and the days from issue to due date for late invoices.
 */
type IssueParams = { readonly run_uuid: string; readonly due_in_days?: number | undefined };

/** The dates of issue of an invoice. */
interface Dated {
  readonly created: string;
  readonly due_date: string;
}

// Locked values are used as read, including `is_outdated`, whose computation reads all lines.
const selectReasons = `
  select o.uuid, e.created, ${issuedDueDate('$5::integer')} as due_date,
    coalesce(${reasonAgainst}, case when ${isDueBefore} and $5::integer is null then 'due_before_emission' end) as reason
  from unnest($3::uuid[], $4::boolean[]) g (uuid, is_stale) join ${futureTables} on o.tenant_id = $1 and o.uuid = g.uuid
    join companies h on h.tenant_id = o.tenant_id
    cross join lateral (select g.is_stale, m.total, m.jurisdictions) t ${asDated}`;

const lockCounters = `
  select from counters where tenant_id = $1 and (name = 'invoices' or name like 'invoices/%') order by name collate "C" for update`;

/** The dates that `check` determines, for `apply`. */
const judged = new WeakMap<FutureRow, Dated>();

/** Rejects invoices that the run puts on hold: parties, currency, terms or dates do not allow issuing them today. */
export const check: Check<FutureRow, IssueParams> = async (db, { tenant, now }, rows, { due_in_days: dueIn }) => {
  const day = today(now, tenant.timeZone);
  const keys = rows.map(({ uuid }) => uuid);
  const values = [tenant.id, day, keys, rows.map(({ is_outdated: isOutdated }) => isOutdated), dueIn ?? null];
  const [, found] = await Promise.all([
    rows.some(({ created }) => created < day) ? keepLastEmission(db, tenant.id) : undefined,
    db.query<Dated & { uuid: string; reason: HeldReason | null }>(selectReasons, values),
  ]);
  const dated = new Map(found.map((one) => [one.uuid, one]));
  return rows.map((row) => {
    const dates = dated.get(row.uuid);
    if (!dates) return new ApiError('not_found');
    judged.set(row, dates);
    const reason = row.schedule_status === 'paused' ? 'status_not_allowed' : dates.reason;
    return reason ? heldFor(reason) : undefined;
  });
};

/** Locks the counters of all series, so that no other transaction issues a later date before this one ends. */
const keepLastEmission = (db: Db, tenant: string): Promise<unknown> => db.query(lockCounters, [tenant]);

/** Rejects an invoice with the text that is then shown on it. */
const heldFor = (code: HeldReason): ApiError =>
  new ApiError('status_not_allowed', { reason: { code, words: `resources.invoices.values.held_because.${code}` } });

const insertLines = `
  insert into invoice_items (tenant_id, invoice_uuid, ${lineColumns.join(', ')})
  select $1, o.uuid, ${lineColumns.map((column) => issuedLineColumn(column, 'l', 'g')).join(', ')}
  from ${issuedTextsIn('$2', 'g')} join occurrences o on o.tenant_id = $1 and o.uuid = g.uuid
  join contract_items l on l.tenant_id = $1 and l.terms_uuid = o.terms_uuid`;

const dated = 'unnest($2::uuid[], $3::date[], $4::date[]';

const markBilled = `
  update occurrences o set status = 'billed', reason = null, run_uuid = $5, created = g.created, due_date = g.due_date
  from ${dated}) g (uuid, created, due_date) where o.tenant_id = $1 and o.uuid = g.uuid`;

const isDate = (column: string): boolean => column === 'created' || column === 'due_date';

const copied = scheduledColumns.filter(({ column }) => column !== 'series_uuid');
const copiedNames = copied.map(({ column }) => column).join(', ');

// The rows are read once: for their series, and to be written.
const insertHeaders = `
  with due as materialized (
    select o.uuid, g.place, g.hash, o.contract_uuid, o.occurrence, ${seriesOf} as series_uuid,
      ${copied.map(({ column, source }) => `${isDate(column) ? `g.${column}` : issuedColumn(column, source, 'f')} as ${column}`).join(', ')}
    from ${dated}, $5::text[]) with ordinality g (uuid, created, due_date, hash, place)
      join ${futureTables} on o.tenant_id = $1 and o.uuid = g.uuid
      join ${issuedTextsIn('$6', 'f')} on f.uuid = g.uuid
      ${seriesJoin('invoices', { choice: 'm.series_uuid', client: 'c.service_buyer_uuid' })}
  ), unnumbered as (
    select uuid, series_uuid, created, place from due
  ), ${numbersText('invoices', 'false')}
  insert into invoices (tenant_id, uuid, number, number_period, printed_number, own_series_uuid, type, status, public_hash, contract_uuid,
    occurrence, ${copiedNames})
  select $1, d.uuid, n.number, n.period, n.printed, n.own_series_uuid, 'recurring', 'billed', d.hash, d.contract_uuid,
    d.occurrence, ${copied.map(({ column }) => `d.${column}`).join(', ')}
  from due d join numbered n on n.uuid = d.uuid`;

/**
 * Issues scheduled invoices under their existing keys, with the dates from `check`; numbers follow the order of dates.
 * Parties are current; lines and texts are copied from the stored terms, with their placeholders filled.
 */
export const apply: Apply<FutureRow, IssueParams> = async (db, scope, rows, { run_uuid: run }) => {
  const { tenant } = scope;
  const issued = rows.map(toIssue).toSorted(byDate);
  const keys = issued.map(({ uuid }) => uuid);
  const values = [tenant.id, keys];
  const datedValues = [...values, issued.map(({ created }) => created), issued.map(({ due_date }) => due_date)];
  const texts = JSON.stringify(issued.map(({ uuid, row }) => issuedTexts(uuid, row.texts_of, row.occurrence)));
  return [
    db.query(insertLines, [tenant.id, texts]),
    dispatchIssued(
      db,
      scope,
      issued.map(({ row, hash }) => ({ ...row, public_hash: hash })),
    ),
    db.query(markBilled, [...datedValues, run]),
    // Last, because it locks the counters.
    db.query(insertHeaders, [...datedValues, issued.map(({ hash }) => hash), texts]),
  ];
};

interface Issued extends Dated {
  readonly uuid: string;
  readonly row: FutureRow;
  readonly hash: string;
  /** The scheduled day of issue. */
  readonly planned: string;
}

function toIssue(row: FutureRow): Issued {
  const dates = judged.get(row);
  if (!dates) throw new Error('An invoice is issued without a check');
  return {
    uuid: row.uuid,
    row,
    hash: publicHash(),
    planned: row.created,
    created: dates.created,
    due_date: dates.due_date,
  };
}

const byDate = (a: Issued, b: Issued): number =>
  a.created.localeCompare(b.created) || a.planned.localeCompare(b.planned) || a.uuid.localeCompare(b.uuid);
