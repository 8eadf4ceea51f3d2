import { isOffered } from '../../../../domain/actions/offeredActions.ts';
import { issueOf } from '../../../../domain/documents/issue.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import type { Lender } from '../../../database/pool/pool.ts';
import { inTenant } from '../../../database/transaction.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Engine } from '../engine.ts';
import type { Visited } from '../foundDocument.ts';
import { namesOf } from '../names.ts';
import type { Visitor } from './publicPage.ts';

/** The number of attempts to show a document that changes meanwhile. */
const attempts = 3;

/**
 * Shows a document to a visitor. If its resource records visits, it records that the receiver has seen an issued one,
 * which rules out reverting it to a draft. If it changes meanwhile it is shown again, so that the mark matches what was
 * shown. `show` throws `stale` if it finds a newer version. Throws `not_found` unless the action `publicLink` is
 * offered, and `busy` if the document keeps changing.
 */
export async function showToVisitor<Found extends Visited, Shown>(
  pool: Lender,
  scope: Scope,
  { resource, isVisited }: Pick<Engine, 'resource' | 'isVisited'>,
  visitor: Visitor,
  { find, show }: { find: () => Promise<Found>; show: (document: Found) => Promise<Shown> },
): Promise<Shown> {
  const isReceiver = !visitor.isOwn && !visitor.isPeeking;
  const { to } = issueOf(resource);
  return showAsItStands(async () => {
    visitor.signal.throwIfAborted();
    const document = await find();
    if (!resource.actions || !isOffered(resource.actions, 'publicLink', document)) throw new ApiError('not_found');
    const shown = await show(document);
    visitor.signal.throwIfAborted();
    if (isVisited && isReceiver && document.status === to && document.seen_at === null)
      await markSeen(pool, scope, resource, document);
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

async function markSeen(pool: Lender, { tenant, now }: Scope, resource: Resource, { uuid, version }: Visited) {
  const mark = `
  update ${namesOf(resource).table} set seen_at = $4
  where tenant_id = $1 and uuid = $2 and version = $3 and status = '${issueOf(resource).to}' and seen_at is null
  returning uuid`;
  const marked = await inTenant(pool, { tenant: tenant.id, actor: 'public link' }, (db) =>
    db.query(mark, [tenant.id, uuid, version, now.toISOString()]),
  );
  if (marked.length === 0) throw new ApiError('stale');
}
