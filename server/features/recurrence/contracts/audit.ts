import contracts from '../../../../schemas/resources/recurrence/contracts.ts';
import { changesColumn, loggedColumns, mostEntries } from '../../../engine/history/loggedRows.ts';
import { historyOf } from '../../../engine/documents/history/history.ts';

const currencies = 'select currency, null as exchange_currency from contracts where tenant_id = $1 and uuid = $2';

// `unpaid_from` is internal to the database and not part of the history.
const headers = `
  select ${loggedColumns}, l.action, coalesce(${changesColumn}, '{}') - 'unpaid_from' as changes
  from audit_log l where l.tenant_id = $1 and l.subject_uuid = $2 and l.table_name = 'contracts'
  order by l.uuid desc limit ${mostEntries}`;

// Amended lines may be many: the history has only their number.
const amendments = `
  select ${loggedColumns}, 'updated' as action, jsonb_build_object('amendment', jsonb_build_array(null, jsonb_strip_nulls(
    jsonb_build_object('uuid', a.uuid, 'kind', a.kind, 'reach', a.reach, 'occurrence', a.occurrence, 'concerned', a.concerned,
      'reason', a.reason, 'total_before', a.total_before::text, 'total_after', a.total_after::text,
      'change', a.change - 'items_invoice', 'lines', jsonb_array_length(a.change -> 'items_invoice'))))) as changes
  from contract_amendments a join audit_log l on l.tenant_id = a.tenant_id and l.subject_uuid = a.contract_uuid
    and l.table_name = 'contract_amendments' and l.row_uuid = a.uuid
  where a.tenant_id = $1 and a.contract_uuid = $2
  order by l.uuid desc limit ${mostEntries}`;

const issued = `
  select ${loggedColumns}, 'updated' as action, jsonb_build_object('issued.' || i.occurrence, jsonb_build_array(null,
    jsonb_build_object('uuid', i.uuid, 'occurrence', i.occurrence, 'number', i.number, 'full_number', i.full_number, 'due_date', i.due_date,
      'total', (l.changes -> 'total' ->> 1)))) as changes
  from (
    select uuid, occurrence, number, full_number, due_date from invoices where tenant_id = $1 and contract_uuid = $2
    order by occurrence desc limit ${mostEntries}) i
  join audit_log l on l.tenant_id = $1 and l.subject_uuid = i.uuid and l.row_uuid = i.uuid and l.action = 'created'`;

/** The history of a contract: creation, amendments, issued invoices and cancellation. */
export const audit = historyOf(contracts, { currencies, entries: [headers, amendments, issued] });
