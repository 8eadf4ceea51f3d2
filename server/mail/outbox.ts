import type { Language } from '../../domain/languages.ts';
import type { Pool } from '../database/pool/pool.ts';
import { onPlatform, type Db } from '../database/transaction.ts';
import { mostAttempts, mostInterruptions, pauseAfter, type Attempts, type Outcome } from './outcome.ts';
import type { MailTopic, MailValues } from './topics.ts';

/** A mail that only this worker tries to send, until its claim is released. */
export interface ClaimedMail extends Attempts {
  readonly uuid: string;
  /** The name of this attempt, by which a late worker detects that it lost the mail. */
  readonly claim: string;
  readonly topic: MailTopic | 'document' | 'document_test';
  /** The company that a document is sent for, and its message; of a test mail its invoice. */
  readonly tenant_uuid: string | null;
  readonly subject_uuid: string | null;
  readonly name: string | null;
  readonly email: string;
  readonly language: Language;
  readonly args: MailValues;
  /** Encrypted. */
  readonly link: string | null;
  readonly expires_at: string | null;
  readonly time_zone: string;
}

const asWorker = <T>(pool: Pool, work: (db: Db) => Promise<T>): Promise<T> =>
  onPlatform(pool, { isOperator: true, actor: 'mail' }, work);

// The first mails of each lane, and those without predecessors in their lane first. Read along the index.
const claim = `
  with recursive lanes as (
    select min(lane) as lane from outbox where status = 'queued'
    union all
    select (select min(o.lane) from outbox o where o.status = 'queued' and o.lane > l.lane) from lanes l where l.lane is not null
  ), due as (
    select m.uuid, m.next_attempt_at, busy.n + m.place as place
    from lanes l
      cross join lateral (select count(*) as n from outbox b where b.status = 'sending' and b.lane = l.lane) busy
      cross join lateral (
        select o.uuid, o.next_attempt_at, row_number() over (order by o.next_attempt_at, o.uuid) as place
        from outbox o
        where o.status = 'queued' and o.lane = l.lane and o.next_attempt_at <= now()
          and not exists (select from tenants t where t.id = o.tenant_uuid and t.suspended_at is not null)
        order by o.next_attempt_at, o.uuid limit $2) m
    where l.lane is not null and busy.n + m.place <= $2
    order by place, m.next_attempt_at, m.uuid limit $1
  )
  update outbox o set status = 'sending', attempts = o.attempts + 1, claim = uuidv7(), claimed_at = now(),
    handed_over_at = null, error = null
  from due where o.uuid = due.uuid and o.status = 'queued'
  returning o.uuid, o.claim, o.topic, o.tenant_uuid, o.subject_uuid, o.name, o.email, o.language, o.args, o.link, o.attempts, o.interruptions,
    to_char(o.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as expires_at,
    coalesce((select t.time_zone from tenants t where t.id = o.tenant_uuid), 'UTC') as time_zone`;

/** Claims up to `most` due mails, with at most `perLane` of a company or domain in progress anywhere. */
export const claimMails = (pool: Pool, most: number, perLane: number): Promise<ClaimedMail[]> =>
  asWorker(pool, (db) => db.query<ClaimedMail>(claim, [most, perLane]));

const handOver = `
  update outbox set handed_over_at = now() where uuid = $1 and claim = $2 and status = 'sending' returning 1`;

const renew = `
  update outbox o set claimed_at = now() from unnest($1::uuid[], $2::uuid[]) mine (uuid, claim)
  where o.uuid = mine.uuid and o.claim = mine.claim and o.status = 'sending'`;

/** Renews the claims of mails in progress, so that no other worker considers this one dead. */
export const renewClaims = (pool: Pool, mails: readonly ClaimedMail[]): Promise<unknown> =>
  asWorker(pool, (db) => db.query(renew, [mails.map(({ uuid }) => uuid), mails.map(({ claim: name }) => name)]));

/** Marks a mail as handed over, before its last byte. Returns whether the claim is still valid. */
export async function markHandedOver(pool: Pool, { uuid, claim: name }: ClaimedMail): Promise<boolean> {
  const marked = await asWorker(pool, (db) => db.query(handOver, [uuid, name]));
  return marked.length === 1;
}

const settle = `
  update outbox set status = $3, error = $4, answer = coalesce($6, answer), next_attempt_at = now() + make_interval(secs => $5),
    interruptions = interruptions + $7, sent_at = case when $3 = 'sent' then moment() end, link = case when $3 = 'sent' then null else link end
  where uuid = $1 and claim = $2 and status in ('sending', 'uncertain', 'queued')`;

/** Stores the outcome of an attempt, even if the claim was considered lost, unless another worker has the mail. */
export async function settleMail(pool: Pool, mail: ClaimedMail, outcome: Outcome): Promise<void> {
  const { uuid, claim: name, attempts } = mail;
  const interruptions = outcome.is === 'interrupted' ? 1 : 0;
  const isRepeated = outcome.is === 'postponed' || outcome.is === 'interrupted';
  const tried = { attempts, interruptions: mail.interruptions + interruptions };
  const pause = isRepeated ? pauseAfter(tried) : undefined;
  const status = outcome.is === 'accepted' ? 'sent' : pause === undefined ? 'failed' : 'queued';
  const [error, answer] = outcome.is === 'accepted' ? [null, outcome.detail.slice(0, 500)] : [outcome.detail, null];
  await asWorker(pool, (db) => db.query(settle, [uuid, name, status, error, pause ?? 0, answer, interruptions]));
}

// The server may have accepted the mail just before the worker died. A document is sent again under the same Message-ID,
// because two copies are better than none; a one-time link is not.
const recover = `
  update outbox set interruptions = interruptions + 1, next_attempt_at = now(),
    status = case when handed_over_at is not null and topic <> 'document' then 'uncertain'
      when attempts - least(interruptions + 1, $2) >= $3 then 'failed' else 'queued' end,
    error = case when handed_over_at is not null or attempts - least(interruptions + 1, $2) >= $3 then 'interrupted' end
  where status = 'sending' and claimed_at < now() - make_interval(secs => $1) returning status`;

/**
 * Releases mails of dead workers: queued again if they are documents or no server has all of them, else uncertain. One that
 * ended too many workers fails.
 */
export async function recoverMails(pool: Pool, afterMs: number): Promise<number> {
  const freed = await asWorker(pool, (db) => db.query(recover, [afterMs / 1_000, mostInterruptions, mostAttempts]));
  return freed.length;
}

const keep = `update outbox set status = 'not_sent', error = 'no_server' where status = 'queued' returning 1`;

/** Marks waiting mails as stored if there is no server; they are not sent later. */
export async function keepMails(pool: Pool): Promise<number> {
  const kept = await asWorker(pool, (db) => db.query(keep));
  return kept.length;
}
