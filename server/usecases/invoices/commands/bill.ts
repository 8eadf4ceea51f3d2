import type { Apply } from '../../../resources/commandFile.ts';
import { issueDate } from '../../documents/issue.ts';
import type { InvoiceRow } from '../rows.ts';

const bill = `
  update invoices i set status = 'billed', number = coalesce(i.number, (select next_number('invoices', $3)) + v.place),
    created = case when c.allows_retroactive then v.retroactive else v.created end
  from jsonb_to_recordset($2) v (uuid uuid, place bigint, created date, retroactive date), companies c
  where i.tenant_id = $1 and i.uuid = v.uuid and c.tenant_id = i.tenant_id and c.uuid = i.service_provider_uuid`;

/** Issues drafts: those that have no number yet get the next ones, in the order of their keys. */
export const apply: Apply<InvoiceRow> = async (db, scope, rows) => {
  let unnumbered = 0;
  const issued = rows.map(({ uuid, number, created }) => ({
    uuid,
    place: number === null ? unnumbered++ : null,
    created: issueDate(scope, created, false),
    retroactive: issueDate(scope, created, true),
  }));
  return [db.query(bill, [scope.tenant.id, JSON.stringify(issued), unnumbered])];
};
