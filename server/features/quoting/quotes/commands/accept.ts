import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { answerQuote, type QuoteRow } from '../answer.ts';

/** Records that the client accepts, in words of the company: without the optional lines. */
export const apply: Apply<QuoteRow, { readonly answered_by: string }> = async (db, scope, rows, input) => {
  for (const { uuid, version_number: seen } of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time: a command without bulk has one row
    await answerQuote(db, scope, uuid, { seen, name: input.answered_by, options: [] });
  }
  return [];
};
