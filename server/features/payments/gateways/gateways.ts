import type { GatewayName } from '../../../../schemas/parts/payments/gatewayEvent.ts';
import type { Gateway } from './port.ts';
import { sandboxGateway } from './sandbox/adapter.ts';
import { stripeGateway } from './stripe/adapter.ts';
import { stripeApi } from './stripe/client.ts';

/** The gateways of this installation by name; one that is not configured is absent. */
export type Gateways = Readonly<Partial<Record<GatewayName, Gateway>>>;

interface GatewaysConfig {
  readonly sandboxUrl?: string | undefined;
  /** Stripe's own address by default. */
  readonly stripeApiUrl?: string | undefined;
}

/** Returns the configured gateways. */
export const gatewaysOf = ({ sandboxUrl, stripeApiUrl = stripeApi }: GatewaysConfig): Gateways => ({
  ...(sandboxUrl !== undefined && { sandbox: sandboxGateway(sandboxUrl) }),
  stripe: stripeGateway(stripeApiUrl),
});
