import type { FastifyInstance, FastifyRequest } from 'fastify';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { readInTenant } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { sendStored, type FileReader } from '../../../files/sendStored.ts';
import { visitorOf } from '../../../engine/documents/http/visitor.ts';
import {
  answerMessage,
  canAnswer,
  findMessage,
  viewMessage,
  type AnsweredMessage,
  type FoundMessage,
} from '../messages/answers.ts';

const params = {
  type: 'object',
  required: ['token'],
  properties: { token: { type: 'string', minLength: 22, maxLength: 22, pattern: '^[\\w-]+$' } },
} as const;

const answer = {
  title: 'RecipientAnswer',
  type: 'object',
  required: ['status', 'hash', 'can_answer'],
  additionalProperties: false,
  properties: {
    status: { type: 'string', enum: ['Send', 'Viewed', 'Accepted', 'Declined'] },
    reason: { type: 'string' },
    hash: { type: 'string', description: 'The public hash of the invoice.' },
    can_answer: { type: 'boolean' },
    attachments: {
      type: 'array',
      description: 'The attachments of the invoice, if the company shows them.',
      items: {
        type: 'object',
        required: ['uuid', 'name', 'size'],
        additionalProperties: false,
        properties: {
          uuid: { type: 'string', format: 'uuid' },
          name: { type: 'string' },
          size: { type: 'integer' },
        },
      },
    },
  },
} as const;

const reasonBody = {
  type: 'object',
  required: ['reason'],
  additionalProperties: false,
  properties: { reason: { type: 'string', minLength: 1, maxLength: 1000, pattern: '\\S' } },
} as const;

const attachmentParams = {
  ...params,
  required: ['token', 'file'],
  properties: { ...params.properties, file: { type: 'string', format: 'uuid' } },
} as const;

type ByToken = { Params: { token: string } };
type ByAttachment = { Params: { token: string; file: string } };

function shown(message: AnsweredMessage): object {
  const { status, reason, hash, attachments: files } = message;
  const attachments = files?.map(({ uuid, name, size }) => ({ uuid, name, size }));
  return {
    status,
    ...(reason !== null && { reason }),
    hash,
    can_answer: canAnswer(message),
    ...(attachments && { attachments }),
  };
}

/**
 * What the recipient of an invoice does on its page, by the token of the own link: viewing, accepting or declining. A
 * link scanner only reads, so it does not count.
 */
export default async function messageAnswerRoutes(app: FastifyInstance): Promise<void> {
  const config = { access: 'public' } as const;
  const described = (summary: string) => ({ tags: ['public'], summary, params, response: { 200: answer } });
  const at = '/api/v2/public/messages/:token';
  const find = ({ params: { token } }: FastifyRequest<ByToken>) => findMessage(app.pool.forVisitors, token);
  const isOwn = async (request: FastifyRequest, { tenant }: FoundMessage) => (await visitorOf(request, tenant)).isOwn;

  /** Records an answer, unless the visitor belongs to the company, and returns the message. */
  async function act(request: FastifyRequest<ByToken>, write: (found: FoundMessage) => Promise<void>): Promise<object> {
    const found = await find(request);
    if (await isOwn(request, found)) throw new ApiError('forbidden');
    await write(found);
    return shown((await find(request)).message);
  }

  app.get<ByToken>(at, {
    config,
    schema: described('Get the answer of the recipient of an invoice.'),
    handler: async (request) => shown((await find(request)).message),
  });

  app.get<ByAttachment>(`${at}/attachments/:file`, {
    config,
    schema: {
      tags: ['public'],
      summary: 'Download an attachment of an invoice as its recipient, if the company shows them.',
      params: attachmentParams,
      produces: [...(invoices.attachments?.types ?? [])],
    },
    handler: async (request, reply) => {
      const { tenant, message } = await find(request);
      const file = message.attachments?.find(({ uuid }) => uuid === request.params.file.toLowerCase());
      if (!file) throw new ApiError('not_found');
      const read: FileReader['read'] = (work) => readInTenant(app.pool.forVisitors, tenant, work);
      return sendStored(request, reply, file, { tenant, read });
    },
  });

  app.post<ByToken>(`${at}/viewed`, {
    config,
    schema: described('Record that the recipient has viewed the invoice. Users of its company do not count.'),
    handler: async (request) => {
      const found = await find(request);
      if (!(await isOwn(request, found))) await viewMessage(app.pool.forVisitors, found);
      return shown((await find(request)).message);
    },
  });

  app.post<ByToken>(`${at}/accept`, {
    config,
    schema: described('Accept an invoice as its recipient. The first answer stands until the company sends it again.'),
    handler: (request) => act(request, (found) => answerMessage(app.pool.forVisitors, found, { status: 'Accepted' })),
  });

  app.post<ByToken & { Body: { reason: string } }>(`${at}/decline`, {
    config,
    schema: { ...described('Decline an invoice as its recipient, with a reason.'), body: reasonBody },
    handler: (request) => {
      const reason = request.body.reason.trim();
      return act(request, (found) => answerMessage(app.pool.forVisitors, found, { status: 'Declined', reason }));
    },
  });
}
