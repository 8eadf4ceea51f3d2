import * as z from 'zod/mini';
import { codeSchemes } from '../../../schemas/parts/payments/paymentCode.ts';
import { documentShape, line } from './publicDocument.ts';

/** An invoice in a public link's answer. */
export const publicInvoice = z.object({
  ...documentShape,
  items_invoice: z.array(line),
  uuid: z.string(),
  number: z.nullish(z.number()),
  full_number: z.nullish(z.string()),
  is_imported: z.nullish(z.boolean()),
  status: z.enum(['draft', 'future', 'billed', 'paid', 'cancelled']),
  refund_state: z.nullish(z.enum(['partially_refunded', 'refunded'])),
  refunded_amount: z.nullish(z.string()),
  credited_amount: z.nullish(z.string()),
  debited_amount: z.nullish(z.string()),
  is_overdue: z.nullish(z.boolean()),
  amount: z.string(),
  created: z.string(),
  due_date: z.string(),
  template: z.nullish(z.string()),
  transactions: z.nullish(
    z.array(z.object({ status: z.string(), amount: z.nullish(z.string()), payment_link: z.nullish(z.string()) })),
  ),
  receipts: z.nullish(z.array(z.object({ uuid: z.string(), amount: z.string(), paid_on: z.string() }))),
  notes: z.nullish(
    z.array(
      z.object({
        kind: z.enum(['credit', 'debit']),
        number: z.string(),
        created: z.string(),
        amount: z.string(),
        reason: z.string(),
        public_hash: z.string(),
      }),
    ),
  ),
  account: z.nullish(z.object({ name: z.string(), details: z.nullish(z.string()) })),
  payment_code: z.nullish(z.object({ scheme: z.enum(codeSchemes), text: z.string() })),
});

export type PublicInvoice = z.infer<typeof publicInvoice>;
