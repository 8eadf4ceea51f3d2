import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { seedIdentity } from '../../../../tests/support/identity.ts';
import { sendMailsOnce } from '../../../../tests/support/mailJob.ts';
import { testPost } from '../../../../tests/support/smtpServer.ts';
import type { Budgets } from '../../../limits/budgets.ts';
import { inAuth } from '../../../database/transaction.ts';
import { queueMail, type QueuedMail } from '../../../mail/queueMail.ts';

const { pool, ownerPool } = await testDatabase();
const { tenants } = await seedIdentity(ownerPool);
const post = await testPost();
const link = 'https://ultramar.test/login/invitation/secret-token';

interface Working {
  readonly budgets?: Partial<Budgets>;
  readonly smtpUrl?: string | undefined;
  readonly signal?: AbortSignal;
}

/** A run of a worker that sends to the misbehaving server, or to none. */
const work = (working: Working = {}) => sendMailsOnce({ pool, smtpUrl: post.url, ...working });

const queue = (email: string, change: Partial<QueuedMail> = {}): Promise<void> =>
  inAuth(pool, {}, (db) =>
    queueMail(db, {
      topic: 'invitation',
      to: { name: 'Bia Reis', email },
      language: 'pt',
      values: { link, company: 'Acme' },
      ...change,
    }),
  );

/** Returns the state of a user's mail. */
async function outboxRow(email: string) {
  const { rows } = await ownerPool.query(
    `select status, attempts, error, link is null as wiped, extract(epoch from next_attempt_at - now())::int as again
     from outbox where email = $1`,
    [email],
  );
  return rows[0];
}

const interruptionsOf = async (email: string): Promise<number> =>
  (await ownerPool.query('select interruptions from outbox where email = $1', [email])).rows[0]?.interruptions;

const arrivedAt = (email: string) => post.received.filter(({ to }) => to.includes(email));

/** Makes waiting mails due. */
const soon = () => ownerPool.query("update outbox set next_attempt_at = now() where status = 'queued'");

beforeEach(async () => {
  await ownerPool.query('delete from outbox');
  post.behave({});
});

test('a mail arrives once, as HTML and text, from the installation, and its link is wiped', async () => {
  await queue('once@acme.test');
  expect((await work()).done).toMatchObject({ sent: 1 });
  await work();
  const [only, ...others] = arrivedAt('once@acme.test');
  expect(others).toEqual([]);
  expect(only?.mail).toMatchObject({
    from: { name: 'Ultramar', address: 'mail@ultramar.test' },
    to: [{ name: 'Bia Reis', address: 'once@acme.test' }],
    subject: 'Convite para Acme',
    messageId: expect.stringMatching(/^<[\da-f-]{36}@ultramar\.test>$/),
  });
  expect(only?.mail.text).toContain(link);
  expect(only?.mail.html).toContain(link);
  expect(await outboxRow('once@acme.test')).toMatchObject({ status: 'sent', attempts: 1, wiped: true });
});

test('a name that would be another header is a name', async () => {
  await queue('name@acme.test', { to: { name: 'Bia"\r\nBcc: eve@evil.test', email: 'name@acme.test' } });
  await work();
  const [{ mail, to } = {}] = arrivedAt('name@acme.test');
  expect(to).toEqual(['name@acme.test']);
  expect(mail?.bcc).toBeUndefined();
  expect(mail?.to?.[0]?.name).toContain('Bcc: eve@evil.test');
});

describe('a server that offers TLS with an unknown certificate', () => {
  test('gets the mail, which TLS alone could not have kept from others, unless TLS is required', async () => {
    const sealed = await testPost({ offersTls: true });
    await queue('tls@acme.test');
    await work({ smtpUrl: `${sealed.url}?requireTLS=true` });
    expect(await outboxRow('tls@acme.test')).toMatchObject({ status: 'queued', attempts: 1 });
    await soon();
    await work({ smtpUrl: sealed.url });
    expect(await outboxRow('tls@acme.test')).toMatchObject({ status: 'sent' });
    expect(sealed.received).toHaveLength(1);
  });
});

