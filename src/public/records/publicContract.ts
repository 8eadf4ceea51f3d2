import * as z from 'zod/mini';
import { documentShape, line } from './publicDocument.ts';

const scheduled = z.object({
  occurrence: z.number(),
  due_date: z.string(),
  status: z.enum(['draft', 'future', 'billed', 'paid', 'cancelled', 'paused', 'skipped']),
  refund_state: z.nullish(z.enum(['partially_refunded', 'refunded'])),
  total: z.string(),
  credited_amount: z.nullish(z.string()),
  debited_amount: z.nullish(z.string()),
  number: z.nullish(z.number()),
  full_number: z.nullish(z.string()),
  public_hash: z.nullish(z.string()),
  is_overdue: z.boolean(),
});

/** A contract in a public link's answer. */
export const publicContract = z.object({
  ...documentShape,
  items_invoice: z.array(line),
  contract_number: z.number(),
  status: z.enum(['Active', 'Concluded', 'Paid', 'Cancelled']),
  frequency: z.number(),
  frequency_symbology: z.enum(['M', 'T', 'Q', 'S', 'Y']),
  due_date: z.string(),
  due_date_contract: z.string(),
  schedule: z.array(scheduled),
});

export type PublicContract = z.infer<typeof publicContract>;
export type Scheduled = z.infer<typeof scheduled>;
