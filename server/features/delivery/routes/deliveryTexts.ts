import type { FastifyInstance } from 'fastify';
import { languageCodes } from '../../../../domain/languages.ts';
import { placeholderIssues } from '../../../../domain/rules/placeholdersKnown.ts';
import { mailBody, mailSubject } from '../../../../schemas/parts/delivery/mailTexts.ts';
import deliverySettings from '../../../../schemas/resources/delivery/delivery-settings.ts';
import { ApiError } from '../../../base/errors.ts';
import { scopeOf } from '../../../web/requests.ts';
import { siteOf } from '../../../base/site.ts';
import { layOut } from '../../../mail/layOut.ts';
import { readSample, writeTried, type TriedTexts } from '../messages/sample.ts';
import { queueTestMail } from '../messages/testMail.ts';

const body = {
  type: 'object',
  required: ['language'],
  additionalProperties: false,
  properties: {
    language: { type: 'string', enum: languageCodes },
    subject: { type: 'string', maxLength: mailSubject.maxLength },
    body: { type: 'string', maxLength: mailBody.maxLength },
    invoice: { type: 'string', format: 'uuid', description: 'The latest invoice by default.' },
  },
} as const;

const preview = {
  title: 'MailPreview',
  type: 'object',
  required: ['subject', 'html', 'invoice'],
  additionalProperties: false,
  properties: {
    subject: { type: 'string' },
    html: { type: 'string' },
    invoice: {
      type: 'object',
      required: ['uuid', 'client'],
      additionalProperties: false,
      properties: {
        uuid: { type: 'string', format: 'uuid' },
        number: { type: 'integer' },
        client: { type: 'string' },
      },
    },
  },
} as const;

const queued = { type: 'object', required: ['detail'], properties: { detail: { type: 'string' } } } as const;

interface Tried {
  Body: TriedTexts & { readonly invoice?: string };
}

/** Throws `validation` for unknown placeholders. */
function requireKnown({ subject: line = '', body: lines = '' }: TriedTexts): void {
  const errors = [...placeholderIssues('subject', line), ...placeholderIssues('body', lines)];
  if (errors.length > 0) throw new ApiError('validation', { errors });
}

/** Tries the texts of mails on an invoice before they are saved: a preview, and a test mail to oneself. */
export default async function deliveryTextRoutes(app: FastifyInstance): Promise<void> {
  const { name } = deliverySettings;
  const access = { resource: name, action: 'edit' } as const;

  app.post<Tried>('/api/v2/delivery-settings/preview', {
    config: { access },
    schema: {
      tags: [name],
      summary: 'Preview the mail of an invoice with texts that are not saved.',
      body,
      response: { 200: preview },
    },
    handler: async (request) => {
      const { body: tried } = request;
      if (!request.may('invoices', 'show')) throw new ApiError('forbidden');
      requireKnown(tried);
      const { tenant } = request;
      const sample = await request.readInTenant((db) => readSample(db, tenant.id, tried.language, tried.invoice));
      const { uuid, number, client } = sample;
      const { subject: line, html } = layOut(writeTried(sample, tried, siteOf(app.config)));
      return { subject: line, html, invoice: { uuid, client, ...(number !== null && { number: Number(number) }) } };
    },
  });

  app.post<Tried>('/api/v2/delivery-settings/test', {
    config: { access },
    schema: {
      tags: [name],
      summary: 'Send the mail of an invoice to yourself, with texts that are not saved.',
      body,
      response: { 200: queued },
    },
    handler: (request, reply) => {
      const { body: tried, actor, tenant } = request;
      if (!request.may('invoices', 'show')) throw new ApiError('forbidden');
      requireKnown(tried);
      return request.once(reply, async (db) => {
        const { uuid: invoice } = await readSample(db, tenant.id, tried.language, tried.invoice);
        await queueTestMail(db, scopeOf(request), { ...tried, invoice, to: actor });
        return { detail: request.t('delivery.tested', { email: actor.email }) };
      });
    },
  });
}