describe('the answer of the mail server', () => {
  test('5xx to one recipient ends that mail, and the other arrives', async () => {
    post.behave({ refused: ['bad'] });
    await Promise.all([queue('bad@acme.test'), queue('good@acme.test')]);
    await work();
    await soon();
    await work();
    expect(await outboxRow('bad@acme.test')).toMatchObject({
      status: 'failed',
      attempts: 1,
      error: '550 5.1.1 No such user',
    });
    expect(await outboxRow('good@acme.test')).toMatchObject({ status: 'sent' });
    expect(arrivedAt('good@acme.test')).toHaveLength(1);
  });

  test('5xx to the content of a mail ends it, too', async () => {
    post.behave({ unwanted: ['spam'] });
    await queue('spam@acme.test');
    await work();
    expect(await outboxRow('spam@acme.test')).toMatchObject({ status: 'failed', attempts: 1 });
  });

  test('4xx is tried again, later each time, until it arrives', async () => {
    post.behave({ later: { grey: 2 } });
    await queue('grey@acme.test');
    await work();
    const first = await outboxRow('grey@acme.test');
    expect(first).toMatchObject({ status: 'queued', attempts: 1, error: '451 4.7.1 Greylisted', wiped: false });
    await work();
    expect(await outboxRow('grey@acme.test')).toMatchObject({ attempts: 1 });
    await soon();
    await work();
    expect((await outboxRow('grey@acme.test')).again).toBeGreaterThan(first.again);
    await soon();
    await work();
    expect(await outboxRow('grey@acme.test')).toMatchObject({ status: 'sent', attempts: 3, error: null });
    expect(arrivedAt('grey@acme.test')).toHaveLength(1);
  });

  test('a connection that is cut before the answer is tried again, under the same name', async () => {
    post.behave({ cut: { cut: 1 } });
    await queue('cut@acme.test');
    await work();
    expect(await outboxRow('cut@acme.test')).toMatchObject({ status: 'queued', attempts: 1 });
    await soon();
    await work();
    expect(await outboxRow('cut@acme.test')).toMatchObject({ status: 'sent', attempts: 2 });
    const names = arrivedAt('cut@acme.test').map(({ mail }) => mail.messageId);
    expect(names).toHaveLength(2);
    expect(new Set(names).size).toBe(1);
  });

  test.each([
    ['is not there', 'smtp://127.0.0.1:1'],
    ['has no such name', 'smtp://mail.invalid'],
  ])('nothing, since it %s: tried again', async (_how, smtpUrl) => {
    await queue('away@acme.test');
    await work({ smtpUrl });
    expect(await outboxRow('away@acme.test')).toMatchObject({ status: 'queued', attempts: 1 });
  });

  test('nothing, for any command: retried after the time limit', async () => {
    post.behave({ isMute: true });
    await queue('mute@acme.test');
    await work();
    expect(await outboxRow('mute@acme.test')).toMatchObject({ status: 'queued', attempts: 1 });
  });

  test('the same forever: given up in the end', async () => {
    post.behave({ later: { never: 99 } });
    await queue('never@acme.test');
    for (let attempt = 0; attempt < 9; attempt += 1) {
      await work();
      await soon();
    }
    expect(await outboxRow('never@acme.test')).toMatchObject({ status: 'failed', attempts: 9 });
  });
});

describe('a server that hangs', () => {
  test('for one company delays neither the others nor later mails', async () => {
    post.behave({ hanging: ['slow'] });
    await Promise.all(Array.from({ length: 12 }, () => queue('slow@globex.test', { tenant: tenants.globex })));
    const budgets = { mailsAtOnce: 4, mailsAtOncePerLane: 2, mailReplyMs: 60_000, mailMs: 60_000 };
    const stopping = new AbortController();
    const run = work({ budgets, signal: stopping.signal });
    await expect.poll(() => post.recipients.filter((to) => to === 'slow@globex.test').length).toBe(2);
    await queue('fast@acme.test', { tenant: tenants.acme });
    await expect.poll(() => arrivedAt('fast@acme.test').length, { timeout: 5_000 }).toBe(1);
    expect(post.recipients.filter((to) => to === 'slow@globex.test')).toHaveLength(2);
    stopping.abort(new Error('The worker stops'));
    await run;
    expect(await outboxRow('slow@globex.test')).toMatchObject({ status: 'queued' });
  });
});

