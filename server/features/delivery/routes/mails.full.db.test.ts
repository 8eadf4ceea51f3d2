import { beforeEach, describe, expect, test } from 'vitest';
import { openApp, testApp, testConfig, type TestApp } from '../../../../tests/support/app.ts';
import { users } from '../../../../tests/support/identity.ts';
import { inAuth } from '../../../database/transaction.ts';
import { queueMail } from '../../../mail/queueMail.ts';

const api = await testApp({ config: { ...testConfig, smtpUrl: 'smtp://127.0.0.1:1' } });
const admin = await api.signIn('admin@ultramar.test');
const link = 'https://ultramar.test/login/invitation/secret-token';
const mails = '/api/v2/mails';

/** Queues an invitation; returns its key. */
async function queue(email: string, { ownerPool, pool }: Pick<TestApp, 'ownerPool' | 'pool'> = api, user?: string) {
  await inAuth(pool, user === undefined ? {} : { user }, (db) =>
    queueMail(db, { topic: 'invitation', to: { email }, language: 'en', values: { link, company: 'Acme' } }),
  );
  const { rows } = await ownerPool.query<{ uuid: string }>('select uuid from outbox where email = $1', [email]);
  return rows[0]?.uuid ?? '';
}

beforeEach(() => api.ownerPool.query('delete from outbox'));

const stand = (status: string, change = '') =>
  api.ownerPool.query(`update outbox set status = $1${change && `, ${change}`}`, [status]);

describe('administrators', () => {
  test('list mails, narrowed by how they stand and by their recipient, and read none of their links', async () => {
    await queue('one@acme.test');
    await queue('two@acme.test');
    await stand('failed', "error = '550 no', attempts = 1");
    await queue('three@acme.test');
    const of = async (query: string) => (await admin.get(`${mails}?${query}`)).json();
    expect((await of('')).results.map(({ email }: { email: string }) => email)).toEqual([
      'three@acme.test',
      'two@acme.test',
      'one@acme.test',
    ]);
    expect(await of('status=failed&search=two')).toMatchObject({
      count: 1,
      results: [{ email: 'two@acme.test', status: 'failed', error: '550 no', attempts: 1, topic: 'invitation' }],
    });
    expect(JSON.stringify(await of(''))).not.toMatch(/secret-token|sealed:/);
    expect((await admin.get(`${mails}/summary`)).json().statuses).toMatchObject({ failed: 2, queued: 1 });
  });

  test('can read a mail without its link, in a sandboxed frame', async () => {
    const uuid = await queue('bia@acme.test');
    const content = (await admin.get(`${mails}/${uuid}/content`)).json();
    expect(content).toMatchObject({
      subject: 'Invitation to Acme',
      text: expect.stringContaining('only shown to the recipient'),
    });
    expect(content.link).toBeUndefined();
    const page = await api.anonymous.get(content.page);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups/);
    expect(page.body).toContain('You are invited to Acme');
    expect(content.text + page.body).not.toContain('secret-token');
  });

  test.each([
    ['document_accepted', /accepted invoice 12 of Acme/],
    ['document_declined', /declined invoice 12 of Acme\.\s+Reason: Too early/],
  ])('can read a mail of the former topic %s', async (topic, text) => {
    const uuid = await queue('old@acme.test');
    const args = { company: 'Acme', actor: 'Bia <bia@client.test>', number: '12', reason: 'Too early' };
    await api.ownerPool.query(
      "update outbox set topic = $1, args = $2, status = 'sent', sent_at = now(), link = null",
      [topic, args],
    );
    const answer = await admin.get(`${mails}/${uuid}/content`);
    expect([answer.statusCode, answer.json().text]).toEqual([200, expect.stringMatching(text)]);
    expect((await api.anonymous.get(answer.json().page)).statusCode).toBe(200);
  });

  test('send one again that failed', async () => {
    const uuid = await queue('again@acme.test');
    await stand('failed', "error = '550 no', attempts = 1");
    const answer = await admin.put(`${mails}/${uuid}/retry`);
    expect(answer.json()).toMatchObject({ detail: 'E-mail na fila', status: 'queued', attempts: 0 });
    expect((await admin.put(`${mails}/${uuid}/retry`)).statusCode).toBe(409);
  });

  test('and several, but not what has no recipient, or a link that has expired', async () => {
    const good = await queue('good@acme.test');
    const late = await queue('late@acme.test');
    await stand('failed');
    await api.ownerPool.query("update outbox set expires_at = now() - interval '1 day' where uuid = $1", [late]);
    await api.ownerPool.query("insert into outbox (topic, subject_uuid) values ('invoices.issued', uuidv7())");
    const { rows } = await api.ownerPool.query<{ uuid: string }>('select uuid from outbox where email is null');
    const old = rows[0]?.uuid ?? '';
    const answer = (await admin.put(`${mails}/retry?uuid=${good},${late},${old}`)).json();
    expect(answer.done).toEqual([good]);
    const refused = answer.refused.map((one: { uuid: string; code: string }) => [one.uuid, one.code]);
    expect(Object.fromEntries(refused)).toEqual({ [late]: 'link_expired', [old]: 'no_recipient' });
  });
});

