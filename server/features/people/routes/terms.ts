import type { FastifyInstance, FastifyReply } from 'fastify';
import { legalKinds, type LegalRequest } from '../../../drawing/legal/texts.ts';
import { goneSignal } from '../../../limits/abortSignal.ts';
import { sendBytes } from '../../../files/sendBytes.ts';
import { languages } from '../../../base/i18n.ts';
import { allowFraming } from '../../../web/security.ts';
import { acceptTerms, type AcceptanceScope } from '../legal/acceptance.ts';
import { listTerms } from '../legal/list.ts';
import { legalPdf, requirePublished } from '../legal/pdf.ts';

const tags = ['terms'];
const url = '/api/v2/scenarios/terms';
const instant = { type: 'string', format: 'date-time' } as const;

const terms = {
  title: 'Terms',
  type: 'object',
  required: ['kind', 'version', 'title', 'url'],
  additionalProperties: false,
  properties: {
    kind: { type: 'string', enum: legalKinds },
    version: { type: 'string' },
    title: { type: 'string' },
    url: { type: 'string', description: 'The address of the PDF in the language of the response.' },
    accepted_at: { ...instant, description: 'When this user accepted this version for this company.' },
  },
} as const;

const termsPage = {
  type: 'object',
  required: ['results', 'count'],
  properties: { results: { type: 'array', items: terms }, count: { type: 'integer' } },
} as const;

const acceptance = {
  title: 'TermsAcceptance',
  type: 'object',
  required: ['uuid', 'user_uuid', 'version', 'language', 'accepted_at', 'detail'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    user_uuid: { type: 'string', format: 'uuid' },
    version: { type: 'string' },
    language: { type: 'string', enum: languages },
    accepted_at: instant,
    detail: { type: 'string' },
  },
} as const;

const body = {
  type: 'object',
  required: ['version'],
  additionalProperties: false,
  properties: { version: { type: 'string', maxLength: 20, description: 'The version shown to the user.' } },
} as const;

const params = {
  type: 'object',
  required: ['kind', 'version', 'locale'],
  properties: {
    kind: { type: 'string', enum: legalKinds },
    version: { type: 'string', maxLength: 20 },
    locale: { type: 'string', enum: languages },
  },
} as const;

const oneYear = 365 * 24 * 60 * 60;

/** GET and POST scenarios/terms: texts to accept, and acceptance; public PDFs of both texts. */
export default async function termsRoutes(app: FastifyInstance): Promise<void> {
  app.get(url, {
    config: { access: 'signed-in' },
    schema: {
      tags,
      summary: 'Get the terms and the license, in the language of the request.',
      response: { 200: termsPage },
    },
    handler: (request) => request.readInTenant((db) => listTerms(db, acceptorOf(request), request.language)),
  });

  app.post<{ Body: { version: string } }>(url, {
    config: { access: 'signed-in' },
    schema: { tags, summary: 'Accept both texts, once per version.', body, response: { '2xx': acceptance } },
    handler: (request, reply) =>
      request.once(reply, async (db) => {
        const consent = { version: request.body.version, language: request.language, now: app.clock.now() };
        const { acceptance: stored, isNew } = await acceptTerms(db, acceptorOf(request), consent);
        void reply.code(isNew ? 201 : 200);
        return { ...stored, detail: request.t('terms.accepted') };
      }),
  });

  app.get<{ Params: LegalRequest }>('/api/v2/terms/:kind/:version/:locale.pdf', {
    config: { access: 'public' },
    schema: { tags, summary: 'Get the PDF of a text in a language.', params, produces: ['application/pdf'] },
    handler: async (request, reply) => {
      const { params: legalRequest, method } = request;
      requirePublished(legalRequest);
      // A request that waits for a drawing does not hold a turn.
      request.endTurn?.();
      const pdf = method === 'HEAD' ? undefined : await legalPdf(app.documents, legalRequest, goneSignal(request));
      return sendPdf(reply, pdf, legalRequest);
    },
  });
}

function acceptorOf({ tenant, actor }: { tenant: { id: string }; actor: { uuid: string } }): AcceptanceScope {
  return { tenant: tenant.id, user: actor.uuid };
}

/** A published version never changes, so a client that has it need not request it again. */
function sendPdf(
  reply: FastifyReply,
  pdf: Uint8Array | undefined,
  { kind, version, locale }: LegalRequest,
): FastifyReply {
  allowFraming(reply);
  void reply
    .type('application/pdf')
    .header('cache-control', `public, max-age=${oneYear}, immutable`)
    .header('content-disposition', `inline; filename="ultramar-${kind}-${version}-${locale}.pdf"`);
  return sendBytes(reply, pdf);
}
