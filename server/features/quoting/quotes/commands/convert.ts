import { today } from '../../../../../domain/dates/today.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import quotes from '../../../../../schemas/resources/quoting/quotes.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { createDocument } from '../../../../engine/documents/drafts/drafts.ts';
import { engineOf } from '../../../../engine/documents/engineOf.ts';
import { storedDocuments } from '../../../../engine/documents/storedDocuments.ts';
import type { QuoteRow } from '../answer.ts';
import { acceptedRows, takenContent } from '../content.ts';

const { read } = storedDocuments(quotes);

const convert = `update quotes set status = 'converted', invoice_uuid = $3 where tenant_id = $1 and uuid = $2`;

/** Makes the draft of an invoice of what the client accepted. */
export const apply: Apply<QuoteRow, { readonly due_date?: string }> = async (db, scope, rows, { due_date }) => {
  const engine = await engineOf(invoices);
  const tenant = scope.tenant.id;
  const created = today(scope.now, scope.tenant.timeZone);
  for (const { uuid } of rows) {
    // oxlint-disable no-await-in-loop -- one at a time: a command without bulk has one row
    const row = (await read(db, tenant, uuid)) as QuoteRow;
    const made = await createDocument(db, scope, engine, {
      ...takenContent(row, scope),
      created,
      ...(due_date && { due_date }),
      items_invoice: acceptedRows(row.lines ?? []),
    });
    await Promise.all([made.writing, db.query(convert, [tenant, uuid, made.row.uuid])]);
    // oxlint-enable no-await-in-loop
  }
  return [];
};
