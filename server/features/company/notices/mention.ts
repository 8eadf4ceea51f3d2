import type { Db } from '../../../database/transaction.ts';

/** A comment that mentions people, with its record as these know it. */
export interface Mention {
  readonly comment: string;
  readonly resource: string;
  readonly record: string;
  readonly name: string | null;
  readonly author: string;
}

const insert = `
  insert into notices (tenant_id, event, count, for_user, comment_uuid, resource, record_uuid, record_name, author)
  select $1, 'mention', 1, person, $3, $4, $5, $6, $7 from unnest($2::uuid[]) as person`;

/** Writes a notice for each mentioned person, in the transaction of the comment. */
export const noticeMention = (
  db: Db,
  tenant: string,
  people: readonly string[],
  { comment, resource, record, name, author }: Mention,
): Promise<unknown> => db.query(insert, [tenant, people, comment, resource, record, name, author]);

const remove = `
  delete from notices where tenant_id = $1 and comment_uuid = $2 and not (for_user = any($3::uuid[]))`;

/** Removes the notices of people whom a comment no longer mentions. */
export const withdrawMentions = (
  db: Db,
  tenant: string,
  comment: string,
  mentioned: readonly string[],
): Promise<unknown> => db.query(remove, [tenant, comment, mentioned]);
