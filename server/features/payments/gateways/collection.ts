import { sealingBy, type Sealing } from '../../../base/sealing.ts';
import { keyFor } from '../../../base/secretKey.ts';
import { siteOf } from '../../../base/site.ts';
import { gatewaysOf, type Gateways } from './gateways.ts';

/** What a worker needs to collect payments by gateways. */
export interface Collecting {
  readonly gateways: Gateways;
  readonly sealing: Sealing;
  /** Whether payments that move no money settle invoices, as in an installation for trials. */
  readonly takesTests: boolean;
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
  readonly testPayments?: boolean | undefined;
  readonly apiHost: string;
  readonly apiProtocol: string;
}

/** Returns whether an installation takes test payments: one with a sandbox does, unless it is configured otherwise. */
export const takesTests = ({
  testPayments,
  sandboxUrl,
}: Pick<CollectingConfig, 'testPayments' | 'sandboxUrl'>): boolean => testPayments ?? sandboxUrl !== undefined;

/** Returns it for a configuration. */
export const collectingOf = (config: CollectingConfig): Collecting => ({
  gateways: gatewaysOf(config),
  sealing: sealingBy([keyFor(config.secretKey, 'stored secret')]),
  site: siteOf(config),
  takesTests: takesTests(config),
});
