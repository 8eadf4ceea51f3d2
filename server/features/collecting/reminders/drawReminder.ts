import { createHash } from 'node:crypto';
import { inTenant, readInTenant } from '../../../database/transaction.ts';
import type { DrawingBy } from '../../../engine/documents/drawing/draw.ts';
import { notifyFailed } from '../../../engine/documents/drawing/templateContent.ts';
import type { Scope } from '../../../identity/scope.ts';
import { readDesign } from '../../payments/index.ts';
import type { PrintedReminder } from './printedReminder.ts';

/**
 * Draws a reminder as a PDF, or returns the cached one; with the default template if its company's own fails. Throws like
 * `Documents.draw`.
 */
export async function drawReminder(
  { pool, documents, signal }: DrawingBy,
  scope: Scope,
  { request, look }: PrintedReminder,
): Promise<Uint8Array> {
  const tenant = scope.tenant.id;
  const digest = createHash('sha256')
    .update(JSON.stringify([request, look]))
    .digest('hex');
  const drawn = await documents.draw({
    key: `${tenant} reminder ${digest}`,
    tenant,
    signal,
    read: async () => {
      const design = await readInTenant(pool, tenant, (db) => readDesign(db, tenant, look));
      return { kind: 'reminder', request: { ...request, ...design } };
    },
    fallsBack: true,
  });
  if (drawn.failedTemplate) await inTenant(pool, { tenant }, (db) => notifyFailed(db, scope, look.drawn_with));
  return drawn.bytes;
}
