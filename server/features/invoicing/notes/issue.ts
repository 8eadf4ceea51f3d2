import { compareDates } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import type { InvoiceRow } from '../invoices/reading/rows.ts';
import { lockInvoices } from '../invoices/reading/read.ts';
import { ApiError } from '../../../base/errors.ts';
import type { CommandFile } from '../../../engine/commands/commandFile.ts';
import type { AnyRow, Engine } from '../../../engine/documents/engine.ts';
import { issueCommand } from '../../../engine/documents/issuing/issueCommand.ts';
import { namesOf } from '../../../engine/documents/names.ts';
import { mailIssued } from '../../delivery/index.ts';
import { bookNote, isRefundable, settlementOf, type Booked, type Surplus } from './booking.ts';
import { isIssued, issuesOf, type NoteDocument } from './engine.ts';

/** The input of issuing a note. */
interface Issue {
  readonly surplus?: Surplus;
}

/** The locked invoices of notes, between check and apply. */
const invoices = new WeakMap<AnyRow, InvoiceRow>();

/** The scenarios are those of the invoice, where they were confirmed. */
const asIssued = { confirm_scenarios: true };

/**
 * Returns the command that issues notes: computed again from the notes issued before, under the lock of the invoice, which
 * makes two notes that are issued at once wait for each other.
 */
export function noteIssue(
  engine: Engine,
  kind: Booked['kind'],
): Required<Pick<CommandFile<AnyRow, Issue>, 'check' | 'apply' | 'notices'>> {
  const command = issueCommand(engine);
  const { table } = namesOf(engine.resource);
  const dueAtIssue = `update ${table} set due_date = created where tenant_id = $1 and uuid = any($2::uuid[])`;
  return {
    notices: command.notices,
    check: async (db, scope, rows, { surplus }) => {
      const keys = rows.map((row) => (row as NoteDocument).corrects_uuid);
      const locked = new Map((await lockInvoices(db, scope.tenant.id, keys)).map((row) => [row.uuid, row]));
      const day = today(scope.now, scope.tenant.timeZone);
      const refusals = await command.check(db, scope, rows, asIssued);
      return rows.map((row, index) => {
        const invoice = locked.get((row as NoteDocument).corrects_uuid);
        if (!invoice || !isIssued(invoice)) return refusedAt('corrects_uuid', 'validation.note.not_issued');
        const isOfInvoice = kind === 'credit' && !(row as NoteDocument).debit_note_uuid;
        if (isOfInvoice && invoice.is_deducted) return refusedAt('corrects_uuid', 'validation.note.is_deducted');
        invoices.set(row, invoice);
        const errors = issuesOf(row);
        if (errors.length > 0) return new ApiError('validation', { errors });
        const latest = compareDates(row.created, day) < 0 ? day : row.created;
        if (compareDates(latest, invoice.created) < 0)
          return refusedAt('created', 'validation.note.before_invoice', invoice.created);
        const refusal = refusals[index];
        if (refusal || surplus !== 'refund') return refusal;
        const settlement = settlementOf(invoice, command.issuing(row).totals.total);
        return isRefundable(invoice, settlement) ? undefined : refusedAt('surplus', 'validation.note.not_refundable');
      });
    },
    apply: async (db, scope, rows, { surplus = 'credit' }) => {
      const writes = [...(await command.apply(db, scope, rows, asIssued))];
      for (const row of rows) {
        const invoice = invoices.get(row);
        if (!invoice) throw new Error('The note was not checked before it was issued');
        const { created, totals } = command.issuing(row);
        const note = { uuid: row.uuid, kind, created, total: totals.total, reason: String(row['reason']), surplus };
        // oxlint-disable-next-line no-await-in-loop -- one at a time, in one packet
        writes.push(...(await bookNote(db, scope, invoice, note)));
      }
      writes.push(db.query(dueAtIssue, [scope.tenant.id, rows.map(({ uuid }) => uuid)]));
      await mailIssued(db, scope, { topic: `${kind}_note`, rows, writes });
      return writes;
    },
  };
}

const refusedAt = (path: string, key: string, date?: string): ApiError =>
  new ApiError('validation', { errors: [{ path, key, ...(date && { args: { date } }) }] });
