import { z } from 'zod';
import { isSigned } from '../../../../web/signature.ts';
import {
  GatewayRefusal,
  KeysRejected,
  UnreadableWebhook,
  type Gateway,
  type ReportedEvent,
  type Secrets,
} from '../port.ts';
import { readEvents } from './readEvents.ts';

/** The prefix of the headers that sign its webhooks. */
export const sandboxPrefix = 'sandbox';

/** The status with which it refuses what it will never do. */
export const refusal = 409;

/** How it refuses keys: the status, and its own words. */
export const keyRefusals = {
  rejected: { status: 401, code: 'rejected', message: 'Unknown key' },
  expired: { status: 401, code: 'expired', message: 'The key has expired' },
  not_permitted: { status: 403, code: 'not_permitted', message: 'The key may not read payments' },
  account_restricted: { status: 403, code: 'account_restricted', message: 'The account is closed' },
} as const;

const text = z.string().min(1).max(500);
const refused = z.object({ error: z.object({ code: z.string(), message: text }) });

const link = z.object({ id: z.string().max(200), url: z.url({ protocol: /^https?$/ }).max(2_000) });

interface Call {
  readonly method: 'GET' | 'POST';
  readonly body?: object;
  readonly signal: AbortSignal;
}

/** The sandbox at a URL: a service of this repository that behaves like a gateway. */
export function sandboxGateway(service: string): Gateway {
  const call = async (secrets: Secrets, path: string, { method, body, signal }: Call): Promise<unknown> => {
    const answer = await fetch(new URL(path, service), {
      method,
      headers: {
        authorization: `Bearer ${secrets['secret_key']}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal,
      redirect: 'manual',
    });
    if (!answer.ok) {
      const given = refused.safeParse(await answer.json().catch(() => undefined)).data?.error;
      const message = given?.message ?? `The gateway answered ${answer.status}`;
      const rejection = Object.values(keyRefusals).find(
        ({ status, code }) => status === answer.status && code === given?.code,
      );
      if (rejection) throw new KeysRejected('secret_key', rejection.code, message);
      throw answer.status === refusal ? new GatewayRefusal(message) : new Error(message);
    }
    return answer.json();
  };
  const pathOf = (id: string, rest = '') => `payments/${encodeURIComponent(id)}${rest}`;
  return {
    verify: async (secrets, signal) => {
      await call(secrets, 'payments', { method: 'GET', signal });
    },
    mode: () => 'test',
    request: async (secrets, payment, signal) => {
      const body = { ...payment, webhookSecret: secrets['webhook_secret'] };
      return link.parse(await call(secrets, 'payments', { method: 'POST', body, signal }));
    },
    events: async (secrets, { id }, signal) =>
      readEvents(await call(secrets, pathOf(id, '/events'), { method: 'GET', signal })),
    refund: async (secrets, { id }, body, signal) => {
      await call(secrets, pathOf(id, '/refunds'), { method: 'POST', body, signal });
    },
    close: async (secrets, { id }, signal) => {
      await call(secrets, pathOf(id, '/close'), { method: 'POST', signal });
    },
    read: async (secrets, { now, ...received }) =>
      isSigned(sandboxPrefix, secrets['webhook_secret'] ?? '', received, now) ? eventsIn(received.bytes) : undefined,
  };
}

function eventsIn(bytes: Buffer): readonly ReportedEvent[] {
  try {
    return readEvents(JSON.parse(bytes.toString()));
  } catch (error) {
    throw new UnreadableWebhook('Not the events of a sandbox', { cause: error });
  }
}
