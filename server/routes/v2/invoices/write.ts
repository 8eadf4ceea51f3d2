import type { FastifyInstance } from 'fastify';
import invoices from '../../../../schemas/resources/invoices.ts';
import { answerInvoice, invoicesUrl, invoiceTags, invoiceWritten } from '../../../http/invoices.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../http/requests.ts';
import { bodySchema } from '../../../resources/answers.ts';
import { requireMatch } from '../../../plugins/versions.ts';
import { createInvoice } from '../../../usecases/invoices/create.ts';
import { uploadOf } from '../../../plugins/uploads.ts';
import type { InvoiceInput } from '../../../usecases/invoices/input.ts';
import { updateInvoice } from '../../../usecases/invoices/update.ts';

const body = bodySchema(invoices);

const creating = {
  summary: 'Create an invoice: a draft, or billed at once.',
  description:
    'The provider is the company of `companies/me`, the buyer one of the entities. Every amount is computed from the ' +
    'scenarios of the lines; amounts that the request carries are ignored. A number is given when it is billed.',
};

const updating = {
  summary: 'Replace the content of a draft, and bill it unless `is_draft` is set.',
  description:
    'The body is that of creating one. A draft that was read can be sent back as it is. Its logo stays where none is ' +
    'sent, unless `remove_logo` is set.',
};

/** Writing an invoice: as JSON, or as multipart with its logo. */
export default async function invoiceWriteRoutes(app: FastifyInstance): Promise<void> {
  const carries = { input: invoices.schema };

  app.post<{ Body: InvoiceInput }>(`${invoicesUrl}/create`, {
    config: { access: { resource: 'invoices', action: 'create' }, ...carries },
    schema: { tags: invoiceTags, ...creating, body, response: { 201: invoiceWritten } },
    handler: (request, reply) =>
      request.once(
        reply,
        async (db) => {
          const { row } = await createInvoice(db, scopeOf(request), request.body, uploadOf(request, 'logo'));
          const said = row.status === 'draft' ? 'invoices.saved' : 'invoices.billed';
          return answerInvoice(request, reply.code(201), row, said);
        },
        ({ uuid }) => ({ table: 'invoices', column: 'number', uuid }),
      ),
  });

  app.put<ByUuid & { Body: InvoiceInput }>(`${invoicesUrl}/:uuid/update`, {
    config: { access: { resource: 'invoices', action: 'edit' }, ...carries },
    schema: { tags: invoiceTags, ...updating, params: uuidParams, body, response: { 200: invoiceWritten } },
    handler: (request, reply) =>
      request.inTenant(async (db) => {
        const { uuid } = request.params;
        const row = await updateInvoice(
          db,
          scopeOf(request),
          uuid,
          request.body,
          requireMatch(request),
          uploadOf(request, 'logo'),
        );
        return answerInvoice(request, reply, row, row.status === 'draft' ? 'invoices.saved' : 'invoices.billed');
      }),
  });
}
