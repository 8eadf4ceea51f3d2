import { z } from 'zod';
import { isSignedBy } from '../../http/signature.ts';
import { gatewayFields } from '../../../domain/payments/gateways.ts';
import type { Gateway, Secrets } from '../port.ts';
import { readEvents } from './readEvents.ts';

const fields = gatewayFields.sandbox;

/** The headers of its webhooks. */
export const sandboxHeaders = { timestamp: 'sandbox-timestamp', signature: 'sandbox-signature' } as const;

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
        authorization: `Bearer ${secrets[fields.key]}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
      signal,
      redirect: 'manual',
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      throw new Error(`The gateway answered ${answer.status}`);
    }
    return answer.json();
  };
  const pathOf = (id: string, rest = '') => `payments/${encodeURIComponent(id)}${rest}`;
  return {
    request: async (secrets, payment, signal) => {
      const body = { ...payment, webhookSecret: secrets[fields.webhook] };
      return link.parse(await call(secrets, 'payments', { method: 'POST', body, signal }));
    },
    events: async (secrets, id, signal) =>
      readEvents(await call(secrets, pathOf(id, '/events'), { method: 'GET', signal })),
    close: async (secrets, id, signal) => {
      await call(secrets, pathOf(id, '/close'), { method: 'POST', signal });
    },
    read: (secrets, { headers, bytes, now }) => {
      const secret = secrets[fields.webhook] ?? '';
      const header = (name: keyof typeof sandboxHeaders): string => String(headers[sandboxHeaders[name]]);
      const signed = { timestamp: header('timestamp'), signature: header('signature'), body: bytes };
      if (secret === '' || !isSignedBy(secret, signed, now)) return undefined;
      return readEvents(JSON.parse(bytes.toString()));
    },
  };
}
