import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../errors.ts';
import { invoicesUrl, invoiceTags } from '../../../http/invoices.ts';
import { uuidParams, type ByUuid } from '../../../http/requests.ts';
import { logosOf } from '../../../usecases/documents/logo.ts';
import { invoiceNames } from '../../../usecases/invoices/names.ts';
import { readInvoice } from '../../../usecases/invoices/read.ts';

/** GET the picture an invoice is drawn with: its own logo, else the company's. */
export default async function invoiceLogoRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>(`${invoicesUrl}/:uuid/logo`, {
    config: { access: { resource: 'invoices', action: 'show' } },
    schema: {
      tags: invoiceTags,
      summary: 'The picture an invoice is drawn with.',
      params: uuidParams,
      produces: ['image/png', 'image/jpeg'],
    },
    handler: async (request, reply) => {
      const logo = await request.readInTenant(async (db) => {
        await readInvoice(db, request.tenant.id, request.params.uuid);
        return logosOf(invoiceNames).find(db, request.tenant.id, request.params.uuid);
      });
      if (!logo) throw new ApiError('not_found');
      return reply.type(logo.type).send(Buffer.from(logo.bytes));
    },
  });
}
