import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../../base/errors.ts';
import { takesTests } from '../gateways/collection.ts';
import { gatewaysOf } from '../gateways/gateways.ts';
import { UnreadableWebhook, type ReportedEvent } from '../gateways/port.ts';
import { findGatewayAccount } from '../gateways/accounts.ts';
import { receiveEvents } from '../gateway-events/receive.ts';

const params = {
  type: 'object',
  required: ['tenant', 'account'],
  properties: { tenant: { type: 'string', format: 'uuid' }, account: { type: 'string', format: 'uuid' } },
} as const;

/** Gateways report whole records of their own, which their adapters read. */
const bounds = { bytes: 262_144, depth: 32, values: 20_000, names: 1_000, text: 65_536, lists: new Map() };

interface OfAccount {
  Params: { tenant: string; account: string };
}

const response = { 200: { type: 'object', required: ['received'], properties: { received: { type: 'integer' } } } };

/** POST webhooks/gateways/{tenant}/{account}: a payment gateway reports, signed with the secret of the account. */
export default async function webhookRoutes(app: FastifyInstance): Promise<void> {
  const { pool, clock, sealing, budgets } = app;
  const gateways = gatewaysOf(app.config);

  app.post<OfAccount>('/api/v2/webhooks/gateways/:tenant/:account', {
    config: { access: 'public', isSigned: true, bounds },
    schema: {
      tags: ['public'],
      summary: 'Report events of payments, as the gateway of an account.',
      description:
        'The body is what the gateway documents. Each event is applied once, in any order. Secrets that were replaced are accepted for a week. Unsigned reports are refused like those of unknown accounts.',
      params,
      response,
    },
    handler: async (request) => {
      const { tenant, account } = request.params;
      const now = clock.now();
      const found = await findGatewayAccount(pool.forVisitors, sealing, { tenant, account, now });
      const webhook = webhookOf(request, now);
      const signal = AbortSignal.timeout(budgets.gatewayMs);
      for (const { gateway: name, secrets } of found?.keys ?? []) {
        const gateway = gateways[name];
        // oxlint-disable-next-line no-await-in-loop -- the first that reads it is the one
        const events = gateway && (await readSigned(gateway.read(secrets, webhook, signal)));
        if (!events || !found) continue;
        const scope = { tenant: { id: tenant, timeZone: found.timeZone }, now };
        const mode = gateway.mode(secrets);
        const source = { account, mode, keys: found.mode ?? mode, takesTests: takesTests(app.config) };
        // oxlint-disable-next-line no-await-in-loop -- as above
        return { received: await receiveEvents(pool, scope, source, events) };
      }
      throw new ApiError('not_found');
    },
  });
}

const webhookOf = ({ headers, signedBytes: bytes = Buffer.alloc(0) }: FastifyRequest, now: Date) => ({
  headers,
  bytes,
  now,
});

/** A signed report that cannot be read is the gateway's error. One about which it gives no answer now is repeated later. */
async function readSigned(
  reading: Promise<readonly ReportedEvent[] | undefined>,
): Promise<readonly ReportedEvent[] | undefined> {
  try {
    return await reading;
  } catch (error) {
    throw new ApiError(error instanceof UnreadableWebhook ? 'invalid_body' : 'unavailable');
  }
}
