import type { Notice } from '../../../../../domain/documents/notice.ts';
import type { Apply, Became, Check, NoticesFor, ReadAhead } from '../../../../engine/commands/commandFile.ts';
import { issueCommand } from '../../../../engine/documents/issuing/issueCommand.ts';
import { dispatchIssued } from '../../../delivery/index.ts';
import { overLimits, readLimits, type CreditLimit } from '../creditLimits.ts';
import { engine } from '../engine.ts';
import type { InvoiceRow } from '../reading/rows.ts';

const command = issueCommand(engine);

type Input = Parameters<typeof command.apply>[3];

/** What a draft is issued with, and the credit limit of its payer. */
interface Ahead {
  readonly draft: Awaited<ReturnType<typeof command.readAhead>>;
  readonly limits: readonly CreditLimit[];
}

export const { forecast } = command;

export const readAhead: ReadAhead<Ahead> = async (db, scope, key) => {
  const [draft, limits] = await Promise.all([
    command.readAhead(db, scope, key),
    readLimits(db, scope.tenant.id, [key]),
  ]);
  return { draft, limits };
};

const warnings = new WeakMap<InvoiceRow, Notice>();

/** Warns of a client that then owes more than its limit; this refuses nothing. */
export const check: Check<InvoiceRow, Input, Ahead> = async (db, scope, rows, input, ahead) => {
  const keys = rows.map(({ uuid }) => uuid);
  const [refusals, limits] = await Promise.all([
    command.check(db, scope, rows, input, ahead?.draft),
    ahead?.limits ?? readLimits(db, scope.tenant.id, keys),
  ]);
  const issued = limits.length > 0 ? rows.filter((_, index) => !refusals[index]) : [];
  const over = overLimits(
    limits,
    issued.map((row) => ({ uuid: row.uuid, total: forecast(row).amount })),
  );
  for (const row of issued) {
    const warning = over.get(row.uuid);
    if (warning) warnings.set(row, warning);
  }
  return refusals;
};

export const notices: NoticesFor<InvoiceRow> = (row) => {
  const warning = warnings.get(row);
  return warning ? [...command.notices(row), warning] : command.notices(row);
};

/** Issues drafts. The mails are queued before the numbers are taken, which lock the counter. */
export const apply: Apply<InvoiceRow, Input> = async (db, scope, rows, input) => {
  const sending = dispatchIssued(db, scope, rows);
  return [sending, ...(await command.apply(db, scope, rows, input))];
};

/** An invoice that is sent on issue cannot be reverted. */
export const became: Became<InvoiceRow> = async (scope, row) => {
  const { record, ...version } = await command.became(scope, row);
  return { ...version, record: row.send_email ? { ...record, can_revert: false, send_state: 'Send' } : record };
};
