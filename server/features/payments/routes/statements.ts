import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seesAll } from '../../../../domain/access/visible.ts';
import type { Statement } from '../../../../domain/payments/statement/statement.ts';
import { statement } from '../../../../schemas/parts/payments/statement.ts';
import { statementPeriod as properties } from '../../../../schemas/parts/payments/statementMail.ts';
import entities from '../../../../schemas/resources/clients/entities.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import credits from '../../../../schemas/resources/payments/credits.ts';
import transactions from '../../../../schemas/resources/payments/transactions.ts';
import { ApiError } from '../../../base/errors.ts';
import { fileTypes } from '../../../files/fileTypes.ts';
import { attachment } from '../../../files/attachment.ts';
import { fileWords } from '../../../files/fileWords.ts';
import { translate } from '../../../base/i18n.ts';
import { goneSignal } from '../../../limits/abortSignal.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { recordsOf } from '../../../engine/resources/records.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { drawStatement } from '../statements/drawStatement.ts';
import { statementFile } from '../statements/statementFile.ts';
import { readStatement, type StatementQuery } from '../statements/readStatement.ts';

const formats = { ...fileTypes, pdf: 'application/pdf' } as const;

type StatementRequest = FastifyRequest<ByUuid & { Querystring: StatementQuery }>;

const description =
  'Of the invoices that the client pays. Today’s closing balance is what the client owes in that currency. ' +
  'Needs the permissions to list invoices, transactions and credits.';

/** GET entities/{uuid}/statement and its file: the account of a client, for those who may list what it is made from. */
export default async function statementRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid & { Querystring: StatementQuery }>('/api/v2/entities/:uuid/statement', {
    config: { access: { resource: entities.name, action: 'show' } },
    schema: {
      tags: [entities.name],
      summary:
        'Get the statement of account of a client in a currency: what was open, what happened, and what is open.',
      description,
      params: uuidParams,
      querystring: { type: 'object', additionalProperties: false, properties },
      response: { 200: statement },
    },
    handler: async (request) => (await readFor(request)).read,
  });

  app.get<ByUuid & { Querystring: StatementQuery & { format: keyof typeof formats } }>(
    '/api/v2/entities/:uuid/statement/export',
    {
      config: { access: { resource: entities.name, action: 'export' } },
      // A PDF is compressed already.
      compress: false,
      schema: {
        tags: [entities.name],
        summary: 'Export the statement of account of a client, in the language of the request.',
        description,
        params: uuidParams,
        querystring: {
          type: 'object',
          additionalProperties: false,
          properties: { ...properties, format: { type: 'string', enum: Object.keys(formats), default: 'pdf' } },
        },
        produces: Object.values(formats),
      },
      handler: async (request, reply) => {
        const { language, query } = request;
        const { client, read } = await readFor(request);
        const name = [translate(language, 'statement.title'), client, read.to].join(' ');
        reply.type(formats[query.format]).header('content-disposition', attachment(`${name}.${query.format}`));
        if (request.method === 'HEAD') return reply.send(Readable.from([]));
        if (query.format !== 'pdf') {
          await app.transfers.take('export', request, reply);
          return reply.send(statementFile(read, query.format, fileWords(request, request.tenant.timeZone)));
        }
        // A request that waits for a drawing does not hold a turn.
        request.endTurn?.();
        const by = { pool: app.pool, documents: app.documents, signal: goneSignal(request), log: request.log };
        const bytes = await drawStatement(by, scopeOf(request), request.params.uuid, read, { language });
        return reply.send(Buffer.from(bytes));
      },
    },
  );
}

/**
 * Reads the statement that a request asks for, with the name of the client. Throws `forbidden` and `not_found`, and
 * `validation` for the period.
 */
async function readFor(request: StatementRequest): Promise<{ readonly client: string; readonly read: Statement }> {
  const lists = [invoices, transactions, credits].every(({ name }) => request.may(name, 'list'));
  if (!lists || !seesAll(invoices, request.actor.type)) throw new ApiError('forbidden');
  const scope = scopeOf(request);
  const { uuid } = request.params;
  const { read } = await recordsOf(visibleIn(request, entities));
  return request.readInTenant(async (db) => {
    const { record } = await read(db, scope, uuid);
    return { client: String(record['name']), read: await readStatement(db, scope, uuid, request.query) };
  });
}
