import type { NoteReason } from '../../../../schemas/parts/invoicing/notes.ts';
import creditNotes from '../../../../schemas/resources/invoicing/credit-notes.ts';
import debitNotes from '../../../../schemas/resources/invoicing/debit-notes.ts';
import { create as createCreditNote } from '../../../features/invoicing/credit-notes/create.ts';
import { create as createDebitNote } from '../../../features/invoicing/debit-notes/create.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { does } from './events.ts';

/** An invoice that a note corrects, with its first line. */
interface Corrected {
  readonly uuid: string;
  readonly service_provider_uuid: string;
  readonly service_buyer_uuid: string;
  readonly currency: string;
  readonly line: string;
}

// The latest that were sent, not due first: on some days of the month all are due.
const selectOpen = `
  select i.uuid, i.service_provider_uuid, i.service_buyer_uuid, i.currency, l.uuid as line
  from invoices i join invoice_items l on l.tenant_id = $1 and l.invoice_uuid = i.uuid and l.position = 0 and l.row is null
  where i.tenant_id = $1 and i.status = 'billed' and i.type = 'recurring' and i.booked = 0
    and not exists (select from payment_requests r where r.tenant_id = $1 and r.invoice_uuid = i.uuid)
  order by i.due_date > $2 desc, i.created desc, i.number desc limit 2`;

interface DemoNote {
  /** Which of the found invoices it corrects. */
  readonly of: 0 | 1;
  readonly kind: 'credit-notes' | 'debit-notes';
  readonly reason: string;
  readonly reason_code: NoteReason;
  /** Of the first line; without one, all that is left is credited. */
  readonly amount?: string;
  readonly isDraft?: true;
}

const notes: readonly DemoNote[] = [
  { of: 0, kind: 'credit-notes', reason: 'Horas contadas duas vezes', reason_code: 'wrong_quantity', amount: '150.00' },
  { of: 1, kind: 'credit-notes', reason: 'Faturado à empresa errada do grupo', reason_code: 'wrong_party' },
  { of: 0, kind: 'debit-notes', reason: 'Reajuste que faltou', reason_code: 'wrong_price', amount: '80.00' },
  {
    of: 0,
    kind: 'credit-notes',
    reason: 'Desconto combinado',
    reason_code: 'discount',
    amount: '50.00',
    isDraft: true,
  },
  {
    of: 0,
    kind: 'debit-notes',
    reason: 'Horas que faltaram',
    reason_code: 'wrong_quantity',
    amount: '60.00',
    isDraft: true,
  },
];

/** Corrects some of the latest invoices by notes. */
export async function addNotes(db: Db, scope: Scope): Promise<void> {
  const found = await db.query<Corrected>(selectOpen, [scope.tenant.id, scope.now.toISOString().slice(0, 10)]);
  for (const { of, kind, amount, isDraft, ...said } of notes) {
    const invoice = found[of];
    if (!invoice) continue;
    const { uuid: corrects_uuid, line, ...parties } = invoice;
    const [resource, create] = kind === 'debit-notes' ? [debitNotes, createDebitNote] : [creditNotes, createCreditNote];
    const input = {
      ...parties,
      ...said,
      corrects_uuid,
      send_email: false,
      show_tax_invoice: true,
      show_exporter_net: false,
      ...(amount ? { lines: [{ corrects_line: line, amount }] } : { is_full: true }),
    };
    // oxlint-disable-next-line no-await-in-loop -- numbers follow this order
    const { record } = await create(db, { resource, scope, input, enclosed: {} });
    if (isDraft) continue;
    // oxlint-disable-next-line no-await-in-loop -- the same
    await does(db, scope, `${kind}.issue`, String(Object.entries(record).find(([name]) => name === 'uuid')?.[1]));
  }
}
