import type { GatewayName } from '../../../schemas/parts/payments/gatewayEvent.ts';

/** The secret fields by which a gateway's accounts are used, by name: the call key, and the secret of webhooks. */
export const gatewayFields = {
  sandbox: { key: 'Secret key', webhook: 'Webhook secret' },
  stripe: { key: 'Secret key', webhook: 'Webhook secret' },
} as const satisfies Readonly<Record<GatewayName, Readonly<Record<string, string>>>>;
