import { today } from '../../../../domain/dates/today.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { statedBy } from '../../../../domain/documents/lineFields.ts';
import type { Db } from '../../../database/transaction.ts';
import type { LineInput } from '../../../engine/documents/drafts/input.ts';
import type { BilledRow } from '../../../engine/documents/lines/billedRow.ts';
import { mirrorsAmong } from '../../../engine/documents/lines/mirrors.ts';
import type { Apply } from '../../../engine/commands/commandFile.ts';
import { createDocument } from '../../../engine/documents/drafts/drafts.ts';
import type { AnyRow } from '../../../engine/documents/engine.ts';
import { engineOf } from '../../../engine/documents/engineOf.ts';
import { namesOf } from '../../../engine/documents/names.ts';
import { storedDocuments } from '../../../engine/documents/storedDocuments.ts';
import { acceptedRows, takenContent } from './content.ts';

const mark = `update invoices set quote_uuid = $3 where tenant_id = $1 and uuid = $2`;

/** Returns the lines that the server adds to an invoice: what was invoiced before. */
type Deduct = (db: Db, tenant: string, row: AnyRow) => Promise<readonly BilledRow[]>;

/** Returns the command that makes the draft of an invoice of what the client accepted. */
export function conversionToInvoice(
  resource: Resource,
  deduct?: Deduct,
): Apply<AnyRow, { readonly due_date?: string }> {
  const { read } = storedDocuments(resource);
  const convert = `
    update ${namesOf(resource).table} set status = 'converted', invoice_uuid = $3 where tenant_id = $1 and uuid = $2`;
  return async (db, scope, rows, { due_date }) => {
    const engine = await engineOf(invoices);
    const tenant = scope.tenant.id;
    const created = today(scope.now, scope.tenant.timeZone);
    for (const { uuid } of rows) {
      // oxlint-disable no-await-in-loop -- one at a time: a command without bulk has one row
      const row = await read(db, tenant, uuid);
      const deducted = (await deduct?.(db, tenant, row)) ?? [];
      const making = { ...engine, mirrors: mirrorsAmong(deducted) };
      const made = await createDocument(db, scope, making, {
        ...takenContent(resource, row, scope),
        created,
        ...(due_date && { due_date }),
        items_invoice: [...acceptedRows(row.lines ?? []), ...deducted.map(repeated)],
      });
      await Promise.all([
        made.writing,
        ...(deduct ? [db.query(mark, [tenant, made.row.uuid, uuid])] : []),
        db.query(convert, [tenant, uuid, made.row.uuid]),
      ]);
      // oxlint-enable no-await-in-loop
    }
    return [];
  };
}

/** A line that deducts a deposit, as a request repeats it. */
const repeated = (row: BilledRow): LineInput => ({
  item: { uuid: row.item_uuid },
  ...statedBy(row),
  ...(row.mirrors_line && { mirrors_line: row.mirrors_line }),
  scenery: { uuid: row.scenery_uuid },
});
