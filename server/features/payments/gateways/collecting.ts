import type { Config } from '../../../start/config.ts';
import { sealingBy, type Sealing } from '../../../base/sealing.ts';
import { keyFor } from '../../../base/secretKey.ts';
import { siteOf } from '../../../base/site.ts';
import { gatewaysOf, type Gateways } from './gateways.ts';

/** What a worker needs to collect payments by gateways. */
export interface Collecting {
  readonly gateways: Gateways;
  readonly sealing: Sealing;
  /** The base URL of the product, for return addresses and webhooks. */
  readonly site: string;
}

/** Returns it for a configuration. */
export const collectingOf = (config: Config): Collecting => ({
  gateways: gatewaysOf(config),
  sealing: sealingBy([keyFor(config.secretKey, 'stored secret')]),
  site: siteOf(config),
});
