import type { FastifyInstance } from 'fastify';
import invoices from '../../../schemas/resources/invoices.ts';
import { publicHashSchema } from '../../http/publicHash.ts';
import { visitorOf } from '../../http/visitor.ts';
import { recordSchema } from '../../resources/answers.ts';
import { followLink } from '../../usecases/documents/publicLink.ts';
import { markLinkedInvoice, readLinkedInvoice } from '../../usecases/invoices/read.ts';
import { viewPublicInvoice } from '../../usecases/invoices/view.ts';

const params = {
  type: 'object',
  required: ['hash'],
  properties: { hash: publicHashSchema },
} as const;

/** A line may come without its taxes: whether they are shown is the issuer's choice. */
const line = { type: 'object', required: ['item', 'quantity', 'price', 'total'] } as const;

const shown = recordSchema(invoices);
const answer = {
  ...shown,
  required: ['uuid', 'status', 'currency', 'total'],
  properties: { ...invoices.schema.properties, items_invoice: { type: 'array', items: line } },
};

/** GET public/invoices/individual/{hash}: what whoever received an invoice may read of it. */
export default async function publicInvoiceRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { hash: string } }>('/api/v2/public/invoices/individual/:hash', {
    config: { access: 'public' },
    schema: { tags: ['public'], summary: 'Read an invoice by its public link.', params, response: { 200: answer } },
    handler: async (request, reply) => {
      const { hash } = request.params;
      const name = `public ${hash}`;
      const before = app.answers.get(name);
      const { tenant, read } = await followLink(
        app.pool,
        hash,
        'individual',
        before ? markLinkedInvoice : readLinkedInvoice,
      );
      const visitor = await visitorOf(request, tenant.id);
      const scope = { tenant, now: app.clock.now() };
      return app.answers.send(reply, name, await viewPublicInvoice(app.pool, scope, read, visitor, before));
    },
  });
}
