import invoices, { type Invoice } from '../../../../schemas/resources/invoicing/invoices.ts';
import type { Engine } from '../../../engine/documents/engine.ts';
import { newRowOf } from '../../../engine/documents/drafts/newRow.ts';
import { dispatchIssued } from '../../delivery/index.ts';
import { keptRates } from '../notes/keptRates.ts';
import { logos } from './logos.ts';
import { readInvoice } from './reading/read.ts';
import { toRecord } from './reading/record.ts';
import { lockRows } from './records.ts';
import { scheduledDocuments } from './scheduled/scheduledDocuments.ts';
import { invoiceTables, summaryColumns, unpaid, type InvoiceRow } from './reading/rows.ts';

/** Invoices for the documents engine. */
export const engine: Engine<InvoiceRow> = {
  resource: invoices,
  source: { tables: invoiceTables, alias: 'i', columns: summaryColumns },
  keepsPrint: {
    unchanged: "i.status = 'billed' and i.booked = 0 and i.refunded = 0",
    asIssued: (row) => ({
      ...row,
      ...unpaid,
      payment_link: row.payment_link,
      status: 'billed',
      paid_on: null,
      cancel_reason: null,
    }),
  },
  isVisited: true,
  isUndrawn: 'i.is_imported',
  logos,
  scheduled: scheduledDocuments,
  described: {
    create: {
      summary: 'Create an invoice, as a draft or issued immediately.',
      description:
        'The provider is the company of `companies/me`, the buyer one of the entities. Amounts are calculated from the ' +
        'scenarios of the lines; amounts in the request are ignored. Without `due_date`, it falls due by the payment terms ' +
        'of its payer, else of the company; without terms the date is required. The invoice gets its number when it is issued.',
    },
    update: {
      summary: 'Replace the content of a draft and issue it, unless `is_draft` is set.',
      description:
        'Takes the same body as creating an invoice; a draft can be sent back as it was read. The logo is kept if none is ' +
        'sent, unless `remove_logo` is set.',
    },
  },
  messages: { saved: 'invoices.saved', issued: 'invoices.billed' },
  newRow: (written) => {
    const sendsItself = written.status === 'billed' && written.content['send_email'] === true;
    return {
      ...unissued,
      ...newRowOf<typeof invoices.schema, Invoice>(invoices, written),
      status: written.status === 'billed' ? 'billed' : 'draft',
      account: written.account,
      // As the database sets them on issue.
      sent_at: sendsItself ? written.created_at : null,
      send_state: sendsItself ? 'Send' : null,
    };
  },
  toRecord,
  renew: async (db, tenant, row) => ('keeps_rates' in row && row.keeps_rates ? keptRates(db, tenant, row) : undefined),
  lock: lockRows,
  read: readInvoice,
  onIssue: dispatchIssued,
};

/** The initial values of every new invoice. */
const unissued = {
  ...unpaid,
  keeps_rates: false,
  type: 'individual',
  is_imported: false,
  full_number: null,
  contract_uuid: null,
  occurrence: null,
  quote_uuid: null,
  deposit_percent: null,
  is_deducted: false,
  has_deposits: null,
  payment_authorized: false,
  reminders_off: false,
  promised_date: null,
  paid_on: null,
  cancel_reason: null,
  seen_at: null,
} as const;
