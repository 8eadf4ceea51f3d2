import type { Lender } from '../../db/pool.ts';
import { isOffered } from '../../../domain/actions/offered.ts';
import { invoiceActions } from '../../../schemas/parts/invoiceActions.ts';
import { inTenant, readInTenant } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import type { Scope } from '../../scope.ts';
import type { PublicView, Visitor } from '../documents/publicPage.ts';
import { publicRecord } from './publicRecord.ts';
import { readPublished } from './read.ts';
import { stateOf, toRecord } from './record.ts';
import type { InvoiceMarks, PublishedInvoice } from './rows.ts';

/** The columns that decide whether a view is recorded. */
export type Seeable = Pick<InvoiceMarks, 'uuid' | 'status' | 'seen_at' | 'version'>;

/** The number of attempts to show an invoice that changes meanwhile. */
const attempts = 3;

/**
 * Shows an invoice to a visitor and records that its receiver has seen it, which rules out reverting it to a draft. If
 * it changes meanwhile it is shown again, so that the record matches what was shown. `show` throws `stale` if it finds
 * a newer version. Throws `not_found` for invoices that are not public (cancelled, future), and `busy` if it keeps
 * changing.
 */
export async function showToVisitor<Found extends Seeable, Shown>(
  pool: Lender,
  scope: Scope,
  visitor: Visitor,
  { find, show }: { find: () => Promise<Found>; show: (invoice: Found) => Promise<Shown> },
): Promise<Shown> {
  const isReceiver = !visitor.isOwn && !visitor.isPeeking;
  return showAsItStands(async () => {
    visitor.signal.throwIfAborted();
    const invoice = await find();
    if (!isOffered(invoiceActions, 'publicLink', invoice)) throw new ApiError('not_found');
    const shown = await show(invoice);
    visitor.signal.throwIfAborted();
    if (isReceiver && invoice.status === 'billed' && invoice.seen_at === null) await noteSeen(pool, scope, invoice);
    return shown;
  });
}

/** Shows data that may change meanwhile: retries if `show` throws `stale`, then throws `busy`. */
export async function showAsItStands<Shown>(show: () => Promise<Shown>): Promise<Shown> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    try {
      return await show();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'stale')) throw error;
    }
  }
  throw new ApiError('busy', { retryAfter: 1 });
}

const markSeen = `
  update invoices set seen_at = $4
  where tenant_id = $1 and uuid = $2 and version = $3 and status = 'billed' and seen_at is null returning uuid`;

async function noteSeen(pool: Lender, { tenant, now }: Scope, { uuid, version }: Seeable): Promise<void> {
  const noted = await inTenant(pool, { tenant: tenant.id, actor: 'public link' }, (db) =>
    db.query(markSeen, [tenant.id, uuid, version, now.toISOString()]),
  );
  if (noted.length === 0) throw new ApiError('stale');
}

/**
 * Shows an invoice, read by its link, on its public page. Returns `before`, the caller's cached view, if its marks show
 * no change. Throws like `showToVisitor`.
 */
export async function viewPublicInvoice<Before extends { readonly state: string }>(
  pool: Lender,
  scope: Scope,
  read: PublishedInvoice | InvoiceMarks,
  visitor: Visitor,
  before?: Before,
): Promise<Before | PublicView> {
  const tenant = scope.tenant.id;
  let known: PublishedInvoice | InvoiceMarks | undefined = read;
  return showToVisitor<PublishedInvoice | InvoiceMarks, Before | PublicView>(pool, scope, visitor, {
    find: async () => {
      const invoice = known ?? (await readInTenant(pool, tenant, (db) => readPublished(db, tenant, read.uuid)));
      known = undefined;
      return invoice;
    },
    show: async (invoice) => {
      const state = stateOf(invoice, scope);
      if (state === before?.state) return before;
      if (!('contact' in invoice)) throw new ApiError('stale');
      return { state, record: publicRecord(toRecord(invoice, scope), invoice) };
    },
  });
}
