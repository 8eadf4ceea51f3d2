import type { GatewayName } from '../../../../schemas/parts/payments/gatewayEvent.ts';
import type { Gateway } from './port.ts';
import { sandboxGateway } from './sandbox/adapter.ts';

/** The gateways of this installation by name; one that is not configured is absent. */
export type Gateways = Readonly<Partial<Record<GatewayName, Gateway>>>;

/** Returns the configured gateways. */
export const gatewaysOf = ({ sandboxUrl }: { readonly sandboxUrl?: string | undefined }): Gateways =>
  sandboxUrl === undefined ? {} : { sandbox: sandboxGateway(sandboxUrl) };
