import invoices from '../../../schemas/resources/invoices.ts';
import { ApiError } from '../../errors.ts';
import { writeAmounts, type Currencies } from '../documents/auditAmounts.ts';
import { changesColumn, loggedColumns, mostEntries } from '../../resources/history/loggedRows.ts';
import { hasChanges, mergeEntries, type LoggedEntry } from '../../resources/history/mergeEntries.ts';
import type { AuditFile } from '../../resources/history/readHistory.ts';
import { readLineChanges } from '../documents/auditLines.ts';
import { namesOf } from '../documents/names.ts';

const currencies = `
  select i.currency, (select t.exchange_currency from transactions t where t.tenant_id = i.tenant_id and t.invoice_uuid = i.uuid
    order by t.created_at desc, t.uuid desc limit 1) as exchange_currency
  from invoices i where i.tenant_id = $1 and i.uuid = $2`;

const headers = `
  select ${loggedColumns}, case l.table_name when 'invoices' then l.action else 'updated' end as action,
    coalesce(${changesColumn}, '{}') as changes
  from audit_log l
  where l.tenant_id = $1 and l.subject_uuid = $2 and (l.table_name in ('invoices', 'invoice_logos')
    -- The first versions kept one payment, which each invoice began with.
    or (l.table_name = 'transactions' and (l.action = 'updated' or l.changes ? 'kind')))
  order by l.uuid desc limit ${mostEntries}`;

/** Reads the history of an invoice with its lines, logo and payment, newest first. Throws `not_found`. */
export const audit: AuditFile['audit'] = async (db, tenant, uuid) => {
  const [[invoice], ofHeader, ofLines] = await Promise.all([
    db.query<Currencies>(currencies, [tenant, uuid]),
    db.query<LoggedEntry>(headers, [tenant, uuid]),
    readLineChanges(db, namesOf(invoices), tenant, uuid),
  ]);
  if (!invoice) throw new ApiError('not_found');
  const entries = mergeEntries(invoices, [...ofHeader, ...ofLines])
    .filter(hasChanges)
    .slice(0, mostEntries);
  return writeAmounts(entries, invoice);
};
