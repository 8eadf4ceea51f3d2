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

/** What decides whether showing an invoice is to be noted. */
export type Seeable = Pick<InvoiceMarks, 'uuid' | 'status' | 'seen_at' | 'version'>;

/** How often what changes while it is being shown is shown anew. */
const attempts = 3;

/**
 * What a visitor is shown of an invoice, and a note that its receiver has seen it: from then on it cannot become a draft
 * again. Where it changed meanwhile it is shown anew, so that what was shown is what was noted. `show` throws `stale`
 * where it finds something newer. Throws `not_found` for what is not public (cancelled, future), `busy` where it never stands.
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

/** Shows what may change while it is being shown: anew, where `show` throws `stale`. */
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
 * An invoice, read with its link, as its public page shows it; what it showed `before`, whoever knows that, where it stands
 * as it did: its marks are enough to tell. Throws as `showToVisitor` does.
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
