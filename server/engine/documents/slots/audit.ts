import type { Resource } from '../../../../schemas/resource.ts';
import { changesColumn, loggedColumns, mostEntries } from '../../history/loggedRows.ts';
import type { AuditFile } from '../../history/readHistory.ts';
import { historyOf } from '../history/history.ts';
import { hasPrintedNumber } from '../numbering/numbersText.ts';
import { namesOf } from '../names.ts';

/** Returns the slot that reads the history of documents: their own changes, their lines and their logo. */
export function of(resource: Resource): AuditFile {
  const { table, logos } = namesOf(resource);
  const printed = hasPrintedNumber(resource)
    ? ` || case when l.changes ? 'number' then jsonb_build_object('full_number', jsonb_build_array(null, (
        select d.full_number from ${table} d where d.tenant_id = $1 and d.uuid = $2))) else '{}' end`
    : '';
  const currencies = `
    select currency, null as exchange_currency from ${table} where tenant_id = $1 and uuid = $2`;
  const headers = `
    select ${loggedColumns}, case l.table_name when '${table}' then l.action else 'updated' end as action,
      coalesce(${changesColumn}, '{}')${printed} as changes
    from audit_log l
    where l.tenant_id = $1 and l.subject_uuid = $2 and l.table_name in ('${table}', '${logos}')
    order by l.uuid desc limit ${mostEntries}`;
  return { audit: historyOf(resource, { currencies, entries: [headers], hasLines: true }) };
}
