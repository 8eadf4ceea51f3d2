import type { Mentioned } from '../../../../domain/company/comments.ts';
import { comment } from '../../../../schemas/parts/company/comments.ts';
import type { Infer } from '../../../../schemas/resource.ts';
import { isoInstant } from '../../../database/queries/instant.ts';
import type { Db } from '../../../database/transaction.ts';
import { tableOf } from '../../../engine/resources/storage.ts';
import { requireRecord, type Discussed } from './record.ts';

export type Comment = Infer<typeof comment>;

interface CommentRow {
  readonly uuid: string;
  readonly author: string;
  readonly is_own: boolean;
  readonly text: string | null;
  readonly mentions: readonly Mentioned[];
  readonly created_at: string;
  readonly edited_at: string | null;
  readonly deleted_at: string | null;
  readonly version: number;
}

const select = `
  select c.uuid, actor_name(c.author) as author, c.author_uuid = $4 as is_own, c.text, c.version,
    coalesce((
      select jsonb_agg(jsonb_build_object('uuid', m.user_uuid, 'name', m.name) order by m.name, m.user_uuid)
      from comment_mentions m where m.tenant_id = $1 and m.comment_uuid = c.uuid), '[]') as mentions,
    ${isoInstant('c.created_at')} as created_at, ${isoInstant('c.edited_at')} as edited_at,
    ${isoInstant('c.deleted_at')} as deleted_at
  from comments c where c.tenant_id = $1 and c.record_table = $2 and c.record_uuid = $3 order by c.uuid`;

/** Reads the comments on a record, the oldest first. Throws `not_found`. */
export async function readComments(db: Db, of: Discussed, user: string): Promise<Comment[]> {
  const [, rows] = await Promise.all([
    requireRecord(db, of),
    db.query<CommentRow>(select, [of.tenant, tableOf(of.resource.name), of.record, user]),
  ]);
  return rows.map(({ text, edited_at: edited, deleted_at: deleted, mentions, ...row }) => ({
    ...row,
    mentions: [...mentions],
    ...(text !== null && { text }),
    ...(edited !== null && { edited_at: edited }),
    ...(deleted !== null && { deleted_at: deleted }),
  }));
}
