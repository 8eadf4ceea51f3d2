import { clearOldLinks } from '../../../identity/links/oneTimeLinks.ts';
import { clearExpiredTokens } from '../../../identity/sessions/sessions.ts';
import { inTenant, onPlatform, type Db } from '../../../database/transaction.ts';
import { keyLifetime } from '../../../engine/idempotency/idempotencyKey.ts';
import { allCompanies, eachCompany } from '../../../engine/jobs/eachCompany.ts';
import { inPortions, portion } from '../../../engine/jobs/inPortions.ts';
import type { Job } from '../../../engine/jobs/job.ts';

/** Deletes expired refresh tokens, one-time links, stored answers of Idempotency-Keys, links of mails, former secrets, and old notices. */
export const job: Job = {
  every: '20 * * * *',
  async work(context) {
    const { pool, clock } = context;
    const oldest = new Date(clock.now().getTime() - keyLifetime).toISOString();
    const tokens = await inPortions(context, () => clearExpiredTokens(pool, clock.now(), portion));
    const oneTimeLinks = await inPortions(context, () => clearOldLinks(pool, clock.now(), portion));
    const answers = await inPortions(context, () =>
      onPlatform(pool, { isOperator: true }, (db) => clearKeys(db, ofPlatform, oldest)),
    );
    const links = await inPortions(context, () =>
      onPlatform(pool, { isOperator: true }, (db) => clearLinks(db, clock.now())),
    );
    const { done, failed } = await eachCompany(context, await allCompanies(pool), async ({ id: tenant }) => ({
      answers: await inPortions(context, () => inTenant(pool, { tenant }, (db) => clearKeys(db, ofTenant, oldest))),
      secrets: await inTenant(pool, { tenant }, (db) => clearSecrets(db, tenant, clock.now())),
      notices: await inPortions(context, () =>
        inTenant(pool, { tenant }, (db) => clearNotices(db, tenant, clock.now())),
      ),
    }));
    return { done: { ...done, tokens, oneTimeLinks, links, answers: answers + (done.answers ?? 0) }, failed };
  },
};

/** The keys that the job may delete: a tenant's own, and expired keys of platform users as an operator. */
const ofTenant = 'idempotency_keys where tenant_id = current_tenant() and';
const ofPlatform = 'platform_idempotency_keys where';

async function clearKeys(db: Db, whose: string, oldest: string): Promise<number> {
  const gone = await db.query(
    `delete from ${whose} ctid = any(array(select ctid from ${whose} created_at <= $1 limit $2)) returning 1`,
    [oldest, portion],
  );
  return gone.length;
}

const clearSecrets = async (db: Db, tenant: string, now: Date): Promise<number> =>
  (await db.query(dropSecrets, [tenant, now])).length;

const dropSecrets = 'delete from former_secrets where tenant_id = $1 and kept_until <= $2 returning 1';

/** Notices are kept for this number of days. */
const keptDays = 90;

const dropNotices = `
  delete from notices where tenant_id = $1 and uuid = any(array(
    select uuid from notices where tenant_id = $1 and updated_at < $2::timestamptz - make_interval(days => ${keptDays}) limit $3))
  returning 1`;

const clearNotices = async (db: Db, tenant: string, now: Date): Promise<number> =>
  (await db.query(dropNotices, [tenant, now, portion])).length;

const wipe = `
  update outbox set link = null where uuid = any(array(
    select uuid from outbox where link is not null and expires_at <= $1 and status <> 'sending' limit $2))
  returning 1`;

/** An expired link is deleted, whatever the state of its mail. */
const clearLinks = async (db: Db, now: Date): Promise<number> => (await db.query(wipe, [now, portion])).length;
