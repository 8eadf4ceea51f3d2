import type { Apply, Check } from '../../../resources/commandFile.ts';
import { issueDate } from '../../documents/issue.ts';
import { unfitOfEach } from '../../documents/scenarioFit.ts';
import type { InvoiceInput } from '../input.ts';
import { invoiceNames } from '../names.ts';
import type { InvoiceRow } from '../rows.ts';

type Confirmation = Pick<InvoiceInput, 'confirm_scenarios'>;

const bill = `
  update invoices i set status = 'billed', number = coalesce(i.number, (select next_number('invoices', $3)) + v.place),
    created = case when c.allows_retroactive then v.retroactive else v.created end
  from jsonb_to_recordset($2) v (uuid uuid, place bigint, created date, retroactive date), companies c
  where i.tenant_id = $1 and i.uuid = v.uuid and c.tenant_id = i.tenant_id and c.uuid = i.service_provider_uuid`;

/** A line's scenario is for the countries of the parties, unless somebody confirms that it is not. */
export const check: Check<InvoiceRow, Confirmation> = async (
  db,
  { tenant },
  rows,
  { confirm_scenarios: isConfirmed },
) => (isConfirmed ? [] : unfitOfEach(db, tenant.id, rows, invoiceNames));

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
