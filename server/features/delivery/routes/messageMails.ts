import type { FastifyInstance } from 'fastify';
import messages from '../../../../schemas/resources/delivery/messages.ts';
import { ApiError } from '../../../base/errors.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { layOut } from '../../../mail/layOut.ts';
import { readLetter } from '../messages/write.ts';

const mail = {
  title: 'MessageMail',
  type: 'object',
  required: ['subject', 'html'],
  additionalProperties: false,
  properties: { subject: { type: 'string' }, html: { type: 'string' } },
} as const;

/** GET messages/{uuid}/mail: what the mail of a message says, for its company. */
export default async function messageMailRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/messages/:uuid/mail', {
    config: { access: { resource: messages.name, action: 'show' } },
    schema: {
      tags: [messages.name],
      summary: 'Read the mail of a message, with the texts of today.',
      description: 'The link is only for the recipient and left out.',
      params: uuidParams,
      response: { 200: mail },
    },
    handler: async (request) => {
      const { uuid } = request.params;
      const letter = await request.readInTenant((db) => readLetter(db, scopeOf(request), uuid, undefined));
      if (!letter) throw new ApiError('not_found');
      const { subject, html } = layOut(letter);
      return { subject, html };
    },
  });
}
