import { undoRefusal } from '../../../../../domain/clients/merging.ts';
import invoices from '../../../../../schemas/resources/invoicing/invoices.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { requirePermission } from '../../../../identity/scope.ts';
import type { Client } from '../../merging/merge.ts';
import { cannotUndo } from '../../merging/refusals.ts';
import { openMergeOf, undoMerge, type OpenMerge } from '../../merging/unmerge.ts';

/** The merges of clients, between check and apply. */
const mergeOf = new WeakMap<Client, OpenMerge>();

export const check: Check<Client> = async (db, scope, rows) => {
  requirePermission(scope, `${invoices.name}:edit`);
  return Promise.all(
    rows.map(async (row) => {
      const merge = await openMergeOf(db, scope.tenant.id, row.uuid);
      if (!merge) return new ApiError('not_found');
      mergeOf.set(row, merge);
      const mergedAt = new Date(merge.merged_at);
      const refusal = undoRefusal({ mergedAt, isMergedOn: merge.is_merged_on, now: scope.now });
      return refusal && cannotUndo(refusal);
    }),
  );
};

export const apply: Apply<Client> = async (db, scope, rows) => {
  for (const row of rows) {
    const merge = mergeOf.get(row);
    // oxlint-disable-next-line no-await-in-loop -- a request names one
    if (merge) await undoMerge(db, scope, row.uuid, merge);
  }
  return [];
};
