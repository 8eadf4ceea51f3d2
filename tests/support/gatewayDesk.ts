import { pino } from 'pino';
import { afterAll } from 'vitest';
import { defaultBudgets } from '../../server/limits/budgets.ts';
import { sandboxGateway } from '../../server/features/payments/gateways/sandbox/adapter.ts';
import { sandboxService } from '../../server/features/payments/gateways/sandbox/service.ts';
import type { Disorder } from '../../server/features/payments/gateways/sandbox/webhooks.ts';
import { job } from '../../server/features/payments/jobs/askGateways.ts';
import { sealingBy } from '../../server/base/sealing.ts';
import { keyFor } from '../../server/base/secretKey.ts';
import { accountOf, field, typesBy } from './accountTypes.ts';
import { testApp, testConfig } from './app.ts';
import { invoiceBody, make, makeRegistrations } from './company.ts';

const invoices = '/api/v2/invoice/invoices-single';

/** An API with a sandbox, an account that the sandbox settles, and the job that asks it; closed at the end of the file. */
export async function gatewayDesk(disorder: Disorder = {}) {
  let now = () => new Date();
  const sandbox = sandboxService({ disorder, clock: { now: () => now() } });
  const url = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  const api = await testApp({ config: { ...testConfig, sandboxUrl: url } });
  now = () => api.clock.now();
  // Before the API closes: its webhooks are then answered.
  afterAll(() => sandbox.app.close());
  const site = await api.app.listen({ host: '127.0.0.1', port: 0 });
  const ana = await api.signIn('ana@acme.test');
  const admin = await api.signIn('admin@ultramar.test');
  const made = await makeRegistrations(api, ana);
  const secrets = { 'Secret key': { secret: { value: 'key' } }, 'Webhook secret': { secret: { value: 'shared' } } };
  const type = await typesBy(admin)({
    auto: true,
    gateway: 'sandbox',
    fields: Object.keys(secrets).map((name) => field(name, 'secret', { required: true, printed: false })),
  });
  const account = await make(ana, '/api/v2/accounts', accountOf(type, secrets));
  const collecting = {
    gateways: { sandbox: sandboxGateway(url) },
    sealing: sealingBy([keyFor(testConfig.secretKey, 'stored secret')]),
    site,
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
  /** Presses a button of the hosted page, and waits for its webhooks. */
  const press = async (uuid: string, act: string): Promise<void> => {
    const [{ payment_link: link }] = (await read(uuid)).transactions;
    await fetch(link, { method: 'POST', body: new URLSearchParams({ type: act }), redirect: 'manual' });
    await sandbox.settled();
  };
  return {
    api,
    ana,
    admin,
    made,
    site,
    account,
    sandbox,
    sandboxUrl: url,
    read,
    work,
    issued,
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