describe('a worker that died', () => {
  const died = (handedOver: boolean) =>
    ownerPool.query(
      `update outbox set status = 'sending', attempts = 1, claim = uuidv7(), claimed_at = now() - interval '1 hour',
         handed_over_at = case when $1 then now() - interval '1 hour' end`,
      [handedOver],
    );

  test('before the server got anything: another sends it', async () => {
    await queue('before@acme.test');
    await died(false);
    await work();
    expect(await outboxRow('before@acme.test')).toMatchObject({ status: 'sent' });
  });

  test('as often as others did before: the interrupted attempts do not count', async () => {
    post.behave({ later: { unlucky: 1 } });
    await queue('unlucky@acme.test');
    await died(false);
    await ownerPool.query('update outbox set attempts = 10, interruptions = 9');
    await work();
    expect(await outboxRow('unlucky@acme.test')).toMatchObject({ status: 'queued', attempts: 11 });
    await soon();
    await work();
    expect(await outboxRow('unlucky@acme.test')).toMatchObject({ status: 'sent', attempts: 12 });
  });

  test('again and again over the same mail: it fails in the end', async () => {
    await queue('deadly@acme.test');
    await died(false);
    await ownerPool.query('update outbox set attempts = 29, interruptions = 28');
    await work();
    expect(await outboxRow('deadly@acme.test')).toMatchObject({ status: 'failed', error: 'interrupted' });
  });

  test('while the server got it: it may have arrived, and is not sent again', async () => {
    await queue('between@acme.test');
    await died(true);
    await work();
    expect(await outboxRow('between@acme.test')).toMatchObject({ status: 'uncertain', error: 'interrupted' });
    expect(arrivedAt('between@acme.test')).toEqual([]);
  });

  test('is not one that takes long: it renews the claims of its mails', async () => {
    post.behave({ hanging: ['long'] });
    await queue('long@acme.test');
    const stopping = new AbortController();
    const run = work({ budgets: { mailMs: 1_800, mailReplyMs: 60_000 }, signal: stopping.signal });
    await expect.poll(() => post.recipients.includes('long@acme.test')).toBe(true);
    await ownerPool.query("update outbox set claimed_at = now() - interval '1 hour'");
    const claimed = "select 1 from outbox where status = 'sending' and claimed_at > now() - interval '1 minute'";
    await expect.poll(async () => (await ownerPool.query(claimed)).rowCount, { timeout: 1_700 }).toBe(1);
    stopping.abort(new Error('The worker stops'));
    await run;
    expect(await interruptionsOf('long@acme.test')).toBe(1);
  });

  test('that started recently may still be running: no other worker sends it', async () => {
    await queue('still@acme.test');
    await died(false);
    await ownerPool.query('update outbox set claimed_at = now()');
    await work();
    expect(arrivedAt('still@acme.test')).toEqual([]);
  });
});

test('of several workers each mail is sent by one', async () => {
  const all = Array.from({ length: 30 }, (_, index) => `many${index}@acme.test`);
  for (const email of all) await queue(email, { tenant: tenants.acme });
  await Promise.all([work(), work(), work()]);
  expect(all.map((email) => arrivedAt(email).length)).toEqual(all.map(() => 1));
});

test('a mail whose link has expired is not sent', async () => {
  await queue('late@acme.test', { values: { link, company: 'Acme', expires: '2026-01-01T00:00:00Z' } });
  await work();
  expect(await outboxRow('late@acme.test')).toMatchObject({ status: 'failed', error: 'expired' });
  expect(arrivedAt('late@acme.test')).toEqual([]);
});

test('the mails of a company that is suspended wait', async () => {
  await queue('wait@acme.test', { tenant: tenants.acme });
  await ownerPool.query('update tenants set suspended_at = now() where id = $1', [tenants.acme]);
  await work();
  expect(await outboxRow('wait@acme.test')).toMatchObject({ status: 'queued', attempts: 0 });
  await ownerPool.query('update tenants set suspended_at = null where id = $1', [tenants.acme]);
  await work();
  expect(await outboxRow('wait@acme.test')).toMatchObject({ status: 'sent' });
});

test('without a server mails are kept, with their link, and not sent once there is one', async () => {
  await queue('kept@acme.test');
  expect((await work({ smtpUrl: undefined })).done).toEqual({ kept: 1, freed: 0 });
  await work();
  expect(await outboxRow('kept@acme.test')).toMatchObject({ status: 'not_sent', error: 'no_server', wiped: false });
  expect(arrivedAt('kept@acme.test')).toEqual([]);
});
