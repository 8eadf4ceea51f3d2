import { randomInt } from 'node:crypto';
import { expect, onTestFinished } from 'vitest';
import { claimSeconds } from '../../server/features/payments/gateways/requests.ts';
import type { Outcome } from '../../server/engine/jobs/job.ts';
import { testSecretKey } from './database.ts';
import type { GatewayDesk as Desk } from './gatewayDesk.ts';
import { workersOn } from './workers.ts';

/** Four workers that ask gateways. */
export interface GatewayWorkers {
  /** Lets them work until something has happened. */
  workDuring(happening: Promise<unknown>): Promise<void>;
  /** Makes everything due, as if all pauses were over, and waits until they have begun each call. */
  workOff(): Promise<void>;
}

const count = 4;

/** Workers in rounds of this process. One that fails on a busy machine is repeated, as a worker does. */
export function workersInRounds({ work, makeDue }: Pick<Desk, 'work' | 'makeDue'>): GatewayWorkers {
  const round = () =>
    Promise.all(Array.from({ length: count }, () => work().catch((): Outcome => ({ done: { failed: 1 }, failed: 1 }))));
  return {
    async workDuring(happening) {
      const state = { isOver: false };
      const over = happening.finally(() => (state.isOver = true));
      // oxlint-disable-next-line no-await-in-loop -- one round after the other
      while (!state.isOver) await round();
      await over;
    },
    async workOff() {
      await makeDue();
      for (let isBusy = true; isBusy;) {
        // oxlint-disable-next-line no-await-in-loop -- a round takes a few calls
        const rounds = await round();
        isBusy = rounds.some(({ done: { asked = 0, failed = 0 } }) => asked + failed > 0);
      }
    },
  };
}

const due = `
  select (select count(*) from payment_requests where status in ('pending', 'open', 'closing', 'settled') and next_attempt_at <= now())
    + (select count(*) from refunds where status in ('requested', 'accepted') and next_attempt_at <= now()) as n`;

/** Returns the number of failed calls, which become due. */
const repeatFailed = `
  with requests as (
    update payment_requests set next_attempt_at = now()
    where error is not null and status in ('pending', 'open', 'closing', 'settled') returning 1
  ), refunded as (
    update refunds set next_attempt_at = now() where error is not null and status in ('requested', 'accepted') returning 1)
  select (select count(*) from requests) + (select count(*) from refunded) as n`;

/** Makes the calls of dead workers due, as if their claims had expired. */
const freeClaims = (table: string) => `
  update ${table} set next_attempt_at = now()
  where next_attempt_at > now() and next_attempt_at <= now() + interval '${claimSeconds} seconds'`;

/** Workers as processes, all killed so many times in the middle of their work; ended with the test. */
export async function workersAsProcesses(
  { api, site, service, makeDue }: Pick<Desk, 'api' | 'site' | 'service' | 'makeDue'>,
  kills: number,
): Promise<GatewayWorkers> {
  const { protocol, host } = new URL(site);
  const workers = workersOn(api.url, {
    SECRET_KEY: testSecretKey,
    ...(service.gateway === 'stripe' ? { STRIPE_API_URL: service.url } : { SANDBOX_URL: service.url }),
    API_HOST: host,
    API_PROTOCOL: protocol.slice(0, -1),
  });
  onTestFinished(() => workers.kill());
  await workers.start(count);
  let left = kills;
  const read = async (sql: string) => Number((await api.ownerPool.query<{ n: string }>(sql)).rows[0]?.n);
  const waitUntil = (most: number) =>
    expect.poll(() => read(due), { timeout: patience, interval: 200 }).toBeLessThanOrEqual(most);
  return {
    workDuring: async (happening) => void (await happening),
    async workOff() {
      await makeDue();
      for (let times = Math.min(left, atOnce); times > 0; times -= 1) {
        left -= 1;
        await waitUntil(randomInt((await read(due)) + 1));
        await workers.kill();
        for (const table of ['payment_requests', 'refunds']) await api.ownerPool.query(freeClaims(table));
        await workers.start(count);
      }
      await waitUntil(0);
      while ((await read(repeatFailed)) > 0) await waitUntil(0);
    },
  };
}

/** How often they are killed while they work off once. */
const atOnce = 2;

/** In milliseconds, for all calls of a machine that does much else. */
const patience = 1_800_000;
