import * as z from 'zod/mini';
import { languageCodes } from '../../../domain/languages.ts';
import { codeSchemes } from '../../../schemas/parts/payments/paymentCode.ts';

const text = z.nullish(z.string());

/** An invoice on the page of its payer. */
const invoice = z.object({
  uuid: z.string(),
  number: z.nullish(z.number()),
  full_number: text,
  company_number: text,
  is_imported: z.nullish(z.boolean()),
  status: z.enum(['billed', 'paid']),
  currency: z.string(),
  created: z.string(),
  due_date: z.string(),
  paid_on: text,
  amount: z.string(),
  open_amount: z.string(),
  is_overdue: z.boolean(),
  is_awaited: z.nullish(z.boolean()),
  account: text,
  has_details: z.nullish(z.boolean()),
  payment_link: text,
  public_hash: text,
  template: text,
});

export type ClientInvoice = z.infer<typeof invoice>;

/** A page of one of a client's lists, with what is open. */
export const publicClient = z.object({
  client: z.object({ name: z.string() }),
  company: z.object({ name: z.string() }),
  language: z.nullish(z.enum(languageCodes)),
  expires_at: z.string(),
  totals: z.array(
    z.object({ currency: z.string(), count: z.number(), open_amount: z.string(), late_amount: z.string() }),
  ),
  state: z.enum(['open', 'paid']),
  results: z.array(invoice),
  count: z.number(),
});

export type PublicClient = z.infer<typeof publicClient>;
export type ListState = PublicClient['state'];

/** How several invoices are paid together. */
export const paymentTogether = z.object({
  amount: z.string(),
  currency: z.string(),
  beneficiary: z.string(),
  details: text,
  payment_url: text,
  is_sent: z.nullish(z.boolean()),
  payment_code: z.nullish(z.object({ scheme: z.enum(codeSchemes), text: z.string() })),
  invoices: z.array(
    z.object({
      uuid: z.string(),
      number: z.nullish(z.number()),
      full_number: text,
      company_number: text,
      open_amount: z.string(),
      payment_link: text,
    }),
  ),
});

export type PaymentTogether = z.infer<typeof paymentTogether>;

/** The number by which a payer knows an invoice: ours, or that of the previous system. */
export const numberOf = ({
  full_number: printed,
  number,
  company_number: own,
}: Pick<ClientInvoice, 'full_number' | 'number' | 'company_number'>): string => String(printed ?? number ?? own ?? '');

/** Returns whether an invoice may be paid with others: at its gateway, or by transfer. */
export const isSelectable = ({
  account,
  has_details: hasDetails,
  payment_link: link,
  is_awaited: isAwaited,
}: ClientInvoice): boolean => Boolean(account && (hasDetails || link) && !isAwaited);

/** Returns whether an invoice may be paid with another one: to the same account, in the same currency. */
export const fitsWith = (one: ClientInvoice, other: ClientInvoice | undefined): boolean =>
  !other || (one.account === other.account && one.currency === other.currency);
