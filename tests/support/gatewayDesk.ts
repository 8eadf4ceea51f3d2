import { pino } from 'pino';
import { afterAll } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { GatewayName } from '../../schemas/parts/payments/gatewayEvent.ts';
import { defaultBudgets } from '../../server/limits/budgets.ts';
import { gatewaysOf } from '../../server/features/payments/gateways/gateways.ts';
import type { AppDeps } from '../../server/start/app.ts';
import { sandboxService } from '../../server/features/payments/gateways/sandbox/service.ts';
import type { Disorder } from '../../server/features/payments/gateways/sandbox/webhooks.ts';
import { job } from '../../server/features/payments/jobs/askGateways.ts';
import { sealingBy } from '../../server/base/sealing.ts';
import { keyFor } from '../../server/base/secretKey.ts';
import { accountOf, typesBy } from './accountTypes.ts';
import { testApp, testConfig } from './app.ts';
import { invoiceBody, make, makeRegistrations } from './company.ts';
import type { Settled } from './stripe/books.ts';
import { stripeServer } from './stripe/server.ts';

const invoices = '/api/v2/invoice/invoices-single';

/** The webhook secret of the account. */
const webhookSecret = 'shared';

/** The service of a gateway that a desk talks to. */
interface Service {
  readonly gateway: GatewayName;
  readonly url: string;
  readonly app: FastifyInstance;
  settled(): Promise<void>;
  /** Tells where events are reported, for a gateway that does not learn it with each payment. */
  reportTo?(url: string, secret: string): void;
}

/** The configuration that leads to a service. */
export const addressOf = ({ gateway, url }: Pick<Service, 'gateway' | 'url'>) =>
  gateway === 'stripe' ? { stripeApiUrl: url } : { sandboxUrl: url };

/** An API with an account that a gateway settles, and the job that asks it; closed at the end of the file. */
async function deskOn(service: Service, useClock: (now: () => Date) => void, options: Partial<AppDeps> = {}) {
  const address = addressOf(service);
  const api = await testApp({ ...options, config: { ...testConfig, ...address } });
  useClock(() => api.clock.now());
  // Before the API closes: its webhooks are then answered.
  afterAll(() => service.app.close());
  const site = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const ana = await api.signIn('ana@acme.test');
  const admin = await api.signIn('admin@ultramar.test');
  const made = await makeRegistrations(api, ana);
  const secrets = {
    'Secret key': { secret: { value: 'key' } },
    [service.gateway === 'stripe' ? 'Webhook signing secret' : 'Webhook secret']: { secret: { value: webhookSecret } },
  };
  const makeType = typesBy(admin);
  const accountType = await makeType({ gateway: service.gateway });
  const account = await make(ana, '/api/v2/accounts', accountOf(accountType, secrets));
  const hook = `${site}/api/v2/webhooks/gateways/${api.identity.tenants.acme}/${account}`;
  service.reportTo?.(hook, webhookSecret);
  const collecting = {
    gateways: gatewaysOf(address),
    sealing: sealingBy([keyFor(testConfig.secretKey, 'stored secret')]),
    site,
    takesTests: true,
  };
  const context = {
    pool: api.pool,
    clock: api.clock,
    budgets: defaultBudgets,
    logger: pino({ level: 'silent' }),
    worker: 'test',
    signal: new AbortController().signal,
  };
  const read = async (uuid: string) => (await ana.get(`${invoices}/${uuid}`)).json();
  const work = () => job.work({ ...context, collecting });
  /** An issued invoice of 1,080.00 US dollars on the account. */
  const issued = (change: object = {}): Promise<string> =>
    make(ana, `${invoices}/create`, invoiceBody(made, { account_uuid: account, currency: 'USD', ...change }));
  /** The gateway's page to which the link of an invoice leads. */
  const pageOf = async (uuid: string): Promise<string> => {
    const link = (await read(uuid)).transactions.find(
      (one: { payment_link?: string }) => one.payment_link,
    )?.payment_link;
    const answer = await fetch(link, { redirect: 'manual' });
    await answer.body?.cancel();
    return answer.headers.get('location') ?? link;
  };
  /** Presses a button of a hosted page, and waits for its webhooks. */
  const act = async (page: string, type: string): Promise<void> => {
    await fetch(page, { method: 'POST', body: new URLSearchParams({ type }), redirect: 'manual' });
    await service.settled();
  };
  /** The same on the page of an invoice. */
  const press = async (uuid: string, type: string): Promise<void> => act(await pageOf(uuid), type);
  return {
    service,
    api,
    ana,
    admin,
    makeType,
    type: accountType,
    made,
    site,
    account,
    hook,
    read,
    work,
    issued,
    pageOf,
    act,
    press,
    /** Makes all open questions due, as if their pauses were over. */
    makeDue: async (): Promise<void> => {
      await api.ownerPool.query('update payment_requests set next_attempt_at = now()');
      await api.ownerPool.query('update refunds set next_attempt_at = now()');
    },
    /** An invoice that was issued and paid at the gateway. */
    paid: async (change: object = {}): Promise<string> => {
      const uuid = await issued(change);
      await work();
      await press(uuid, 'paid');
      return uuid;
    },
  };
}

export type GatewayDesk = Awaited<ReturnType<typeof deskOn>>;

/** A desk of the sandbox. */
export async function gatewayDesk(disorder: Disorder = {}, options: Partial<AppDeps> = {}) {
  let now = () => new Date();
  const sandbox = sandboxService({ disorder, clock: { now: () => now() } });
  const url = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const service = { gateway: 'sandbox', url, app: sandbox.app, settled: sandbox.settled } as const;
  return { ...(await deskOn(service, (clock) => (now = clock), options)), sandbox, sandboxUrl: url };
}

/** A desk of a server that answers like Stripe. */
export async function stripeDesk(disorder: Disorder = {}, settled?: Settled) {
  let now = () => new Date();
  const stripe = stripeServer({ disorder, settled, clock: { now: () => now() } });
  const url = await stripe.listen();
  const { app, reportTo } = stripe;
  const service = { gateway: 'stripe', url, app, reportTo, settled: stripe.settled } as const;
  return { ...(await deskOn(service, (clock) => (now = clock))), stripe };
}
