import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../base/errors.ts';
import { isSigned } from '../../../web/signature.ts';
import { markBounced, type Bounce } from '../messages/bounce.ts';

const body = {
  type: 'object',
  required: ['event', 'message_id'],
  additionalProperties: false,
  properties: {
    event: { type: 'string', enum: ['bounced'] },
    message_id: { type: 'string', maxLength: 300, description: 'The Message-ID of the mail.' },
    reason: { type: 'string', maxLength: 2000, description: "The server's answer." },
  },
} as const;

/** POST webhooks/mail: a mail provider reports a bounced mail, signed with `MAIL_WEBHOOK_SECRET`. */
export default async function mailWebhookRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Body: Bounce }>('/api/v2/webhooks/mail', {
    config: { access: 'public', isSigned: true },
    schema: {
      tags: ['public'],
      summary: 'Report a bounced mail, signed by the mail provider.',
      description:
        'Header `X-Ultramar-Timestamp`: seconds since 1970. Header `X-Ultramar-Signature`: HMAC-SHA256 over the ' +
        'timestamp, a dot and the body, in hex. Off without `MAIL_WEBHOOK_SECRET`.',
      body,
      response: {
        200: {
          type: 'object',
          required: ['matched'],
          properties: { matched: { type: 'boolean', description: 'Whether the mail is one of ours.' } },
        },
      },
    },
    preValidation: async ({ headers, signedBytes: bytes = Buffer.alloc(0) }) => {
      const secret = app.config.mailWebhookSecret;
      if (secret === undefined) throw new ApiError('not_found');
      if (!isSigned('x-ultramar', secret, { headers, bytes }, app.clock.now())) throw new ApiError('unauthorized');
    },
    handler: async (request) => ({ matched: await markBounced(app.pool, request.body) }),
  });
}
