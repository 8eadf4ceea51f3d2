import invoices, { type Invoice } from '../../../schemas/resources/invoices.ts';
import type { Engine } from '../documents/engine.ts';
import { newRowOf } from '../documents/newRow.ts';
import { logos } from './logos.ts';
import { readInvoice } from './read.ts';
import { toRecord } from './record.ts';
import { lockRows } from './records.ts';
import { invoiceTables, summaryColumns, unpaid, type InvoiceRow } from './rows.ts';

/** Invoices for the documents engine: each is created with an open transaction. */
export const engine: Engine<InvoiceRow> = {
  resource: invoices,
  source: { tables: invoiceTables, alias: 'i', columns: summaryColumns },
  isVisited: true,
  logos,
  said: { saved: 'invoices.saved', issued: 'invoices.billed' },
  newRow: (written) => ({
    ...unissued,
    ...newRowOf<typeof invoices.schema, Invoice>(invoices, written),
    status: written.status === 'billed' ? 'billed' : 'draft',
    account: written.account,
  }),
  toRecord,
  lock: lockRows,
  read: readInvoice,
  insertBesides: (db, tenant, uuid) =>
    db.query('insert into transactions (tenant_id, invoice_uuid) values ($1, $2)', [tenant, uuid]),
};

/** The initial values of every new invoice. */
const unissued = {
  ...unpaid,
  type: 'individual',
  contract_uuid: null,
  occurrence: null,
  payment_authorized: false,
  paid_on: null,
  sent_at: null,
  seen_at: null,
} as const;
