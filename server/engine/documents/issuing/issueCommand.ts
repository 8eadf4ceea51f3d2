import { compareDates } from '../../../../domain/dates/date.ts';
import { emailsOf } from '../../../../domain/validation/email.ts';
import { issueOf } from '../../../../domain/documents/issue.ts';
import type { CommandFile } from '../../commands/commandFile.ts';
import { amountColumns } from '../columns.ts';
import type { Engine, IssuableRow } from '../engine.ts';
import { issuingOf, isMoved, noticesOf, readToIssue, refusalOf, type Issuing, type Read } from './issuePreparation.ts';
import { namesOf } from '../names.ts';
import { rowOfLines, writtenTotals } from '../lines/rowOfLines.ts';
import {
  datesInOrder,
  hasPrintedNumber,
  isBySeries,
  numbersText,
  seriesJoin,
  seriesOf,
} from '../numbering/numbersText.ts';
import { linesOf } from '../drafts/write.ts';

interface Confirmation {
  readonly confirm_scenarios?: boolean;
}

/** The columns that the database returns for an issued document. */
type Given = Pick<IssuableRow, 'uuid' | 'status' | 'number' | 'full_number' | 'series_uuid' | 'version'>;

const amountsOf = (prefix: string, type = ''): string =>
  amountColumns.map((amount) => `${amount}${type || ` = ${prefix}.${amount}`}`).join(', ');

// The array of keys tells the planner to expect few rows: without fresh statistics it reads all rows of the company.
const issueText = (table: string, counter: string, to: string, isPrinted: boolean): string => `
  update ${table} i set status = '${to}', number = coalesce(i.number, (select next_number('${counter}', $3)) + v.place),
    created = v.created, ${amountsOf('v')}
  from jsonb_to_recordset($2) v (uuid uuid, place bigint, created date, ${amountsOf('v', ' numeric')})
  where i.tenant_id = $1 and i.uuid = v.uuid and i.uuid = any($4::uuid[])
  returning i.uuid, i.status, i.number, ${isPrinted ? 'i.full_number, ' : ''}i.version`;

/** The same for documents that series number. */
const issueBySeries = (table: string, type: string, to: string): string => `
  with v as (
    select * from jsonb_to_recordset($2) v (uuid uuid, place bigint, created date, ${amountsOf('v', ' numeric')})
  ), unnumbered as (
    select i.uuid, ${seriesOf} as series_uuid, v.created, v.place
    from v join ${table} i on i.tenant_id = $1 and i.uuid = v.uuid and i.uuid = any($3::uuid[])
      ${seriesJoin(type, { choice: 'i.own_series_uuid', client: 'i.service_buyer_uuid' })}
    where i.number is null
  ), ${numbersText(type, datesInOrder)}
  update ${table} i set status = '${to}', number = coalesce(i.number, n.number), number_period = coalesce(n.period, i.number_period),
    printed_number = coalesce(i.printed_number, n.printed),
    own_series_uuid = case when n.number is null then i.own_series_uuid else n.own_series_uuid end,
    created = v.created, ${amountsOf('v')}
  from v left join numbered n on n.uuid = v.uuid
  where i.tenant_id = $1 and i.uuid = v.uuid and i.uuid = any($3::uuid[])
  returning i.uuid, i.status, i.number, i.full_number, i.series_uuid, i.version`;

/**
 * Returns the command that issues drafts under the current scenarios and catalogue, like saving them does. Drafts that
 * cannot be issued stay drafts. Unnumbered ones get the next numbers, in the order of their dates.
 */
export function issueCommand<Row extends IssuableRow>(
  engine: Pick<Engine<Row>, 'resource' | 'toRecord' | 'renew' | 'isDueAtIssue'>,
): Required<
  Pick<CommandFile<Row, Confirmation, Read>, 'readAhead' | 'check' | 'notices' | 'forecast' | 'apply' | 'became'>
> & {
  /** Returns a draft as it is issued, after `check`. */
  readonly issuing: (row: Row) => Issuing;
} {
  const { resource, toRecord, renew: own, isDueAtIssue } = engine;
  const names = namesOf(resource);
  const { to } = issueOf(resource);
  const hasSeries = isBySeries(resource);
  const isDue = resource.document?.ends === undefined && !isDueAtIssue;
  const issue = hasSeries
    ? issueBySeries(names.table, resource.name, to)
    : issueText(names.table, resource.name, to, hasPrintedNumber(resource));
  // Check, notices and issue share one computation of each draft.
  const judged = new WeakMap<Row, Issuing>();
  const issuedWith = new WeakMap<Row, Promise<readonly Given[]>>();
  const issuingNow = (row: Row): Issuing => {
    const issuing = judged.get(row);
    if (!issuing) throw new Error('The draft was not checked before it was issued');
    return issuing;
  };
  const byDate = (a: Row, b: Row): number =>
    compareDates(issuingNow(a).created, issuingNow(b).created) || a.uuid.localeCompare(b.uuid);
  return {
    issuing: issuingNow,
    readAhead: (db, { tenant }, key) => readToIssue(db, tenant.id, key, names),
    check: async (db, scope, rows, { confirm_scenarios: isConfirmed = false }, ahead) => {
      const issuing = await issuingOf(db, scope, names, rows, { read: ahead, own });
      return issuing.map((drawn, index) => {
        const row = rows[index];
        if (!row) return undefined;
        judged.set(row, drawn);
        return refusalOf(scope, row, drawn, { isConfirmed, linesAt: names.linesAt, hasSeries, isDue });
      });
    },
    notices: (row) => noticesOf(row, issuingNow(row)),
    forecast: (row) => ({
      currency: row.currency,
      amount: issuingNow(row).totals.total,
      is_mailed: row.send_email && emailsOf(row.responsible_email ?? '').length > 0,
    }),
    apply: async (db, scope, rows) => {
      const tenant = scope.tenant.id;
      let unnumbered = 0;
      const issued = rows.toSorted(byDate).map((row) => {
        const { created, totals } = issuingNow(row);
        return { uuid: row.uuid, place: row.number === null ? unnumbered++ : null, created, ...writtenTotals(totals) };
      });
      const moved = rows.filter((row) => issuingNow(row).isNew || isMoved(issuingNow(row)));
      const replaced = moved.map((row) => linesOf(resource).replace(db, tenant, row.uuid, issuingNow(row).rows));
      const keys = issued.map(({ uuid }) => uuid);
      const values = [tenant, JSON.stringify(issued), ...(hasSeries ? [] : [unnumbered]), keys];
      const issuing = db.query<Given>(issue, values);
      for (const row of rows) issuedWith.set(row, issuing);
      return [...replaced, issuing];
    },
    // Built from the computed values: reading it again would hold the lock of the counter for longer.
    became: async (scope, row) => {
      const given = (await issuedWith.get(row))?.find(({ uuid }) => uuid === row.uuid);
      if (!given) throw new Error('The draft was not issued');
      const { created, rows, totals } = issuingNow(row);
      const issued: Row = { ...row, ...given, created, ...rowOfLines(rows, totals) };
      return { record: toRecord(issued, scope), version: issued.version };
    },
  };
}
