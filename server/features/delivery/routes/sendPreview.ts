import type { FastifyInstance } from 'fastify';
import { inputOf } from '../../../../domain/actions/requests.ts';
import { languageCodes } from '../../../../domain/languages.ts';
import { dispatch, type Dispatch } from '../../../../schemas/parts/delivery/dispatch.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { siteOf } from '../../../base/site.ts';
import { checkInput } from '../../../engine/writing/check.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { previewSending } from '../messages/sendPreview.ts';

const asks = inputOf(invoices, 'send') ?? invoices;

const texts = { type: 'array', items: { type: 'string' } } as const;

const preview = {
  title: 'SendPreview',
  type: 'object',
  required: ['language', 'email', 'cc', 'texts', 'pdf', 'with_attachments', 'attachments', 'subject', 'html'],
  additionalProperties: false,
  properties: {
    language: { type: 'string', enum: languageCodes },
    email: texts,
    cc: texts,
    texts: {
      type: 'object',
      description: 'The texts in use, with their placeholders.',
      required: ['subject', 'message'],
      additionalProperties: false,
      properties: { subject: { type: 'string' }, message: { type: 'string' } },
    },
    pdf: { type: 'string', description: 'The name of the enclosed document.' },
    with_attachments: { type: 'boolean' },
    attachments: {
      type: 'array',
      description: 'The attachments of the invoice, which `with_attachments` encloses.',
      items: {
        type: 'object',
        required: ['name', 'size'],
        additionalProperties: false,
        properties: { name: { type: 'string' }, size: { type: 'integer' } },
      },
    },
    subject: { type: 'string' },
    html: { type: 'string' },
  },
} as const;

/** POST invoice/{uuid}/email/preview: the mail that sending an invoice would write. It sends nothing. */
export default async function sendPreviewRoutes(app: FastifyInstance): Promise<void> {
  app.post<ByUuid & { Body: Dispatch | undefined }>('/api/v2/invoice/:uuid/email/preview', {
    config: { access: { resource: invoices.name, action: 'send' } },
    preValidation: async (request) => {
      request.body ??= {};
    },
    schema: {
      tags: [invoices.name],
      summary: 'Preview the mail of an issued invoice, with the recipients and texts of this mail alone.',
      description: 'The link is only for the recipient and left out.',
      params: uuidParams,
      body: dispatch,
      response: { 200: preview },
    },
    handler: (request) => {
      const { tenant, params, body = {} } = request;
      return request.readInTenant(async (db) => {
        await checkInput(db, asks, scopeOf(request), body);
        return previewSending(db, tenant.id, params.uuid, body, siteOf(app.config));
      });
    },
  });
}
