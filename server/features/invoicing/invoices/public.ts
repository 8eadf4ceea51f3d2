import { publicAccount } from '../../../../schemas/parts/documents/publicDocument.ts';
import { noteReason } from '../../../../schemas/parts/invoicing/notes.ts';
import { paymentCode } from '../../../../schemas/parts/payments/paymentCode.ts';
import { transaction } from '../../../../schemas/parts/payments/transaction.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { readInTenant } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { followLink, type LinkedDocument } from '../../../engine/documents/public/publicLink.ts';
import type { PublicFile, PublicView } from '../../../engine/documents/public/publicPage.ts';
import { showToVisitor } from '../../../engine/documents/public/visits.ts';
import { engine } from './engine.ts';
import { publicRecord } from './publicRecord.ts';
import { markLinkedInvoice, readLinkedInvoice, readPublished } from './reading/read.ts';
import { stateOf, toRecord } from './reading/record.ts';
import type { InvoiceMarks, PublishedInvoice } from './reading/rows.ts';

export const described: PublicFile['described'] = {
  summary: 'Get an invoice by its public link: the content of its document and its payment status.',
  description:
    'Always includes the amount due and the sums that lead to it. Includes the tax breakdown and the total cost to the ' +
    'importer if the company shows taxes (`show_tax_invoice`); includes its taxes at home, its net amount and ' +
    '`total_taxes` only if it shows those (`show_exporter_net`).',
};

const { uuid, status, amount, currency, payment_date, payment_link } = transaction.properties;
const { created, paid_on, refunded_amount, credited_amount, debited_amount } = invoices.schema.properties;
const { reason } = noteReason;
const payment = {
  ...transaction,
  properties: { status, amount, currency, payment_date, payment_link },
} as const;

export const answer: PublicFile['answer'] = {
  title: 'PublicInvoice',
  required: ['uuid', 'status', 'currency', 'created', 'due_date', 'total', 'amount', 'items_invoice', 'transactions'],
  properties: {
    amount: { type: 'string', description: 'The amount due; same as `total`.' },
    template: { type: 'string', description: 'The template of the PDF.' },
    account: publicAccount,
    payment_code: paymentCode,
    refunded_amount,
    credited_amount,
    debited_amount,
    transactions: { type: 'array', items: payment },
    receipts: {
      type: 'array',
      description: 'The payments that were received, newest first: each has a receipt at `receipts/{uuid}`.',
      items: {
        type: 'object',
        required: ['uuid', 'amount', 'paid_on'],
        additionalProperties: false,
        properties: { uuid, amount, paid_on },
      },
    },
    notes: {
      type: 'array',
      description: 'The credit and debit notes issued on it, newest first: each has its own public link.',
      items: {
        type: 'object',
        required: ['kind', 'number', 'created', 'amount', 'reason', 'public_hash'],
        additionalProperties: false,
        properties: {
          kind: { type: 'string', enum: ['credit', 'debit'] },
          number: { type: 'string' },
          created,
          amount,
          reason,
          public_hash: { type: 'string' },
        },
      },
    },
  },
};

/** Its marks suffice to detect a change. */
export const open: PublicFile['open'] = async ({ pool, now, hash, share, visitorOf, before }) => {
  const { tenant, read } = await share<LinkedDocument & { readonly read: PublishedInvoice | InvoiceMarks }>(
    `${hash} ${before?.state}`,
    () => followLink(pool, hash, 'individual', before ? markLinkedInvoice : readLinkedInvoice),
  );
  const scope = { tenant, now };
  let known: PublishedInvoice | InvoiceMarks | undefined = read;
  return showToVisitor<PublishedInvoice | InvoiceMarks, NonNullable<typeof before> | PublicView>(
    pool,
    scope,
    engine,
    await visitorOf(tenant.id),
    {
      find: async () => {
        const invoice = known ?? (await readInTenant(pool, tenant.id, (db) => readPublished(db, tenant.id, read.uuid)));
        known = undefined;
        return invoice;
      },
      show: async (invoice) => {
        const state = stateOf(invoice, scope);
        if (state === before?.state) return before;
        if (!('contact' in invoice)) throw new ApiError('stale');
        return { state, record: publicRecord(toRecord(invoice, scope), invoice, tenant.timeZone) };
      },
    },
  );
};
