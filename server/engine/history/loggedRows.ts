import type { LoggedEntry } from './mergeEntries.ts';

/** A history tells of the newest changes. */
export const mostEntries = 200;

/** The changes of the row `l` of the log: decimals as the text they are stored as, since as numbers they would pass through a float. */
export const changesColumn = `(
  select jsonb_object_agg(field, (
    select jsonb_agg(case when jsonb_typeof(value) = 'number' and value::text like '%.%' then to_jsonb(value::text)
                     else value end order by place)
    from jsonb_array_elements(pair) with ordinality e (value, place)))
  from jsonb_each(l.changes) c (field, pair))`;

/** What every row of the log tells. */
export const loggedColumns = `l.uuid as id, extract(epoch from l.at)::text as transaction, l.at as timestamp, l.actor, l.command, l.step`;

/** A history is put together from so many rows of the log, the newest: a save may write one for each row of a list. */
const mostRows = 4_000;

/** A row of a log as it was written: values by column. */
export interface LoggedRow extends LoggedEntry {
  readonly table: string;
  /** Its own key: a record's, or that of a row within one. */
  readonly row: string;
}

const rowsOf = (log: string, row: string): string => `
  select ${loggedColumns}, l.action, l.table_name as table, l.${row}::text as row, coalesce(${changesColumn}, '{}') as changes
  from ${log} l`;

const newest = `order by l.uuid desc limit ${mostRows}`;

/** The rows that a tenant's log has of some subjects, in these tables. */
export const tenantRows = `${rowsOf('audit_log', 'row_uuid')}
  where l.tenant_id = $1 and l.subject_uuid = any($2::uuid[]) and l.table_name = any($3::text[]) ${newest}`;

/** The rows that the platform's log has of a subject, in these tables. */
export const platformRows = `${rowsOf('platform_audit_log', 'row_key')}
  where l.subject_key = $1 and l.table_name = any($2::text[]) ${newest}`;
