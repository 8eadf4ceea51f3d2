import { today } from '../../../../../domain/dates/today.ts';
import { formatPercent } from '../../../../../domain/kinds/percent.ts';
import { compareDecimals } from '../../../../../domain/money/compare.ts';
import { trimDecimal } from '../../../../../domain/money/trimDecimal.ts';
import { percentLeft } from '../../../../../domain/quoting/deposits.ts';
import type { depositInput } from '../../../../../schemas/parts/quoting/deposits.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import quotes from '../../../../../schemas/resources/quoting/quotes.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import { ApiError } from '../../../../base/errors.ts';
import { translatePlainly } from '../../../../base/i18n.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { createDocument } from '../../../../engine/documents/drafts/drafts.ts';
import { engineOf } from '../../../../engine/documents/engineOf.ts';
import { storedDocuments } from '../../../../engine/documents/storedDocuments.ts';
import type { QuoteRow } from '../answer.ts';
import { takenContent } from '../../documents/content.ts';
import { depositRows, languageOfQuote } from '../depositRows.ts';

const { read } = storedDocuments(quotes);

const mark = `update invoices set quote_uuid = $3, deposit_percent = $4 where tenant_id = $1 and uuid = $2`;
const link = `update quotes set deposit_uuid = $3 where tenant_id = $1 and uuid = $2`;

/** Makes the draft of a deposit invoice, which bears a percentage of each line that the client accepted. */
export const apply: Apply<QuoteRow, Infer<typeof depositInput>> = async (db, scope, rows, { percent, due_date }) => {
  const engine = await engineOf(invoices);
  const tenant = scope.tenant.id;
  const created = today(scope.now, scope.tenant.timeZone);
  for (const { uuid } of rows) {
    // oxlint-disable no-await-in-loop -- one at a time: a command without bulk has one row
    const row = (await read(db, tenant, uuid)) as QuoteRow;
    const left = percentLeft(row.deposit_percent);
    if (compareDecimals(percent, left) > 0) throw beyond(left);
    const language = await languageOfQuote(db, tenant, row);
    const words = { percent: formatPercent(percent, language, { most: 4 }), number: row.full_number ?? '' };
    const text = translatePlainly(language, 'documents.deposit.line', words);
    const { adjustments: _adjustments, ...content } = takenContent(quotes, row, scope);
    const made = await createDocument(db, scope, engine, {
      ...content,
      created,
      ...(due_date && { due_date }),
      items_invoice: depositRows(row, { before: row.deposit_percent, percent, text }),
    });
    await Promise.all([
      made.writing,
      db.query(mark, [tenant, made.row.uuid, uuid, trimDecimal(percent)]),
      db.query(link, [tenant, uuid, made.row.uuid]),
    ]);
    // oxlint-enable no-await-in-loop
  }
  return [];
};

const beyond = (limit: string): ApiError =>
  new ApiError('validation', { errors: [{ path: 'percent', key: 'validation.decimal.maximum', args: { limit } }] });
