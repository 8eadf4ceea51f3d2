import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../../../base/clock.ts';
import { signedHeaders } from '../../../../web/signature.ts';
import type { ReportedEvent } from '../port.ts';
import { sandboxPrefix } from './adapter.ts';
import type { SandboxPayment } from './payments.ts';

/** How webhooks and calls go wrong, as they do at real gateways. It is read each time, so a test may change it. */
export interface Disorder {
  /** The longest delay in milliseconds: later events overtake earlier ones. */
  readonly delayMs?: number;
  /** The share of webhooks that are lost, and that are sent twice: 0 to 1. */
  readonly lost?: number;
  readonly twice?: number;
  /** The share of calls that fail, half of them after they had their effect. */
  readonly failing?: number;
  /** Random numbers from 0 to 1. */
  readonly random?: () => number;
}

/** The pauses before a webhook is repeated, in milliseconds. */
const pauses = [0, 500, 2_000, 10_000, 60_000];

/** Sends webhooks in the background until they are accepted. */
export function webhooks(disorder: Disorder, clock: Clock, signal: AbortSignal) {
  const underWay = new Set<Promise<void>>();
  const post = async ({ webhookUrl, webhookSecret }: SandboxPayment, event: ReportedEvent): Promise<boolean> => {
    const bytes = Buffer.from(JSON.stringify({ events: [event] }));
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders(sandboxPrefix, webhookSecret, bytes, clock.now()),
    };
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body: bytes, signal, redirect: 'manual' });
    await answer.body?.cancel();
    return answer.ok;
  };
  const deliver = async (payment: SandboxPayment, event: ReportedEvent): Promise<void> => {
    const { delayMs = 0, random = Math.random } = disorder;
    await sleep(delayMs * random(), undefined, { signal });
    for (const pause of pauses) {
      await sleep(pause, undefined, { signal });
      if (await post(payment, event).catch(() => false)) return;
    }
  };
  return {
    send(payment: SandboxPayment, event: ReportedEvent): void {
      const { lost = 0, twice = 0, random = Math.random } = disorder;
      const times = random() < lost ? 0 : random() < twice ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        const sending: Promise<void> = deliver(payment, event)
          .catch(() => undefined)
          .finally(() => underWay.delete(sending));
        underWay.add(sending);
      }
    },
    /** Waits until no webhook is under way. */
    settled: async (): Promise<void> => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
