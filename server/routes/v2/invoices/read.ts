import type { FastifyInstance, FastifyRequest } from 'fastify';
import invoices, { invoiceStatuses } from '../../../../schemas/resources/invoices.ts';
import { answerInvoice, invoiceAnswer, invoicesUrl, invoiceTags } from '../../../http/invoices.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../http/requests.ts';
import { keysParameter, pagingParameters } from '../../../resources/parameters.ts';
import { sortOf } from '../../../resources/query.ts';
import { listInvoices } from '../../../usecases/invoices/list.ts';
import type { InvoiceFilter } from '../../../usecases/invoices/listFilter.ts';
import { readInvoice } from '../../../usecases/invoices/read.ts';
import { toRecord } from '../../../usecases/invoices/record.ts';
import type { InvoiceRow } from '../../../usecases/invoices/rows.ts';

/** Any bound will do, but PostgreSQL has no year 0. */
const date = { type: 'string', format: 'date', pattern: '^(?!0000)' } as const;
const key = { type: 'string', format: 'uuid' } as const;
const amount = { type: 'string', decimal: { fraction: 3, minimum: '0', maximum: '999999999999999' } } as const;
const statuses = `(${invoiceStatuses.join('|')})`;

const listQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...pagingParameters,
    uuid: keysParameter('uuid'),
    service_provider: key,
    service_buyer: key,
    type: { type: 'string', enum: ['individual', 'recurring'] },
    number: { type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991 },
    status: {
      type: 'string',
      pattern: `^${statuses}(,${statuses})*$`,
      maxLength: 100,
      description: 'One status, or several joined by commas.',
    },
    created_gte: date,
    created_lte: date,
    amount_gt: amount,
    amount_lt: amount,
    after: { ...key, description: 'The invoice the page begins behind, in place of `page`: as fast at any depth.' },
    count: {
      type: 'boolean',
      default: true,
      description: '`false` leaves the count out, which can cost more than the page.',
    },
    cover: { type: 'string', maxLength: 200, description: 'As `search`: part of a number or of the payer’s name.' },
  },
} as const;

const page = {
  type: 'object',
  required: ['results'],
  properties: {
    results: { type: 'array', items: invoiceAnswer },
    count: {
      type: 'integer',
      description: 'Exact up to 10,000 where a filter other than the status is set; 10,001 means more.',
    },
  },
} as const;

/** Latest invoices are what a dashboard shows. */
const latest = 10;

interface ListQuerystring extends InvoiceFilter {
  readonly tenant?: string;
  readonly page: number;
  readonly per_page: number;
  readonly sort?: string;
  readonly after?: string;
  readonly count: boolean;
}

function recordsOf(request: FastifyRequest, rows: readonly InvoiceRow[]): object[] {
  const scope = scopeOf(request);
  return rows.map((row) => toRecord(row, scope));
}

/** The list of invoices, the latest ones, and one. Lists leave out the lines. */
export default async function invoiceReadRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: ListQuerystring }>(invoicesUrl, {
    config: { access: { resource: 'invoices', action: 'list' } },
    schema: {
      tags: invoiceTags,
      summary: 'Page through the invoices; the lines are left out.',
      querystring: listQuery,
      response: { 200: page },
    },
    handler: async (request) => {
      // The company is no filter: with one, what the counters know would be counted row by row.
      const { tenant: _, page: number, per_page: perPage, sort, after, count: isCounted, ...filter } = request.query;
      const query = { filter, sort: sortOf(invoices.list, sort), page: number, perPage, after, isCounted };
      const { rows, count } = await request.readInTenant((db) => listInvoices(db, request.tenant.id, query));
      return { results: recordsOf(request, rows), count };
    },
  });

  app.get('/api/v2/invoice/latest-invoices', {
    config: { access: { resource: 'invoices', action: 'list' } },
    schema: { tags: invoiceTags, summary: 'The invoices written last.', response: { 200: page } },
    handler: async (request) => {
      const sort = sortOf(invoices.list, undefined);
      const query = { filter: {}, sort, page: 1, perPage: latest, isCounted: false };
      const { rows } = await request.readInTenant((db) => listInvoices(db, request.tenant.id, query));
      return { results: recordsOf(request, rows), count: rows.length };
    },
  });

  app.get<ByUuid>(`${invoicesUrl}/:uuid`, {
    config: { access: { resource: 'invoices', action: 'show' } },
    schema: {
      tags: invoiceTags,
      summary: 'Read an invoice with its lines, taxes and payment.',
      params: uuidParams,
      response: { 200: invoiceAnswer },
    },
    handler: async (request, reply) => {
      const row = await request.readInTenant((db) => readInvoice(db, request.tenant.id, request.params.uuid));
      return answerInvoice(request, reply, row);
    },
  });
}
