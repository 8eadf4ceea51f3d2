import type { Apply, Became } from '../../../../engine/commands/commandFile.ts';
import { issueCommand } from '../../../../engine/documents/issuing/issueCommand.ts';
import { dispatchIssued } from '../../../delivery/index.ts';
import { engine } from '../engine.ts';
import type { InvoiceRow } from '../reading/rows.ts';

const command = issueCommand(engine);

export const { readAhead, check, notices, forecast } = command;

/** Issues drafts. The mails are queued before the numbers are taken, which lock the counter. */
export const apply: Apply<InvoiceRow, Parameters<typeof command.apply>[3]> = async (db, scope, rows, input) => {
  const sending = dispatchIssued(db, scope, rows);
  return [sending, ...(await command.apply(db, scope, rows, input))];
};

/** An invoice that is sent on issue cannot be reverted. */
export const became: Became<InvoiceRow> = async (scope, row) => {
  const { record, ...version } = await command.became(scope, row);
  return { ...version, record: row.send_email ? { ...record, can_revert: false, send_state: 'Send' } : record };
};
