import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { languageCodes, type Language } from '../../../../domain/languages.ts';
import { clientStatement } from '../../../../domain/payments/statement/clientStatement.ts';
import type { Statement } from '../../../../domain/payments/statement/statement.ts';
import { statement } from '../../../../schemas/parts/payments/statement.ts';
import { statementPeriod as properties } from '../../../../schemas/parts/payments/statementMail.ts';
import { readInTenant } from '../../../database/transaction.ts';
import { attachment } from '../../../files/attachment.ts';
import { translate } from '../../../base/i18n.ts';
import { visitorOf } from '../../../engine/documents/http/visitor.ts';
import type { Scope } from '../../../identity/scope.ts';
import { goneSignal } from '../../../limits/abortSignal.ts';
import { drawStatement, readStatement, type StatementQuery } from '../../payments/index.ts';
import { findClient, type LinkedClient } from '../page/readPage.ts';
import { params } from '../page/schemas.ts';

interface ByHash<Query> {
  readonly Params: { readonly hash: string };
  readonly Querystring: Query;
}

interface Read {
  readonly scope: Scope;
  readonly found: LinkedClient;
  readonly read: Statement;
}

/** public/clients/{hash}/statement: the statement of account of a client by the link to its page, and its PDF. */
export default async function clientStatementRoutes(app: FastifyInstance): Promise<void> {
  const config = { access: 'public' } as const;
  const at = '/api/v2/public/clients/:hash/statement';
  const pool = app.pool.forVisitors;
  const tenant = { type: 'string', maxLength: 63 } as const;
  const description = 'Of the invoices that the client pays, without the notes of the company on payments.';

  app.get<ByHash<StatementQuery>>(at, {
    config,
    schema: {
      tags: ['public'],
      summary: 'Get the statement of account of a client in a currency, by the link to its page.',
      description,
      params,
      querystring: { type: 'object', additionalProperties: false, properties: { ...properties, tenant } },
      response: { 200: statement },
    },
    handler: async (request) => (await readFor(request)).read,
  });

  app.get<ByHash<StatementQuery & { locale?: Language }>>(`${at}/pdf`, {
    config,
    // A PDF is compressed already.
    compress: false,
    schema: {
      tags: ['public'],
      summary: 'Get the statement of account of a client as a PDF, by the link to its page.',
      description,
      params,
      querystring: {
        type: 'object',
        additionalProperties: false,
        properties: { ...properties, locale: { type: 'string', enum: languageCodes }, tenant },
      },
      produces: ['application/pdf'],
    },
    handler: async (request, reply) => {
      const language = request.query.locale ?? request.language;
      const { scope, found, read } = await readFor(request);
      const name = `${translate(language, 'statement.title')} ${read.to}.pdf`;
      reply.type('application/pdf').header('content-disposition', attachment(name));
      if (request.method === 'HEAD') return reply.send(Readable.from([]));
      const { isOwn } = await visitorOf(request, scope.tenant.id);
      // A request that waits for a drawing does not hold a turn.
      request.endTurn?.();
      const by = { pool, documents: app.documents, signal: goneSignal(request), log: request.log };
      const link = isOwn ? undefined : found.uuid;
      return reply.send(Buffer.from(await drawStatement(by, scope, found.uuid, read, { language, link })));
    },
  });

  /** Reads the statement of the client of a link. Throws `not_found`, and `validation` for the period. */
  async function readFor(request: FastifyRequest<ByHash<StatementQuery>>): Promise<Read> {
    const { scope, found } = await findClient(pool, request.params.hash, app.clock.now());
    const { from, to, currency } = request.query;
    const read = await readInTenant(pool, scope.tenant.id, (db) =>
      readStatement(db, scope, found.uuid, { from, to, currency }),
    );
    return { scope, found, read: clientStatement(read) };
  }
}
