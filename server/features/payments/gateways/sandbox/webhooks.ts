import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../../../../base/clock.ts';
import { signedHeaders } from '../../../../web/signature.ts';
import type { ReportedEvent } from '../port.ts';
import { keyRefusals, sandboxPrefix } from './adapter.ts';
import type { SandboxPayment } from './payments.ts';

/** What the sandbox makes of a key. */
export type KeyFate = 'accepted' | keyof typeof keyRefusals | 'silent';

/** Keys that begin with the name of a fate have it; others are accepted. */
export const fateOf = (key: string): KeyFate =>
  (['rejected', 'expired', 'not_permitted', 'account_restricted', 'silent'] as const).find((fate) =>
    key.startsWith(fate),
  ) ?? 'accepted';

/** How webhooks and calls go wrong, as they do at real gateways. It is read each time, so a test may change it. */
export interface Disorder {
  /** The longest delay in milliseconds: later events overtake earlier ones. */
  readonly delayMs?: number;
  /** The share of webhooks that are lost, and that are sent twice: 0 to 1. */
  readonly lost?: number;
  readonly twice?: number;
  /** The share of calls that fail, half of them after they had their effect. */
  readonly failing?: number;
  /** What calls with a key meet. */
  readonly fateOf?: (key: string) => KeyFate;
  /** Random numbers from 0 to 1. */
  readonly random?: () => number;
}

/** The pauses before a webhook is repeated, in milliseconds. */
const pauses = [0, 500, 2_000, 10_000, 60_000];

/** A signed body for an address. */
export interface SignedWebhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer<ArrayBuffer>;
}

/** Signs an event of the sandbox at the time of the clock. */
export function signedEvent({ webhookUrl: url, webhookSecret }: SandboxPayment, event: ReportedEvent, clock: Clock) {
  const body = Buffer.from(JSON.stringify({ events: [event] }));
  return { url, body, headers: signedHeaders(sandboxPrefix, webhookSecret, body, clock.now()) };
}

/** Sends webhooks in the background until they are accepted; each attempt has its own signature. */
export function webhooks(disorder: Disorder, signal: AbortSignal) {
  const underWay = new Set<Promise<void>>();
  const post = async ({ url, headers, body }: SignedWebhook): Promise<boolean> => {
    const typed = { 'content-type': 'application/json', ...headers };
    const answer = await fetch(url, { method: 'POST', headers: typed, body, signal, redirect: 'manual' });
    await answer.body?.cancel();
    return answer.ok;
  };
  const deliver = async (sign: () => SignedWebhook): Promise<void> => {
    const { delayMs = 0, random = Math.random } = disorder;
    await sleep(delayMs * random(), undefined, { signal });
    for (const pause of pauses) {
      await sleep(pause, undefined, { signal });
      if (await post(sign()).catch(() => false)) return;
    }
  };
  return {
    send(sign: () => SignedWebhook): void {
      const { lost = 0, twice = 0, random = Math.random } = disorder;
      const times = random() < lost ? 0 : random() < twice ? 2 : 1;
      for (let time = 0; time < times; time += 1) {
        const sending: Promise<void> = deliver(sign)
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
