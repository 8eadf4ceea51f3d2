import type { Reading, WorkbookMessage } from './messages.ts';
import { NotRead, readSheet } from './readSheet.ts';

/** A process that reads one workbook for its parent, which kills it beyond its limits. */
process.once('message', async (reading: Reading) => {
  for (const message of await answerTo(reading)) send(message);
});
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => {});

/** Rows per message, so that the parent can serve others. */
const piece = 250;

async function answerTo(reading: Reading): Promise<WorkbookMessage[]> {
  try {
    const { rows, ...sheets } = await readSheet(reading);
    const pieces = Math.ceil(rows.length / piece);
    return [...Array.from({ length: pieces }, (_, at) => ({ rows: rows.slice(at * piece, (at + 1) * piece) })), sheets];
  } catch (error) {
    if (error instanceof NotRead) return [{ refused: error.refused }];
    throw error;
  }
}

/** If sending fails, the parent is gone, and this process ends too. */
function send(message: WorkbookMessage): void {
  process.send?.(message, undefined, undefined, () => undefined);
}
