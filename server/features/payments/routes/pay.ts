import type { FastifyInstance, FastifyReply } from 'fastify';
import { publicPath } from '../../../../domain/documents/publicPath.ts';
import { siteOf } from '../../../base/site.ts';
import { collectingOf } from '../gateways/collection.ts';
import { findPayment, openOf, openPage, type LinkedPayment } from '../gateways/openPage.ts';
import { returnUrlOf } from '../gateways/paymentOf.ts';
import { GatewayRefusal } from '../gateways/port.ts';

/** Any text: a link that a mail program has cut leads to the page of the payer too, which does not find it. */
const params = {
  type: 'object',
  required: ['hash'],
  properties: { hash: { type: 'string', minLength: 1, maxLength: 200 } },
} as const;

interface ByHash {
  Params: { hash: string };
}

/** What the page says to a payer who returns. That of one invoice shows itself that it is paid. */
const messageOf = ({ request, isSent, isReceived }: LinkedPayment): string =>
  isSent ? '?payment=sent' : isReceived && request.return_path !== null ? '?payment=received' : '';

/**
 * GET /pay/{hash}: the lasting payment link of an invoice, or of several ones, whose gateway has pages that do not last. Payers open it from
 * mails and documents, so every outcome is a page: the gateway's, or else the payer's page, which tells why.
 */
export default async function payRoutes(app: FastifyInstance): Promise<void> {
  const collecting = collectingOf(app.config);
  const pool = app.pool.forVisitors;
  const site = siteOf(app.config);
  const to = (reply: FastifyReply, url: string, message = '') => reply.redirect(`${url}${message}`, 303);

  app.get<ByHash>('/pay/:hash', {
    config: { access: 'public' },
    schema: {
      tags: ['public'],
      summary: 'Open the page on which an invoice, or several ones, are paid.',
      description: 'Redirects to the gateway, or to the page where the payer began if there is nothing to pay there.',
      params,
      response: { 303: { type: 'null', description: 'The page to go to.' } },
    },
    handler: async (request, reply) => {
      const { hash } = request.params;
      const found = await findPayment(pool, hash).catch(() => undefined);
      if (!found) return to(reply, `${site}${publicPath({ at: 'invoices/individual', hash })}`);
      const back = returnUrlOf(site, found.request);
      const payment = openOf(found);
      // A link scanner opens no page.
      if (!payment || request.method === 'HEAD') return to(reply, back, messageOf(found));
      try {
        await app.guessing.count({ paymentPagesPerInvoice: found.request.uuid });
        const signal = AbortSignal.timeout(app.budgets.gatewayMs);
        const url = await openPage({ ...collecting, pool, signal }, payment);
        return url === undefined ? to(reply, back, '?payment=sent') : reply.redirect(url, 303);
      } catch (error) {
        request.log.warn({ err: error }, 'A payment page could not be opened');
        return to(reply, back, `?payment=${error instanceof GatewayRefusal ? 'refused' : 'unavailable'}`);
      }
    },
  });
}
