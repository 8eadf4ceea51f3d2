import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayDo } from '../auth/access.ts';
import { readInTenant } from '../db/transaction.ts';
import { htmlPage } from '../documents/page.ts';
import { documentLocales, type DocumentLocale, type DocumentRequest } from '../documents/request.ts';
import { ApiError } from '../errors.ts';
import { allowFraming } from '../plugins/security.ts';
import { documentRequest } from '../usecases/invoices/document.ts';
import { followLink } from '../usecases/invoices/publicLink.ts';

interface RenderQuery {
  uuid_invoice: string;
  hash?: string;
  locale?: DocumentLocale;
  modal?: string;
  format?: 'html' | 'pdf';
}

const params = {
  type: 'object',
  required: ['template'],
  properties: {
    template: {
      type: 'string',
      pattern: '^[A-Za-z0-9-]{1,120}$',
      maxLength: 120,
      description: 'A built-in link or a uuid.',
    },
  },
} as const;

const querystring = {
  type: 'object',
  additionalProperties: false,
  required: ['uuid_invoice'],
  properties: {
    uuid_invoice: { type: 'string', format: 'uuid' },
    hash: { type: 'string', maxLength: 100, description: 'The public hash, in place of a bearer token.' },
    locale: { type: 'string', enum: documentLocales },
    schema: {
      type: 'string',
      maxLength: 63,
      description: 'Taken for other backends’ links; the hash or token tells whose it is.',
    },
    tenant: { type: 'string', maxLength: 63 },
    modal: { type: 'string', maxLength: 10, description: 'Drawn for a frame within a page.' },
    format: { type: 'string', enum: ['html', 'pdf'] },
  },
} as const;

type RenderRequest = FastifyRequest<{ Params: { template: string }; Querystring: RenderQuery }>;

/** GET invoiceTemplate/{uuid or link}: an invoice as an HTML page or as a PDF, for its tenant or its public link. */
export default async function documentRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { template: string }; Querystring: RenderQuery }>('/api/invoiceTemplate/:template', {
    config: { access: 'public' },
    schema: {
      tags: ['documents'],
      summary: 'An invoice as a page or a PDF, for its company or by its public hash.',
      params,
      querystring,
      produces: ['text/html', 'application/pdf'],
    },
    handler: async (request, reply) => {
      const document = await find(request);
      const wantsPdf = request.query.format === 'pdf' || request.headers.accept?.startsWith('application/pdf');
      allowFraming(reply);
      return wantsPdf
        ? sendPdf(reply, document)
        : sendHtml(reply, document, request.query.modal === '1' || request.query.modal === 'true');
    },
  });

  /** The document by the invoice's own hash, or by whoever may read the tenant's invoices. */
  async function find(request: RenderRequest): Promise<DocumentRequest> {
    const { uuid_invoice: uuid, hash, locale = request.language } = request.query;
    const asked = { uuid, template: request.params.template, locale };
    const now = app.clock.now();
    if (hash !== undefined) {
      const { tenant } = await followLink(app.pool, hash, null);
      return readInTenant(app.pool, tenant.id, (db) => documentRequest(db, { tenant, now }, { ...asked, hash }));
    }
    await request.identify();
    if (!mayDo(app.resources, request.actor.type, { resource: 'invoices', action: 'show' }))
      throw new ApiError('forbidden');
    return request.readInTenant((db) => documentRequest(db, { tenant: request.tenant, now }, asked));
  }

  async function sendPdf(reply: FastifyReply, document: DocumentRequest): Promise<FastifyReply> {
    const pdf = await app.documents.pdf(document);
    const name = `invoice-${document.invoice.number ?? 'draft'}.pdf`;
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${name}"`)
      .send(Buffer.from(pdf));
  }

  async function sendHtml(reply: FastifyReply, document: DocumentRequest, modal: boolean): Promise<FastifyReply> {
    const pages = await app.documents.pages(document);
    const title = `${document.invoice.service_provider?.name ?? ''} ${document.invoice.number ?? ''}`.trim();
    return reply.type('text/html; charset=utf-8').send(htmlPage({ pages, title, locale: document.locale, modal }));
  }
}
