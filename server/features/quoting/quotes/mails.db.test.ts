import { pino } from 'pino';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeRegistrations, type Registrations } from '../../../../tests/support/company.ts';
import { quoteBody } from '../../../../tests/support/quotes.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { job } from '../jobs/followQuotes.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
let made: Registrations;

beforeAll(async () => {
  made = await makeRegistrations(api, ana);
});

const recipients = { send_email: true, responsible_name: 'Bia Reis', responsible_email: 'bia@blue-harbor.test' };

async function issued(change: object = {}) {
  const answer = await ana.post('/api/v2/quotes', quoteBody(made, { is_draft: false, ...change }));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

const work = () =>
  job.work({
    pool: api.pool,
    signal: new AbortController().signal,
    clock: api.clock,
    budgets: defaultBudgets,
    logger: pino({ enabled: false }),
    site: 'https://ultramar.test',
    worker: 'test',
  });

const mailsOf = async (uuid: string) =>
  (
    await api.ownerPool.query<{ topic: string; email: string; until: string }>(
      `select topic, email, args ->> 'until' as until from outbox where subject_uuid = $1 order by created_at, uuid`,
      [uuid],
    )
  ).rows;
const statusOf = async (uuid: string) =>
  (await api.ownerPool.query<{ status: string }>('select status from quotes where uuid = $1', [uuid])).rows[0]?.status;

describe('a quote is mailed', () => {
  it('when it is issued, to its recipients, by a save or by the command', async () => {
    const { uuid, mailed_at: mailed } = await issued(recipients);
    expect(mailed).toEqual(expect.any(String));
    expect(await mailsOf(uuid)).toMatchObject([{ topic: 'quote', email: 'bia@blue-harbor.test' }]);
    const draft = await issued({ ...recipients, is_draft: true });
    expect(await mailsOf(draft.uuid)).toEqual([]);
    await ana.put(`/api/v2/quotes/${draft.uuid}/issue`, {});
    expect(await mailsOf(draft.uuid)).toHaveLength(1);
  });

  it('by hand, to others too, within the limit of a recipient', async () => {
    const { uuid } = await issued();
    const send = (email: string) => ana.put(`/api/v2/quotes/${uuid}/send`, { email });
    expect((await send('caio@blue-harbor.test')).json()).toMatchObject({ mailed_at: expect.any(String) });
    for (let n = 1; n < defaultBudgets.messagesPerRecipient; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      await send('caio@blue-harbor.test');
    }
    expect((await send('caio@blue-harbor.test')).statusCode).toBe(429);
    expect((await send('nobody')).json().errors).toHaveProperty('email');
  });
});

describe('a quote without an answer', () => {
  it('is reminded of once, three days before it expires, and expires after its last day', async () => {
    const [mailed, unmailed] = [await issued(recipients), await issued({ ...recipients, send_email: false })];
    api.clock.set('2026-04-06T15:00:00Z');
    await work();
    expect(await mailsOf(mailed.uuid)).toHaveLength(1);
    api.clock.set('2026-04-07T15:00:00Z');
    await work();
    await work();
    expect((await mailsOf(mailed.uuid)).map(({ topic }) => topic)).toEqual(['quote', 'quote_reminder']);
    expect(await mailsOf(unmailed.uuid)).toEqual([]);
    // It is still 10 April for the company.
    api.clock.set('2026-04-11T02:00:00Z');
    await work();
    expect(await statusOf(mailed.uuid)).toBe('issued');
    api.clock.set('2026-04-11T15:00:00Z');
    await work();
    expect(await statusOf(mailed.uuid)).toBe('expired');
    api.clock.set('2026-03-10T15:00:00Z');
  });
});

it('people of the company are notified of the answer of a client', async () => {
  const { public_hash: hash, uuid } = await issued();
  const body = { version_number: 1, name: 'Bia Reis', reason: 'Too late' };
  await api.anonymous.post(`/api/v2/public/quotes/${hash}/decline`, body);
  const notices = (await ana.get('/api/v2/notices')).json().results;
  expect(notices[0]).toMatchObject({
    event: 'quote_answered',
    answer: 'declined',
    reason: 'Too late',
    author: 'Bia Reis',
    record: { resource: 'quotes', uuid },
  });
});
