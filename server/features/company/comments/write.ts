import { mentionsIn, type Mentioned } from '../../../../domain/company/comments.ts';
import { mostMentioned } from '../../../../schemas/parts/company/comments.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { tableOf } from '../../../engine/resources/storage.ts';
import type { Actor } from '../../../identity/actor.ts';
import type { Budgets } from '../../../limits/budgets.ts';
import type { Colleague } from '../../people/index.ts';
import { noticeMention, withdrawMentions } from '../notices/mention.ts';
import { requireRecord, type Discussed } from './record.ts';

/** Who writes, within which limits, and who may read the record. */
export interface Writing {
  readonly actor: Pick<Actor, 'uuid' | 'name'>;
  readonly budgets: Pick<Budgets, 'commentsPerHour' | 'commentsPerRecord'>;
  readonly readers: () => Promise<readonly Colleague[]>;
}

/** A comment as written. */
export interface Written {
  readonly uuid: string;
  readonly version: number;
}

const insert = `
  insert into comments (tenant_id, record_table, record_uuid, text) values ($1, $2, $3, $4) returning uuid, version`;

/**
 * Writes a comment and notices for those whom it mentions. Throws `not_found`, `too_many_requests`, and `validation` at
 * `text` for too many comments or mentions, and for people who may not read the record.
 */
export async function writeComment(db: Db, of: Discussed, text: string, writing: Writing): Promise<Written> {
  const [name] = await Promise.all([requireRecord(db, of), requireRoom(db, of, writing)]);
  const people = await mentionedIn(text, writing, []);
  const [written] = await db.query<Written>(insert, [of.tenant, tableOf(of.resource.name), of.record, text]);
  if (!written) throw new Error('a comment was not written');
  await keepMentions(db, of, written.uuid, people);
  await notice(db, of, { comment: written.uuid, name }, people, writing);
  return written;
}

const update = `
  update comments set text = $3, edited_at = moment() where tenant_id = $1 and uuid = $2 returning uuid, version`;

/** Replaces the text of one's own comment; people whom it mentions now get a notice. Throws like `writeComment`. */
export async function editComment(
  db: Db,
  of: Discussed,
  comment: string,
  text: string,
  { requireVersion, ...writing }: Writing & { readonly requireVersion: (version: number) => void },
): Promise<Written> {
  const [name, row] = await Promise.all([requireRecord(db, of), locked(db, of, comment)]);
  if (row.author_uuid !== writing.actor.uuid) throw new ApiError('forbidden');
  requireVersion(row.version);
  const before = await db.query<Mentioned>(selectMentioned, [of.tenant, comment]);
  const people = await mentionedIn(text, writing, before);
  const [written] = await db.query<Written>(update, [of.tenant, comment, text]);
  if (!written) throw new Error('a comment was not edited');
  await db.query(removeMentions, [of.tenant, comment]);
  await keepMentions(db, of, comment, people);
  await withdrawMentions(
    db,
    of.tenant,
    comment,
    people.map(({ uuid }) => uuid),
  );
  const known = new Set(before.map(({ uuid }) => uuid));
  const added = people.filter(({ uuid }) => !known.has(uuid));
  await notice(db, of, { comment, name }, added, writing);
  return written;
}

const remove = 'update comments set text = null, deleted_at = moment() where tenant_id = $1 and uuid = $2';

/** Deletes a comment's text, mentions and notices: one's own, or as an administrator. Throws `not_found` and `forbidden`. */
export async function deleteComment(
  db: Db,
  of: Discussed,
  comment: string,
  by: { readonly user: string; readonly isAdministrator: boolean; readonly requireVersion: (version: number) => void },
): Promise<void> {
  const [, row] = await Promise.all([requireRecord(db, of), locked(db, of, comment)]);
  if (row.author_uuid !== by.user && !by.isAdministrator) throw new ApiError('forbidden');
  by.requireVersion(row.version);
  await db.query(remove, [of.tenant, comment]);
  await db.query(removeMentions, [of.tenant, comment]);
  await withdrawMentions(db, of.tenant, comment, []);
}

interface LockedRow {
  readonly author_uuid: string;
  readonly version: number;
}

const lock = `
  select author_uuid, version from comments
  where tenant_id = $1 and record_table = $2 and record_uuid = $3 and uuid = $4 and text is not null for update`;

async function locked(db: Db, { tenant, resource, record }: Discussed, comment: string): Promise<LockedRow> {
  const [row] = await db.query<LockedRow>(lock, [tenant, tableOf(resource.name), record, comment]);
  if (!row) throw new ApiError('not_found');
  return row;
}

const selectMentioned = `
  select user_uuid as uuid, name from comment_mentions where tenant_id = $1 and comment_uuid = $2`;
const removeMentions = 'delete from comment_mentions where tenant_id = $1 and comment_uuid = $2';
const insertMentions = `
  insert into comment_mentions (tenant_id, comment_uuid, user_uuid, name)
  select $1, $2, v.* from unnest($3::uuid[], $4::text[]) v`;

async function keepMentions(
  db: Db,
  { tenant }: Discussed,
  comment: string,
  people: readonly Mentioned[],
): Promise<void> {
  if (people.length === 0) return;
  await db.query(insertMentions, [tenant, comment, people.map(({ uuid }) => uuid), people.map(({ name }) => name)]);
}

/** Returns the people whom a text mentions: of those who may read the record, and those whom it mentioned before. */
async function mentionedIn(text: string, { readers }: Writing, before: readonly Mentioned[]): Promise<Mentioned[]> {
  const keys = mentionsIn(text);
  if (keys.length > mostMentioned) throw invalid('comments.tooManyMentions', { limit: mostMentioned });
  if (keys.length === 0) return [];
  const known = new Map([...before, ...(await readers())].map(({ uuid, name }) => [uuid, { uuid, name }]));
  return keys.map((key) => {
    const person = known.get(key);
    if (!person) throw invalid('comments.unknownPerson');
    return person;
  });
}

const notice = async (
  db: Db,
  { tenant, resource, record }: Discussed,
  about: { readonly comment: string; readonly name: string | null },
  people: readonly Mentioned[],
  { actor }: Writing,
): Promise<void> => {
  const others = people.filter(({ uuid }) => uuid !== actor.uuid).map(({ uuid }) => uuid);
  if (others.length === 0) return;
  await noticeMention(db, tenant, others, { ...about, resource: resource.name, record, author: actor.name });
};

const count = `
  select
    (select count(*)::int from comments where tenant_id = $1 and author_uuid = $2 and created_at > moment() - interval '1 hour') as lately,
    (select count(*)::int from comments where tenant_id = $1 and record_table = $3 and record_uuid = $4) as there`;

/** Checks the limits of the author and of the record; a lock makes concurrent comments of one author wait. */
async function requireRoom(
  db: Db,
  { tenant, resource, record }: Discussed,
  { actor, budgets }: Writing,
): Promise<void> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`comments ${tenant} ${actor.uuid}`]);
  const values = [tenant, actor.uuid, tableOf(resource.name), record];
  const [found] = await db.query<{ lately: number; there: number }>(count, values);
  if ((found?.lately ?? 0) >= budgets.commentsPerHour) {
    throw new ApiError('too_many_requests', { budget: 'commentsPerHour', retryAfter: 3600 });
  }
  if ((found?.there ?? 0) >= budgets.commentsPerRecord) {
    throw invalid('comments.tooMany', { limit: budgets.commentsPerRecord });
  }
}

const invalid = (key: string, args?: Readonly<Record<string, number>>): ApiError =>
  new ApiError('validation', { errors: [{ path: 'text', key, ...(args && { args }) }] });
