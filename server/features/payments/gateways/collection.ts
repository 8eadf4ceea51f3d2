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

declare module '../../../engine/jobs/job.ts' {
  interface JobContext {
    /** How payments are collected by gateways; absent where nothing calls them. */
    readonly collecting?: Collecting | undefined;
  }
}

/** The part of the configuration that says how payments are collected. */
interface CollectingConfig {
  readonly secretKey: string;
  readonly sandboxUrl?: string | undefined;
  readonly stripeApiUrl?: string | undefined;
  readonly apiHost: string;
  readonly apiProtocol: string;
}

/** Returns it for a configuration. */
export const collectingOf = (config: CollectingConfig): Collecting => ({
  gateways: gatewaysOf(config),
  sealing: sealingBy([keyFor(config.secretKey, 'stored secret')]),
  site: siteOf(config),
});
