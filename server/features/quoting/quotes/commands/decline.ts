import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { answerQuote, type QuoteRow } from '../answer.ts';

interface Refusal {
  readonly answered_by: string;
  readonly decline_reason: string;
}

/** Records that the client declines, in words of the company. */
export const apply: Apply<QuoteRow, Refusal> = async (db, scope, rows, input) => {
  for (const { uuid, version_number: seen } of rows) {
    const answer = { seen, name: input.answered_by, options: [], reason: input.decline_reason };
    // oxlint-disable-next-line no-await-in-loop -- one at a time: a command without bulk has one row
    await answerQuote(db, scope, uuid, answer);
  }
  return [];
};
