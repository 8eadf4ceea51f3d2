import type { FastifyInstance, FastifyRequest } from 'fastify';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import type { Db } from '../../../database/transaction.ts';
import { siteOf } from '../../../base/site.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { keysOpen } from '../../../engine/resources/rows.ts';
import { tenantNamesOf } from '../../../identity/realms/resolveTenant.ts';
import { collectingOf } from '../../payments/index.ts';
import { payTogether, type PaymentInput } from '../page/payTogether.ts';
import { body, payment, paymentDescription } from '../page/schemas.ts';

/** The list of invoices in the console, to which the payer returns. */
const list = '/company/invoices';

/** POST invoice/payments: a user of a client pays several of its invoices together. */
export default async function payInvoicesRoutes(app: FastifyInstance): Promise<void> {
  const collecting = collectingOf(app.config);
  app.post<{ Body: PaymentInput }>('/api/v2/invoice/payments', {
    config: { access: { resource: invoices.name, action: 'pay' } },
    schema: {
      tags: [invoices.name],
      summary: 'Pay several invoices of one account and currency together, as a user of the client.',
      description: paymentDescription,
      body,
      response: { 200: payment },
    },
    handler: async (request) => {
      await app.guessing.count({ paymentsPerUser: request.actor.uuid });
      const tenant = request.tenant.id;
      const visible = visibleIn(request, invoices);
      const payable = (db: Db, keys: readonly string[]) => keysOpen(db, visible, tenant, keys);
      const signal = AbortSignal.timeout(app.budgets.gatewayMs);
      const payer = { tenant, payable, returnTo: `${siteOfPayer(request)}${list}` };
      return payTogether({ ...collecting, pool: app.pool, signal }, payer, request.body);
    },
  });
}

/** Returns the site at which the payer is signed in: that of the company if they came by its own host. */
function siteOfPayer(request: FastifyRequest): string {
  const { config } = request.server;
  const { slug, host } = request.tenant;
  const named = tenantNamesOf(request);
  if (named.host === slug) return siteOf({ ...config, apiHost: `${slug}.${config.apiHost}` });
  return siteOf(host !== undefined && named.own === host ? { ...config, apiHost: host } : config);
}
