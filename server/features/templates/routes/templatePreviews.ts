import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import templates from '../../../../schemas/resources/templates/invoice-templates.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import type { Template } from '../../../../schemas/parts/templates/template.ts';
import { documentLocales, type DocumentLocale, type UnreadRequest } from '../../../drawing/request.ts';
import { sampleKinds, sampleRequest, type SampleKind } from '../../../drawing/sample.ts';
import { ApiError } from '../../../base/errors.ts';
import { documentForm, sendDocument, type FormQuery } from '../../../engine/documents/http/documentForm.ts';
import { goneSignal } from '../../../limits/abortSignal.ts';
import { scopeOf } from '../../../web/requests.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { allowFraming } from '../../../web/security.ts';
import { keysOpen } from '../../../engine/resources/rows.ts';
import { findDocument, readDocument } from '../../../engine/documents/drawing/findDocuments.ts';
import { engineOf } from '../../../engine/documents/engineOf.ts';
import { readInTenant } from '../../../database/transaction.ts';

interface Preview {
  readonly content: Template;
  readonly sample?: SampleKind;
  readonly invoice?: string;
  readonly locale?: DocumentLocale;
}

const body = {
  type: 'object',
  required: ['content'],
  additionalProperties: false,
  properties: {
    content: { type: 'object', kind: 'template' },
    sample: { type: 'string', enum: sampleKinds, description: 'A made-up invoice; by default the short one.' },
    invoice: { type: 'string', format: 'uuid', description: 'An invoice of the company, instead of a sample.' },
    locale: { type: 'string', enum: documentLocales },
  },
} as const;

const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: {
    modal: { type: 'string', maxLength: 10, description: 'Render for a frame inside a page.' },
    format: {
      type: 'string',
      enum: ['html', 'pdf', 'svg'],
      description: 'A page, a PDF, or JSON with a drawing for each of its `pages`.',
    },
  },
} as const;

/** POST invoice-templates/preview: a template that is being edited, with an invoice. Stores nothing. */
export default async function templatePreviewRoutes(app: FastifyInstance): Promise<void> {
  const engine = await engineOf(invoices);
  app.post<{ Body: Preview; Querystring: FormQuery }>('/api/v2/invoice-templates/preview', {
    config: { access: { resource: templates.name, action: 'show' } },
    // Drawings are compressed where they are drawn.
    compress: false,
    schema: {
      tags: [templates.name],
      summary: 'Draw an invoice with a template that need not be saved.',
      description:
        'A new request replaces an unanswered one if its connection is closed: its drawing then stops. A user draws one ' +
        'preview at a time.',
      body,
      querystring,
      produces: ['text/html', 'application/pdf', 'application/json'],
    },
    handler: async (request, reply) => {
      allowFraming(reply);
      const { content, sample = 'short', invoice, locale = request.language } = request.body;
      const scope = scopeOf(request);
      const tenant = scope.tenant.id;
      const form = documentForm(request.query, request.headers);
      await app.transfers.take('preview', request, reply);
      const day = app.clock.now().toISOString().slice(0, 10);
      const of = invoice === undefined ? undefined : await find(invoice);
      request.endTurn?.();
      const drawn = await app.documents.draw({
        key: [
          'preview',
          tenant,
          digestOf(content),
          of?.uuid ?? sample,
          of?.state ?? day,
          locale,
          ...Object.values(form),
        ].join(' '),
        tenant,
        signal: goneSignal(request),
        read: async () => ({ ...form, request: of ? await readWith(of) : sampleRequest(content, locale, day, sample) }),
      });
      return sendDocument(reply, form, 'preview', drawn);

      async function find(uuid: string) {
        if (!request.may('invoices', 'show')) throw new ApiError('forbidden');
        return request.readInTenant(async (db) => {
          const [open] = await keysOpen(db, visibleIn(request, invoices), tenant, [uuid]);
          if (open === undefined) throw new ApiError('not_found');
          return findDocument(db, tenant, engine, { uuid });
        });
      }

      async function readWith(found: Awaited<ReturnType<typeof find>>): Promise<UnreadRequest> {
        const read = await readInTenant(app.pool, tenant, (db) => readDocument(db, scope, engine, found, locale));
        return { ...read, template: content };
      }
    },
  });
}

const digestOf = (content: Template): string => createHash('sha256').update(JSON.stringify(content)).digest('base64');
