import * as z from 'zod/mini';
import { publicCalls } from '../../dataProvider/calls/public.ts';
import { createHttp } from '../../dataProvider/http.ts';
import { HttpError } from '../../dataProvider/httpError.ts';
import { tenantOfQuery } from '../access/tenant.ts';
import { language } from '../i18n/language.ts';
import type { PublicAddress } from './address.ts';
import { documentShape } from './publicDocument.ts';
import { publicContract, type PublicContract } from './publicContract.ts';

const invoice = z.object({
  ...documentShape,
  uuid: z.string(),
  number: z.nullish(z.number()),
  status: z.enum(['draft', 'future', 'billed', 'paid', 'cancelled']),
  is_overdue: z.nullish(z.boolean()),
  amount: z.string(),
  created: z.string(),
  due_date: z.string(),
  template: z.nullish(z.string()),
  account: z.nullish(z.object({ name: z.string(), details: z.nullish(z.string()) })),
});

export type PublicInvoice = z.infer<typeof invoice>;
/** The result of opening a public link. */
export type Answer =
  | { kind: 'found'; invoice: PublicInvoice }
  | { kind: 'foundContract'; contract: PublicContract }
  | { kind: 'notFound' }
  | { kind: 'failed' };

const http = createHttp({
  base: '',
  token: () => undefined,
  refresh: () => Promise.resolve(false),
  tenant: () => tenantOfQuery(location.search),
  language,
});

/** Temporary failures. */
const passing: ReadonlySet<number> = new Set([408, 409, 429]);

/** Requests a public link. Wrong and withdrawn hashes are both `notFound`. */
export async function askFor(address: PublicAddress | undefined): Promise<Answer> {
  if (!address) return { kind: 'notFound' };
  try {
    const record = await publicCalls(http).document(address.type, address.hash);
    return address.type === 'recurring'
      ? { kind: 'foundContract', contract: publicContract.parse(record) }
      : { kind: 'found', invoice: invoice.parse(record) };
  } catch (error) {
    const isRefused =
      error instanceof HttpError && error.status >= 400 && error.status < 500 && !passing.has(error.status);
    return { kind: isRefused ? 'notFound' : 'failed' };
  }
}
