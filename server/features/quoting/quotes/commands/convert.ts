import { today } from '../../../../../domain/dates/today.ts';
import { statedBy } from '../../../../../domain/documents/lineFields.ts';
import { formatDate } from '../../../../../domain/kinds/date.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import quotes from '../../../../../schemas/resources/quoting/quotes.ts';
import { translatePlainly } from '../../../../base/i18n.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { createDocument } from '../../../../engine/documents/drafts/drafts.ts';
import type { LineInput } from '../../../../engine/documents/drafts/input.ts';
import { engineOf } from '../../../../engine/documents/engineOf.ts';
import type { BilledRow } from '../../../../engine/documents/lines/billedRow.ts';
import { mirrorsAmong } from '../../../../engine/documents/lines/mirrors.ts';
import { storedDocuments } from '../../../../engine/documents/storedDocuments.ts';
import { deductedLines, type IssuedDeposit } from '../../../invoicing/index.ts';
import type { QuoteRow } from '../answer.ts';
import { acceptedRows, takenContent } from '../content.ts';
import { languageOfQuote } from '../depositRows.ts';

const { read } = storedDocuments(quotes);

const convert = `update quotes set status = 'converted', invoice_uuid = $3 where tenant_id = $1 and uuid = $2`;
const mark = `update invoices set quote_uuid = $3 where tenant_id = $1 and uuid = $2`;

/** Makes the draft of an invoice of what the client accepted; it deducts what deposit invoices bear of it. */
export const apply: Apply<QuoteRow, { readonly due_date?: string }> = async (db, scope, rows, { due_date }) => {
  const engine = await engineOf(invoices);
  const tenant = scope.tenant.id;
  const created = today(scope.now, scope.tenant.timeZone);
  for (const { uuid } of rows) {
    // oxlint-disable no-await-in-loop -- one at a time: a command without bulk has one row
    const row = (await read(db, tenant, uuid)) as QuoteRow;
    const language = await languageOfQuote(db, tenant, row);
    const describe = ({ full_number: number, created: dated }: IssuedDeposit): string =>
      translatePlainly(language, 'documents.deposit.deducted', { number, date: formatDate(dated, language) });
    const deducted = await deductedLines(db, tenant, uuid, describe);
    const making = { ...engine, mirrors: mirrorsAmong(deducted) };
    const made = await createDocument(db, scope, making, {
      ...takenContent(row, scope),
      created,
      ...(due_date && { due_date }),
      items_invoice: [...acceptedRows(row.lines ?? []), ...deducted.map(repeated)],
    });
    await Promise.all([
      made.writing,
      db.query(mark, [tenant, made.row.uuid, uuid]),
      db.query(convert, [tenant, uuid, made.row.uuid]),
    ]);
    // oxlint-enable no-await-in-loop
  }
  return [];
};

/** A line that deducts a deposit, as a request repeats it. */
const repeated = (row: BilledRow): LineInput => ({
  item: { uuid: row.item_uuid },
  ...statedBy(row),
  ...(row.mirrors_line && { mirrors_line: row.mirrors_line }),
  scenery: { uuid: row.scenery_uuid },
});
