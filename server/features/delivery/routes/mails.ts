import type { FastifyInstance } from 'fastify';
import mails from '../../../../schemas/resources/delivery/mails.ts';
import { readOnPlatform } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { answerMail, contentsBy, mailSchema } from '../mails/shownMails.ts';
import { uuidParams, type ByUuid } from '../../../web/requests.ts';
import { mayView } from '../../../mail/viewToken.ts';
import { allowMailFrame } from '../../../web/security.ts';
import { mailContent } from '../mails/content.ts';

/** The content of a mail for administrators: text, and the page of its frame. */
export default async function mailRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/mails/:uuid/content', {
    config: { access: { resource: mails.name, action: 'show' } },
    schema: {
      tags: [mails.name],
      summary: 'Read what a mail says.',
      description: 'A link that works once is only shown in the demo.',
      params: uuidParams,
      response: { 200: mailSchema },
    },
    handler: async (request) => {
      const content = await request.readOnPlatform((db) => mailContent(db, contentsBy(app), request.params.uuid));
      return answerMail(app, content);
    },
  });

  app.get<ByUuid & { Querystring: { view: string } }>('/api/v2/mails/:uuid/page', {
    config: { access: 'public' },
    schema: {
      tags: [mails.name],
      summary: 'Show a mail as HTML, by the address that was answered with it.',
      params: uuidParams,
      querystring: {
        type: 'object',
        additionalProperties: false,
        required: ['view'],
        properties: { view: { type: 'string', maxLength: 100 } },
      },
      produces: ['text/html'],
    },
    handler: async ({ params: { uuid }, query: { view } }, reply) => {
      if (!mayView(app.config.secretKey, uuid, view, app.clock.now())) throw new ApiError('not_found');
      const read = readOnPlatform(app.pool, (db) => mailContent(db, contentsBy(app), uuid), { isOperator: true });
      const { html } = await read;
      allowMailFrame(reply);
      return reply.type('text/html; charset=utf-8').send(html);
    },
  });
}
