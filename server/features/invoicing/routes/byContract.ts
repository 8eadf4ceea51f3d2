import type { FastifyInstance } from 'fastify';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { readerOf } from '../../../engine/http/resourceRequests.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { pageSchema } from '../../../engine/resources/answers.ts';
import { pagingParameters } from '../../../engine/lists/parameters.ts';
import { listQueryOf } from '../../../engine/lists/query.ts';
import { finderOf } from '../../../engine/resources/finder.ts';
import { listOfContract } from '../invoices/list/listTogether.ts';
import { toRecord } from '../invoices/reading/record.ts';

interface Query {
  readonly contract: string;
  readonly page: number;
  readonly per_page: number;
}

const { page, per_page } = pagingParameters;

const query = {
  type: 'object',
  required: ['contract'],
  additionalProperties: false,
  properties: { contract: { type: 'string', format: 'uuid' }, page, per_page },
} as const;

/** Issued invoices only, in the same order. */
const issuedOf = (contract: string, { page: number, perPage }: { readonly page: number; readonly perPage: number }) =>
  listQueryOf(invoices, { contract_uuid: contract, page: number, per_page: perPage, sort: 'due_date' });

/** GET invoice/invoices-by-contract: a contract's issued and scheduled invoices, by date. */
export default async function invoicesByContractRoutes(app: FastifyInstance): Promise<void> {
  const { find } = await finderOf(invoices);
  app.get<{ Querystring: Query }>('/api/v2/invoice/invoices-by-contract', {
    config: { access: { resource: 'invoices', action: 'list' } },
    schema: {
      tags: ['invoices'],
      summary: 'List the invoices of a contract, including scheduled ones.',
      querystring: query,
      response: { 200: pageSchema(invoices) },
    },
    handler: async (request) => {
      const { contract, page: number, per_page: perPage } = request.query;
      const reader = readerOf(request, invoices);
      const paging = { page: number, perPage };
      const visible = visibleIn(request, invoices);
      if (visible.visibility?.open)
        return request.readInTenant((db) => find(db, reader, issuedOf(contract, paging), visible));
      const found = await request.readInTenant((db) => listOfContract(db, request.tenant.id, contract, paging));
      return { results: found.rows.map((row) => toRecord(row, reader)), count: found.count ?? 0 };
    },
  });
}
