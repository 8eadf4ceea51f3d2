import { expect, onTestFinished } from 'vitest';
import type { Outcome } from '../../server/worker/job.ts';
import { testSecretKey } from './database.ts';
import type { gatewayDesk } from './gatewayDesk.ts';
import { workersOn } from './workers.ts';

type Desk = Awaited<ReturnType<typeof gatewayDesk>>;

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

/** Workers as processes, killed so many times in the middle of their work; ended with the test. */
export async function workersAsProcesses(
  { api, site, sandboxUrl, makeDue }: Pick<Desk, 'api' | 'site' | 'sandboxUrl' | 'makeDue'>,
  kills: number,
): Promise<GatewayWorkers> {
  const { protocol, host } = new URL(site);
  const workers = workersOn(api.url, {
    SECRET_KEY: testSecretKey,
    SANDBOX_URL: sandboxUrl,
    API_HOST: host,
    API_PROTOCOL: protocol.slice(0, -1),
  });
  onTestFinished(() => workers.kill());
  await workers.start(count);
  let left = kills;
  const waiting = async () => Number((await api.ownerPool.query<{ n: string }>(due)).rows[0]?.n);
  const waitUntil = (most: number) =>
    expect.poll(waiting, { timeout: 1_800_000, interval: 200 }).toBeLessThanOrEqual(most);
  return {
    workDuring: async (happening) => void (await happening),
    async workOff() {
      await makeDue();
      if (left > 0) {
        left -= 1;
        await waitUntil(Math.floor((await waiting()) / 2));
        await workers.kill();
        await workers.start(count);
        await makeDue();
      }
      await waitUntil(0);
    },
  };
}
