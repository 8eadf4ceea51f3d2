import type { FastifyInstance } from 'fastify';
import deliverySettings from '../../../../schemas/resources/delivery/delivery-settings.ts';
import { siteOf } from '../../../base/site.ts';
import { layOut } from '../../../mail/layOut.ts';
import { readSample, writeTried, type TriedTexts } from '../messages/sample.ts';
import { queueTried, requireTriable, testQueued, triedProperties } from '../messages/triedTexts.ts';

const body = {
  type: 'object',
  required: ['language'],
  additionalProperties: false,
  properties: {
    ...triedProperties,
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

interface Tried {
  Body: TriedTexts & { readonly invoice?: string };
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
      requireTriable(request, tried);
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
      response: { 200: testQueued },
    },
    handler: (request, reply) => queueTried(request, reply, request.body),
  });
}
