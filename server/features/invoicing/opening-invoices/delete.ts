import { ApiError } from '../../../base/errors.ts';
import type { DeleteFile } from '../../../engine/commands/commandFile.ts';

const selectKept = `
  select u.uuid from unnest($2::uuid[]) u (uuid) where is_kept_opening($1, u.uuid)`;

/** What was paid, mailed or collected at any time stays, with its proof. */
export const check: DeleteFile<{ readonly uuid: string }>['check'] = async (db, { tenant }, rows) => {
  const found = await db.query<{ uuid: string }>(selectKept, [tenant.id, rows.map(({ uuid }) => uuid)]);
  const kept = new Set(found.map(({ uuid }) => uuid));
  return rows.map(({ uuid }) => (kept.has(uuid) ? isKept() : undefined));
};

const isKept = (): ApiError =>
  new ApiError('in_use', { reason: { code: 'imported_kept', words: 'invoiceActions.remove.kept' } });
