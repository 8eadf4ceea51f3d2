import type { FastifyInstance, FastifyRequest } from 'fastify';
import { acceptedOptions, answeredBy, declineReason } from '../../../../schemas/parts/quoting/quoteActions.ts';
import { inTenant, readInTenant } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import { asCommand } from '../../../engine/commands/asCommand.ts';
import { publicHashSchema } from '../../../engine/documents/http/hashParameters.ts';
import { visitorOf } from '../../../engine/documents/http/visitor.ts';
import { followLink } from '../../../engine/documents/public/publicLink.ts';
import { noticeAnswer } from '../quotes/notice.ts';
import { answerQuote, totalWith, type QuoteAnswer } from '../quotes/answer.ts';

const params = { type: 'object', required: ['hash'], properties: { hash: publicHashSchema } } as const;

const answer = {
  title: 'QuoteAnswered',
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: { status: { type: 'string', enum: ['accepted', 'declined'] } },
} as const;

const seen = {
  type: 'integer',
  minimum: 1,
  description: 'The version that the client has seen. Another one refuses the answer.',
} as const;

const acceptance = {
  type: 'object',
  required: ['version_number', 'name'],
  additionalProperties: false,
  properties: { version_number: seen, name: answeredBy, options: { ...acceptedOptions, default: [] } },
} as const;

const refusal = {
  type: 'object',
  required: ['version_number', 'name', 'reason'],
  additionalProperties: false,
  properties: { version_number: seen, name: answeredBy, reason: declineReason },
} as const;

const chosen = {
  type: 'object',
  required: ['options'],
  additionalProperties: false,
  properties: { options: { type: 'string', maxLength: 4000, pattern: '^([0-9]{1,3}(,[0-9]{1,3})*)?$' } },
} as const;

const total = {
  title: 'QuoteTotal',
  type: 'object',
  required: ['total'],
  additionalProperties: false,
  properties: { total: { type: 'string' } },
} as const;

/** Why people of the company do not answer by the link. */
const ofCompany = { code: 'own_quote', words: 'public.quote.refused.own_quote' };

interface Answering {
  Params: { hash: string };
  Body: {
    readonly version_number: number;
    readonly name: string;
    readonly options?: readonly number[];
    readonly reason?: string;
  };
}

/** The answer of a client to a quote, by its public link. The first answer stands; people of the company give none. */
export default async function quoteAnswerRoutes(app: FastifyInstance): Promise<void> {
  const config = { access: 'public' } as const;
  const described = (summary: string) => ({ tags: ['public'], summary, params, response: { 200: answer } });
  const at = '/api/v2/public/quotes/:hash';

  async function record(request: FastifyRequest<Answering>, command: 'accept' | 'decline', given: QuoteAnswer) {
    const pool = app.pool.forVisitors;
    const { tenant, uuid } = await followLink(pool, request.params.hash, 'quotes', () => Promise.resolve());
    if ((await visitorOf(request, tenant.id)).isOwn) throw new ApiError('forbidden', { reason: ofCompany });
    const scope = { tenant, now: app.clock.now() };
    await inTenant(pool, { tenant: tenant.id, actor: 'public link' }, (db) =>
      asCommand(db, `quotes.${command}`, async () => {
        await answerQuote(db, scope, uuid, given);
        await noticeAnswer(db, tenant.id, uuid, command === 'accept' ? 'accepted' : 'declined');
        return [];
      }),
    );
    return { status: command === 'accept' ? 'accepted' : 'declined' };
  }

  app.get<{ Params: { hash: string }; Querystring: { options: string } }>(`${at}/total`, {
    config,
    schema: {
      tags: ['public'],
      summary: 'Get the total of a quote with some of its optional lines, by their positions.',
      params,
      querystring: chosen,
      response: { 200: total },
    },
    handler: async (request) => {
      const pool = app.pool.forVisitors;
      const { tenant, uuid } = await followLink(pool, request.params.hash, 'quotes', () => Promise.resolve());
      const { options } = request.query;
      const positions = options === '' ? [] : options.split(',').map(Number);
      return readInTenant(pool, tenant.id, (db) => totalWith(db, tenant.id, uuid, positions));
    },
  });

  app.post<Answering>(`${at}/accept`, {
    config,
    schema: {
      ...described('Accept a quote as its client, with some of its optional lines, by their positions.'),
      body: acceptance,
    },
    handler: (request) => {
      const { version_number, name, options = [] } = request.body;
      return record(request, 'accept', { seen: version_number, name, options });
    },
  });

  app.post<Answering>(`${at}/decline`, {
    config,
    schema: { ...described('Decline a quote as its client, with a reason.'), body: refusal },
    handler: (request) => {
      const { version_number, name, reason = '' } = request.body;
      return record(request, 'decline', { seen: version_number, name, options: [], reason });
    },
  });
}
