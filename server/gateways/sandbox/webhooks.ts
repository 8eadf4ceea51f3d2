import { setTimeout as sleep } from 'node:timers/promises';
import { systemClock, type Clock } from '../../clock.ts';
import { signatureOf } from '../../http/signature.ts';
import type { ReportedEvent } from '../port.ts';
import { sandboxHeaders } from './adapter.ts';
import type { SandboxPayment } from './payments.ts';

/** How webhooks go wrong, as they do at real gateways. */
export interface Disorder {
  /** The longest delay in milliseconds: later events overtake earlier ones. */
  readonly delayMs?: number;
  /** The share of webhooks that are lost, and that are sent twice: 0 to 1. */
  readonly lost?: number;
  readonly twice?: number;
  readonly clock?: Clock;
  /** Random numbers from 0 to 1. */
  readonly random?: () => number;
}

/** The pauses before a webhook is repeated, in milliseconds. */
const pauses = [0, 500, 2_000, 10_000, 60_000];

/** Sends webhooks in the background until they are accepted. */
export function webhooks(
  { delayMs = 0, lost = 0, twice = 0, random = Math.random, clock = systemClock }: Disorder,
  signal: AbortSignal,
) {
  const underWay = new Set<Promise<void>>();
  const post = async ({ webhookUrl, webhookSecret }: SandboxPayment, event: ReportedEvent): Promise<boolean> => {
    const bytes = Buffer.from(JSON.stringify({ events: [event] }));
    const timestamp = String(Math.floor(clock.now().getTime() / 1_000));
    const headers = {
      'content-type': 'application/json',
      [sandboxHeaders.timestamp]: timestamp,
      [sandboxHeaders.signature]: signatureOf(webhookSecret, { timestamp, body: bytes }),
    };
    const answer = await fetch(webhookUrl, { method: 'POST', headers, body: bytes, signal, redirect: 'manual' });
    await answer.body?.cancel();
    return answer.ok;
  };
  const deliver = async (payment: SandboxPayment, event: ReportedEvent): Promise<void> => {
    await sleep(delayMs * random(), undefined, { signal });
    for (const pause of pauses) {
      await sleep(pause, undefined, { signal });
      if (await post(payment, event).catch(() => false)) return;
    }
  };
  return {
    send(payment: SandboxPayment, event: ReportedEvent): void {
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
