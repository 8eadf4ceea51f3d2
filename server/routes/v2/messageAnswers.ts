import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors.ts';
import { visitorOf } from '../../http/visitor.ts';
import { siteOf } from '../../site.ts';
import {
  answerMessage,
  canAnswer,
  findMessage,
  viewMessage,
  type AnsweredMessage,
  type FoundMessage,
} from '../../usecases/messages/answers.ts';

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
  },
} as const;

const reasonBody = {
  type: 'object',
  required: ['reason'],
  additionalProperties: false,
  properties: { reason: { type: 'string', minLength: 1, maxLength: 1000, pattern: '\\S' } },
} as const;

type ByToken = { Params: { token: string } };

const shown = ({ status, reason, hash, ...rest }: AnsweredMessage): object => ({
  status,
  ...(reason !== null && { reason }),
  hash,
  can_answer: canAnswer({ status, reason, hash, ...rest }),
});

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
    handler: (request) =>
      act(request, (found) => answerMessage(app.pool.forVisitors, found, { status: 'Accepted' }, siteOf(app.config))),
  });

  app.post<ByToken & { Body: { reason: string } }>(`${at}/decline`, {
    config,
    schema: { ...described('Decline an invoice as its recipient, with a reason.'), body: reasonBody },
    handler: (request) => {
      const reason = request.body.reason.trim();
      return act(request, (found) =>
        answerMessage(app.pool.forVisitors, found, { status: 'Declined', reason }, siteOf(app.config)),
      );
    },
  });
}
