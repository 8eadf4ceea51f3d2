import { publicCalls } from '../../../dataProvider/calls/public.ts';
import { createHttp } from '../../../dataProvider/http.ts';
import { HttpError } from '../../../dataProvider/httpError.ts';
import type { PublicAddress } from '../../../domain/documents/publicPath.ts';
import { tenantOfQuery } from '../../access/tenant.ts';
import { language } from '../../i18n/language.ts';
import { publicClient, type PublicClient } from '../client/publicClient.ts';
import { publicContract, type PublicContract } from '../records/publicContract.ts';
import { publicDeclared, type PublicDeclared } from '../records/publicDeclared.ts';
import { publicInvoice, type PublicInvoice } from '../records/publicInvoice.ts';

/** The result of opening a public link. */
export type Answer =
  | { kind: 'found'; document: PublicInvoice }
  | { kind: 'foundContract'; document: PublicContract }
  | { kind: 'foundDeclared'; document: PublicDeclared }
  | { kind: 'foundClient'; page: PublicClient }
  | { kind: 'notFound' }
  | { kind: 'failed' };

type Found = Exclude<Answer, { kind: 'notFound' | 'failed' }>;

/** The public API, without a session. */
export const http = createHttp({
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
  try {
    return (address && (await found(address))) ?? { kind: 'notFound' };
  } catch (error) {
    const isRefused =
      error instanceof HttpError && error.status >= 400 && error.status < 500 && !passing.has(error.status);
    return { kind: isRefused ? 'notFound' : 'failed' };
  }
}

/** Returns the document of a link; undefined at a place that no resource declares. */
async function found({ at, hash }: PublicAddress): Promise<Found | undefined> {
  const read = () => publicCalls(http).document(at, hash);
  if (at === 'invoices/individual') return { kind: 'found', document: publicInvoice.parse(await read()) };
  if (at === 'invoices/recurring') return { kind: 'foundContract', document: publicContract.parse(await read()) };
  if (at === 'clients') return { kind: 'foundClient', page: publicClient.parse(await read()) };
  const { documents } = await import('virtual:public-documents');
  const facts = documents[at];
  return facts && { kind: 'foundDeclared', document: publicDeclared(facts, await read()) };
}
