import type { FastifyInstance } from 'fastify';
import { readOnPlatform } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { answerMail, contentsBy, mailSchema, showsMails } from '../mails/shownMails.ts';
import { mailsKeptBy, mailsKeptFor } from '../mails/content.ts';

/**
 * GET demo/mails: mails that were not sent. Only in the demo without a mail server, where all passwords are public;
 * elsewhere it does not exist.
 */
export default async function demoMailRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: { to?: string } }>('/api/v1/demo/mails', {
    config: { access: 'public' },
    schema: {
      tags: ['auth'],
      summary: 'List the mails of the last hour that the demo would have sent.',
      description:
        'To an address, or those that the caller has caused. Exists in the demo alone, without a mail server.',
      querystring: {
        type: 'object',
        additionalProperties: false,
        properties: { to: { type: 'string', minLength: 3, maxLength: 254 } },
      },
      response: {
        200: {
          type: 'object',
          required: ['results', 'count'],
          additionalProperties: false,
          properties: { results: { type: 'array', items: mailSchema }, count: { type: 'integer' } },
        },
      },
    },
    handler: async (request) => {
      if (!showsMails(app)) throw new ApiError('not_found');
      const { to } = request.query;
      if (to === undefined) await request.identify();
      const find = to === undefined ? mailsKeptBy : mailsKeptFor;
      const whose = to ?? request.actor.uuid;
      const found = await readOnPlatform(app.pool, (db) => find(db, contentsBy(app), whose), { isOperator: true });
      return { results: found.map((mail) => answerMail(app, mail)), count: found.length };
    },
  });
}
