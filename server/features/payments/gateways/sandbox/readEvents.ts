import { z } from 'zod';
import {
  failureReasons,
  gatewayEventTypes,
  type FailureReason,
} from '../../../../../schemas/parts/payments/gatewayEvent.ts';
import type { ReportedEvent } from '../port.ts';

const text = z.string().min(1).max(200);

/** An event of the sandbox as JSON. Unknown properties are ignored, so that a gateway may add some. Amounts are above zero. */
const known = z.object({
  event_id: text,
  payment_id: text,
  type: z.enum(gatewayEventTypes),
  amount: text.regex(/^(?=.*[1-9])\d{1,15}(\.\d{1,3})?$/),
  currency: text.regex(/^[A-Z]{3}$/),
  occurred_at: z.iso.datetime({ offset: true }).max(40),
  reference: text.optional(),
  failure: text.optional(),
  about: text.optional(),
});

const reported = z.object({ events: z.array(z.looseObject({ type: text })).max(100) });

const knownTypes: ReadonlySet<string> = new Set(gatewayEventTypes);

/**
 * Reads the events of an answer or webhook. Those of types that this version does not know are left out, so that they keep no
 * other from being read. Throws on anything else.
 */
export const readEvents = (body: unknown): ReportedEvent[] =>
  reported
    .parse(body)
    .events.filter(({ type }) => knownTypes.has(type))
    .map((event) => known.parse(event))
    .map(({ failure: code, ...event }) => ({
      ...event,
      ...(event.type === 'failed' && { failure: failureOf(code) }),
    }));

const failureOf = (code: string | undefined): FailureReason => failureReasons.find((name) => name === code) ?? 'other';
