import * as z from 'zod/mini';
import { publicCalls } from '../../../dataProvider/calls/public.ts';
import { http } from './answer.ts';

const shape = z.object({
  status: z.enum(['Send', 'Viewed', 'Accepted', 'Declined']),
  reason: z.optional(z.string()),
  hash: z.string(),
  can_answer: z.boolean(),
  attachments: z.optional(z.array(z.object({ uuid: z.string(), name: z.string(), size: z.number() }))),
});

/** The answer of a recipient. */
export type RecipientMessage = z.infer<typeof shape>;

/** Returns the recipient's token in a query; undefined without a valid one. */
export function tokenIn(search: string): string | undefined {
  const token = new URLSearchParams(search).get('recipient') ?? '';
  return /^[\w-]{22}$/.test(token) ? token : undefined;
}

/** Reads the answer of the recipient of a page; undefined if the token belongs to another page. */
export async function readMessage(token: string, hash: string): Promise<RecipientMessage | undefined> {
  const message = shape.parse(await publicCalls(http).answer(token));
  return message.hash === hash ? message : undefined;
}

/** Records what the recipient does. Fails with `HttpError`. */
export const act = async (...args: Parameters<ReturnType<typeof publicCalls>['act']>): Promise<RecipientMessage> =>
  shape.parse(await publicCalls(http).act(...args));
