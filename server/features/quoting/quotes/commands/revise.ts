import { today } from '../../../../../domain/dates/today.ts';
import quotes from '../../../../../schemas/resources/quoting/quotes.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { createDocument } from '../../../../engine/documents/drafts/drafts.ts';
import { storedDocuments } from '../../../../engine/documents/storedDocuments.ts';
import { enteredRows, wholeContent } from '../../documents/content.ts';
import type { QuoteRow } from '../answer.ts';

const engine = storedDocuments(quotes);

const supersede = `update quotes set status = 'superseded', next_uuid = $3 where tenant_id = $1 and uuid = $2`;

// The next version has the number of the former one.
const succeed = `
  update quotes n set revises_uuid = f.uuid, version_number = f.version_number + 1, number = f.number,
    number_period = f.number_period, printed_number = f.printed_number, own_series_uuid = f.own_series_uuid
  from quotes f where n.tenant_id = $1 and n.uuid = $2 and f.tenant_id = $1 and f.uuid = $3`;

/** Begins the next version of a quote as a draft of today. */
export const apply: Apply<QuoteRow> = async (db, scope, rows) => {
  const tenant = scope.tenant.id;
  const day = today(scope.now, scope.tenant.timeZone);
  for (const { uuid } of rows) {
    // oxlint-disable no-await-in-loop -- one at a time: a command without bulk has one row
    const row = (await engine.read(db, tenant, uuid)) as QuoteRow;
    const valid = row.valid_until < day ? day : row.valid_until;
    const content = {
      ...wholeContent(quotes, row, scope),
      created: day,
      valid_until: valid,
      lines: enteredRows(row.lines ?? []),
    };
    const made = await createDocument(db, scope, engine, content);
    await Promise.all([
      made.writing,
      db.query(succeed, [tenant, made.row.uuid, uuid]),
      db.query(supersede, [tenant, uuid, made.row.uuid]),
    ]);
    // oxlint-enable no-await-in-loop
  }
  return [];
};
