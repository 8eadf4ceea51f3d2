import type { FastifyInstance } from 'fastify';
import { publicPath } from '../../../../domain/documents/publicPath.ts';
import { readInTenant, type Db } from '../../../database/transaction.ts';
import { companyLogo } from '../../../engine/documents/drawing/companyLogo.ts';
import { collectingOf } from '../../payments/index.ts';
import { payTogether, type PaymentInput } from '../page/payTogether.ts';
import { findClient, readPage, type PageState } from '../page/readPage.ts';
import { body, clientPage, params, payment, paymentDescription, querystring } from '../page/schemas.ts';

type ByHash = { Params: { hash: string } };

const logo = companyLogo('$1');

const selectPaid = `
  select uuid from invoices where tenant_id = $1 and payer_uuid = $2 and uuid = any($3::uuid[])`;

/** public/clients/{hash}: the page of a client by its link, with the invoices that it pays. */
export default async function clientPageRoutes(app: FastifyInstance): Promise<void> {
  const config = { access: 'public' } as const;
  const at = '/api/v2/public/clients/:hash';
  const pool = app.pool.forVisitors;
  const collecting = collectingOf(app.config);

  app.get<ByHash & { Querystring: { state: PageState; page: number } }>(at, {
    config,
    schema: {
      tags: ['public'],
      summary:
        'Get the invoices that a client pays, by the link to its page: open ones, first due first, or paid ones.',
      description: 'A link that is unknown, has ended or has expired is not found. Cancelled invoices are not shown.',
      params,
      querystring,
      response: { 200: clientPage },
    },
    handler: async (request) => {
      const { scope, found } = await findClient(pool, request.params.hash, app.clock.now());
      return readPage(pool, scope, found, request.query);
    },
  });

  app.get<ByHash>(`${at}/logo`, {
    config,
    schema: {
      tags: ['public'],
      summary: 'Get the logo of the company by the link to the page of one of its clients.',
      description: 'Without one the answer is empty (204).',
      params,
      produces: ['image/png', 'image/jpeg'],
    },
    handler: async (request, reply) => {
      const { tenant } = (await findClient(pool, request.params.hash, app.clock.now())).scope;
      const [file] = await readInTenant(pool, tenant.id, (db) =>
        db.query<{ type: string; bytes: Uint8Array }>(logo, [tenant.id]),
      );
      return file ? reply.type(file.type).send(Buffer.from(file.bytes)) : reply.code(204).send();
    },
  });

  app.post<ByHash & { Body: PaymentInput }>(`${at}/payments`, {
    config,
    schema: {
      tags: ['public'],
      summary:
        'Pay several invoices of one account and currency together: the sum, and the page of the gateway or the account.',
      description: paymentDescription,
      params,
      body,
      response: { 200: payment },
    },
    handler: async (request) => {
      const { hash } = request.params;
      const { scope, found } = await findClient(pool, hash, app.clock.now());
      await app.guessing.count({ paymentsPerClientLink: found.uuid });
      const tenant = scope.tenant.id;
      const returnTo = publicPath({ at: 'clients', hash });
      const payable = async (db: Db, keys: readonly string[]) =>
        (await db.query<{ uuid: string }>(selectPaid, [tenant, found.uuid, keys])).map(({ uuid }) => uuid);
      const signal = AbortSignal.timeout(app.budgets.gatewayMs);
      return payTogether({ ...collecting, pool, signal }, { tenant, payable, returnTo }, request.body);
    },
  });
}
