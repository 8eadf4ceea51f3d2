import type { FastifyInstance } from 'fastify';
import { writeSchema } from '../../../../domain/schema/writeSchema.ts';
import invoices from '../../../../schemas/resources/invoices.ts';
import {
  answerInvoice,
  invoicesUrl,
  invoiceTags,
  invoiceWritten,
  scopeOf,
  uuidParams,
  type ByUuid,
} from '../../../http/invoices.ts';
import { requireMatch } from '../../../plugins/versions.ts';
import { createInvoice } from '../../../usecases/invoices/create.ts';
import type { InvoiceInput } from '../../../usecases/invoices/input.ts';
import { updateInvoice } from '../../../usecases/invoices/update.ts';

const body = writeSchema(invoices.schema);

/** Writing an invoice: as JSON, or as multipart with its logo. */
export default async function invoiceWriteRoutes(app: FastifyInstance): Promise<void> {
  const consumes = ['application/json', 'multipart/form-data'];

  app.post<{ Body: InvoiceInput }>(`${invoicesUrl}/create`, {
    config: { access: { resource: 'invoices', action: 'create' }, upload: 'logo' },
    schema: { tags: invoiceTags, consumes, body, response: { 201: invoiceWritten } },
    handler: (request, reply) =>
      request.once(reply, async (db) => {
        const row = await createInvoice(db, scopeOf(request), request.body, request.logo);
        const said = row.status === 'draft' ? 'invoices.saved' : 'invoices.billed';
        return answerInvoice(request, reply.code(201), row, said);
      }),
  });

  app.put<ByUuid & { Body: InvoiceInput }>(`${invoicesUrl}/:uuid/update`, {
    config: { access: { resource: 'invoices', action: 'edit' }, upload: 'logo' },
    schema: { tags: invoiceTags, params: uuidParams, consumes, body, response: { 200: invoiceWritten } },
    handler: (request, reply) =>
      request.inTenant(async (db) => {
        const requireVersion = (version: number): void => requireMatch(request, version);
        const { uuid } = request.params;
        const row = await updateInvoice(db, scopeOf(request), uuid, request.body, requireVersion, request.logo);
        return answerInvoice(request, reply, row, row.status === 'draft' ? 'invoices.saved' : 'invoices.billed');
      }),
  });
}
