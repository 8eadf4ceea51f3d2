import * as z from 'zod/mini';
import { statementKinds } from '../../../../schemas/parts/payments/statement.ts';

const text = z.optional(z.string());

/** The statement of account of a client, as its page reads it. */
export const publicStatement = z.object({
  from: z.string(),
  to: z.string(),
  currency: z.string(),
  currencies: z.array(z.string()),
  opening_balance: z.string(),
  opening_credit: z.string(),
  closing_balance: z.string(),
  closing_credit: z.string(),
  rows: z.array(
    z.object({
      day: z.string(),
      kind: z.enum(statementKinds),
      invoice_uuid: text,
      number: z.optional(z.number()),
      full_number: text,
      company_number: text,
      due_date: text,
      amount: z.string(),
      change: z.string(),
      credit: z.string(),
      balance: z.string(),
    }),
  ),
  ageing: z.array(z.object({ age: z.string(), amount: z.string() })),
});

export type PublicStatement = z.infer<typeof publicStatement>;
