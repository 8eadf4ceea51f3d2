import { undoDays } from '../../../../domain/clients/merging.ts';
import { ApiError } from '../../../base/errors.ts';
import type { DeleteFile } from '../../../engine/commands/commandFile.ts';

const selectOpen = `
  select array_agg(m.merged_uuid) || array_agg(m.into_uuid) as clients from client_merges m
  where m.tenant_id = $1 and m.undone_at is null and m.merged_at > $3::timestamptz - make_interval(days => ${undoDays})
    and (m.merged_uuid = any($2::uuid[]) or m.into_uuid = any($2::uuid[]))`;

/** Both clients of a merge stay while it can be undone. */
export const check: DeleteFile<{ readonly uuid: string }>['check'] = async (db, { tenant, now }, rows) => {
  const keys = rows.map(({ uuid }) => uuid);
  const [open] = await db.query<{ clients: string[] | null }>(selectOpen, [tenant.id, keys, now.toISOString()]);
  const merged = new Set(open?.clients);
  return rows.map(({ uuid }) => (merged.has(uuid) ? isMerged() : undefined));
};

const isMerged = (): ApiError =>
  new ApiError('in_use', { reason: { code: 'merged', words: 'resources.entities.merging.refused.merge_open' } });
