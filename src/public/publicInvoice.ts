import * as z from 'zod/mini';
import { publicCalls } from '../../dataProvider/calls/public.ts';
import { createHttp } from '../../dataProvider/http.ts';
import { HttpError } from '../../dataProvider/httpError.ts';
import { tenantOfQuery } from '../access/tenant.ts';
import { language } from '../i18n/language.ts';
import type { PublicAddress } from './address.ts';

const party = z.object({
  name: z.string(),
  nif: z.nullish(z.string()),
  location: z.nullish(
    z.object({
      address: z.nullish(z.string()),
      country: z.nullish(z.object({ identifier: z.nullish(z.string()) })),
    }),
  ),
});

const invoice = z.object({
  uuid: z.string(),
  number: z.nullish(z.number()),
  company_number: z.nullish(z.string()),
  status: z.enum(['draft', 'future', 'billed', 'paid', 'cancelled']),
  is_overdue: z.nullish(z.boolean()),
  currency: z.string(),
  amount: z.string(),
  created: z.string(),
  due_date: z.string(),
  template: z.nullish(z.string()),
  service_provider: party,
  service_buyer: party,
});

export type PublicParty = z.infer<typeof party>;
export type PublicInvoice = z.infer<typeof invoice>;
export type Answer = { kind: 'found'; invoice: PublicInvoice } | { kind: 'notFound' } | { kind: 'failed' };

const http = createHttp({
  base: '',
  token: () => undefined,
  refresh: () => Promise.resolve(false),
  tenant: () => tenantOfQuery(location.search),
  language,
});

/** Asks for the invoice behind a public address. Wrong and withdrawn hashes are both `notFound`. */
export async function askFor(address: PublicAddress | undefined): Promise<Answer> {
  if (!address) return { kind: 'notFound' };
  try {
    return { kind: 'found', invoice: invoice.parse(await publicCalls(http).invoice(address.type, address.hash)) };
  } catch (error) {
    const isRefused = error instanceof HttpError && error.status >= 400 && error.status < 500 && error.status !== 429;
    return { kind: isRefused ? 'notFound' : 'failed' };
  }
}
