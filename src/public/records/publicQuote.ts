import * as z from 'zod/mini';

/** What only quotes show of themselves. */
const shape = z.object({
  status: z.enum(['issued', 'accepted', 'declined', 'expired', 'converted', 'superseded', 'cancelled']),
  version_number: z.number(),
  valid_until: z.string(),
  answered_by: z.optional(z.string()),
  answered_at: z.optional(z.string()),
});

export type PublicQuote = z.infer<typeof shape>;

/** Returns what a public document says as a quote; undefined for other documents. */
export const quoteOf = (answer: Readonly<Record<string, unknown>>): PublicQuote | undefined =>
  shape.safeParse(answer).data;
