import type { FastifyInstance, FastifyRequest } from 'fastify';
import { seesAll } from '../../../../domain/access/visible.ts';
import { addMonthsClamped } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import type { Statement } from '../../../../domain/payments/statement/statement.ts';
import { date } from '../../../../schemas/parts/date.ts';
import { statement } from '../../../../schemas/parts/payments/statement.ts';
import entities from '../../../../schemas/resources/clients/entities.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import credits from '../../../../schemas/resources/payments/credits.ts';
import transactions from '../../../../schemas/resources/payments/transactions.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { recordsOf } from '../../../engine/resources/records.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { readStatement, statementCurrencies } from '../statements/readStatement.ts';

/** The period and the currency of a statement. */
interface StatementQuery {
  readonly from?: string;
  readonly to?: string;
  readonly currency?: string;
}

const properties = {
  from: { ...date, description: 'The first day; by default twelve months before the last one.' },
  to: { ...date, description: 'The last day; by default today.' },
  currency: {
    type: 'string',
    pattern: '^[A-Z]{3}$',
    maxLength: 3,
    description: 'By default the first of the currencies of the client.',
  },
} as const;

/** GET entities/{uuid}/statement: the account of a client, for those who may list what it is made from. */
export default async function statementRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid & { Querystring: StatementQuery }>('/api/v2/entities/:uuid/statement', {
    config: { access: { resource: entities.name, action: 'show' } },
    schema: {
      tags: [entities.name],
      summary:
        'Get the statement of account of a client in a currency: what was open, what happened, and what is open.',
      description:
        'Of the invoices that the client pays. Today’s closing balance is what the client owes in that currency. ' +
        'Needs the permissions to list invoices, transactions and credits.',
      params: uuidParams,
      querystring: { type: 'object', additionalProperties: false, properties },
      response: { 200: statement },
    },
    handler: (request) => request.readInTenant((db) => readFor(db, request)),
  });
}

/** Reads the statement that a request asks for. Throws `forbidden` and `not_found`, and `validation` for the period. */
async function readFor(db: Db, request: FastifyRequest<ByUuid & { Querystring: StatementQuery }>): Promise<Statement> {
  const lists = [invoices, transactions, credits].every(({ name }) => request.may(name, 'list'));
  if (!lists || !seesAll(invoices, request.actor.type)) throw new ApiError('forbidden');
  const scope = scopeOf(request);
  const { uuid } = request.params;
  const { read } = await recordsOf(visibleIn(request, entities));
  await read(db, scope, uuid);
  const currencies = await statementCurrencies(db, scope.tenant.id, uuid);
  const { to = today(scope.now, scope.tenant.timeZone), currency = currencies[0] ?? 'USD' } = request.query;
  const { from = addMonthsClamped(to, -12) } = request.query;
  if (from > to) throw new ApiError('validation', { errors: [{ path: 'to', key: 'validation.untilBeforeFrom' }] });
  return readStatement(db, scope.tenant.id, { client: uuid, currency, from, to }, currencies);
}
