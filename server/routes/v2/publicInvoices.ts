import type { FastifyInstance } from 'fastify';
import { publicAccount, publicDocument } from '../../../schemas/parts/publicDocument.ts';
import { transaction } from '../../../schemas/parts/transaction.ts';
import { invoiceStatuses } from '../../../schemas/parts/invoiceActions.ts';
import { shareReads } from '../../db/shareReads.ts';
import { publicHashSchema } from '../../http/publicHash.ts';
import { visitorOf } from '../../http/visitor.ts';
import type { InvoiceMarks, PublishedInvoice } from '../../usecases/invoices/rows.ts';
import { followLink, type LinkedDocument } from '../../usecases/documents/publicLink.ts';
import { markLinkedInvoice, readLinkedInvoice } from '../../usecases/invoices/read.ts';
import { viewPublicInvoice } from '../../usecases/invoices/view.ts';

const params = {
  type: 'object',
  required: ['hash'],
  properties: { hash: publicHashSchema },
} as const;

const { status, amount, currency, payment_date, payment_link } = transaction.properties;
const payment = {
  ...transaction,
  properties: { status, amount, currency, payment_date, payment_link },
} as const;

const answer = {
  title: 'PublicInvoice',
  type: 'object',
  required: ['uuid', 'status', 'currency', 'created', 'due_date', 'total', 'amount', 'items_invoice', 'transactions'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    number: { type: 'integer' },
    status: { type: 'string', enum: invoiceStatuses },
    is_overdue: { type: 'boolean' },
    created: { type: 'string', format: 'date' },
    due_date: { type: 'string', format: 'date' },
    amount: { type: 'string', description: 'The amount due; same as `total`.' },
    template: { type: 'string', description: 'The template of the PDF.' },
    ...publicDocument,
    account: publicAccount,
    transactions: { type: 'array', items: payment },
  },
} as const;

/** GET public/invoices/individual/{hash}: an invoice for its recipient. */
export default async function publicInvoiceRoutes(app: FastifyInstance): Promise<void> {
  const readShared = shareReads<LinkedDocument & { readonly read: PublishedInvoice | InvoiceMarks }>();
  app.get<{ Params: { hash: string } }>('/api/v2/public/invoices/individual/:hash', {
    config: { access: 'public' },
    schema: {
      tags: ['public'],
      summary: 'Get an invoice by its public link: the content of its document and its payment status.',
      description:
        'Always includes the amount due and the total cost to the importer. Includes the tax breakdown if the company shows ' +
        'it (`show_tax_invoice`); includes its taxes at home, its net amount and `total_taxes` only if it shows those ' +
        '(`show_exporter_net`).',
      params,
      response: { 200: answer },
    },
    handler: async (request, reply) => {
      const { hash } = request.params;
      const name = `public ${hash}`;
      const before = app.answers.get(name);
      const { tenant, read } = await readShared(`${hash} ${before?.state}`, () =>
        followLink(app.pool.forVisitors, hash, 'individual', before ? markLinkedInvoice : readLinkedInvoice),
      );
      const visitor = await visitorOf(request, tenant.id);
      const scope = { tenant, now: app.clock.now() };
      return app.answers.send(reply, name, await viewPublicInvoice(app.pool.forVisitors, scope, read, visitor, before));
    },
  });
}
