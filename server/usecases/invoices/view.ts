import type { Pool } from '../../db/pool.ts';
import { isPublic } from '../../../domain/invoice/actions.ts';
import { inTenant } from '../../db/transaction.ts';
import { ApiError } from '../../errors.ts';
import { followLink } from './publicLink.ts';
import { publicRecord } from './publicRecord.ts';
import { readInvoice } from './read.ts';
import { toRecord } from './record.ts';

const markSeen = `
  update invoices set seen_at = $3 where tenant_id = $1 and uuid = $2 and status = 'billed' and seen_at is null`;

/**
 * The document of a public link, and a note that its receiver has seen it: from then on it cannot become a draft
 * again. Throws `not_found` for a wrong hash and for what is not public (cancelled, future).
 */
export async function viewPublicInvoice(
  pool: Pool,
  kind: 'individual' | 'recurring',
  hash: string,
  now: Date,
): Promise<Readonly<Record<string, unknown>>> {
  const { tenant, uuid } = await followLink(pool, hash, kind);
  return inTenant(pool, { tenant: tenant.id, actor: 'public link' }, async (db) => {
    const invoice = await readInvoice(db, tenant.id, uuid);
    if (!isPublic(invoice)) throw new ApiError('not_found');
    await db.query(markSeen, [tenant.id, uuid, now.toISOString()]);
    return publicRecord(toRecord(invoice, { tenant, now }));
  });
}