describe('no other user', () => {
  test.each(['ana@acme.test', 'carla@contas.test'])('%s reads or sends one', async (email) => {
    const uuid = await queue('bia@acme.test');
    const client = await api.signIn(email);
    const answers = await Promise.all([
      client.get(mails),
      client.get(`${mails}/${uuid}`),
      client.get(`${mails}/${uuid}/content`),
      client.put(`${mails}/${uuid}/retry`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403]);
  });

  test('sees the page of a mail by the address of another mail, or by an expired one', async () => {
    const [one, other] = [await queue('one@acme.test'), await queue('other@acme.test')];
    const { page } = (await admin.get(`${mails}/${one}/content`)).json();
    const pages = [
      page.replace(one, other),
      page.replace(/view=.*/, 'view=x'),
      page.replace(/view=\d+/, 'view=99999999999999'),
    ];
    for (const address of pages) expect((await api.anonymous.get(address)).statusCode).toBe(404);
    expect((await api.anonymous.get(page)).statusCode).toBe(200);
    api.clock.advance(11 * 60_000);
    expect((await api.anonymous.get(page)).statusCode).toBe(404);
    api.clock.set('2026-03-10T15:00:00Z');
  });
});

describe('the demo without a mail server', () => {
  const demoMails = '/api/v1/demo/mails';

  test('shows mails to their recipient and to the user who caused them', async () => {
    const demo = await openApp({ config: { ...testConfig, demo: true } });
    try {
      const ana = await demo.signIn('ana@acme.test');
      await queue('bia@acme.test', demo, demo.identity.users[users.ana.email]);
      const kept = { count: 1, results: [{ email: 'bia@acme.test', subject: 'Invitation to Acme', link }] };
      expect((await demo.anonymous.get(`${demoMails}?to=BIA@acme.test`)).json()).toMatchObject(kept);
      expect((await ana.get(demoMails)).json()).toMatchObject(kept);
      const carla = await demo.signIn('carla@contas.test');
      expect((await carla.get(demoMails)).json()).toEqual({ results: [], count: 0 });
      expect((await demo.anonymous.get(demoMails)).statusCode).toBe(401);
      await demo.ownerPool.query("update outbox set created_at = now() - interval '2 hours'");
      expect((await ana.get(demoMails)).json().count).toBe(0);
    } finally {
      await demo.close();
    }
  });

  test.each([
    ['where nothing is a demo', testConfig],
    ['in a demo that sends', { ...testConfig, demo: true, smtpUrl: 'smtp://127.0.0.1:1' }],
  ])('there is no such address %s', async (_where, config) => {
    const other = await openApp({ config });
    try {
      expect((await other.anonymous.get(`${demoMails}?to=ana@acme.test`)).statusCode).toBe(404);
      const ana = await other.signIn('ana@acme.test');
      expect((await ana.get(demoMails)).statusCode).toBe(404);
    } finally {
      await other.close();
    }
  });
});
