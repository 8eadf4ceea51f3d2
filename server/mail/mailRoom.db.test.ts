import { beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../tests/support/app.ts';
import { users } from '../../tests/support/identity.ts';
import { defaultBudgets } from '../limits/budgets.ts';

const budgets = { ...defaultBudgets, mailsPerRecipient: 2, invitationsPerHour: 3 };
const api = await testApp({ budgets });
const ana = await api.signIn(users.ana.email);
const gil = await api.signIn(users.gil.email);

beforeEach(async () => {
  await api.ownerPool.query('delete from account_invitations');
  await api.ownerPool.query('delete from outbox');
});

const invite = (who: TestClient, email: string) => who.post('/api/v1/users/invite', { email });
const statusOf = async (answer: ReturnType<TestClient['post']>) => (await answer).statusCode;

describe('mails of invitations and access', () => {
  it('count for the address of the recipient in any spelling, from all senders', async () => {
    expect(await statusOf(invite(ana, 'bia@new.test'))).toBe(200);
    expect(await statusOf(invite(gil, 'BIA@new.test'))).toBe(200);
    await api.ownerPool.query('delete from account_invitations');
    const refused = await invite(ana, 'Bia@New.test');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
  });

  it.each([users.gil.email, 'nobody@new.test'])(
    'count alike for addresses with and without an account: %s',
    async (email) => {
      const answers = [];
      for (let time = 0; time < 3; time += 1) {
        answers.push(await statusOf(invite(ana, email)));
        await api.ownerPool.query('delete from account_invitations');
      }
      expect(answers).toEqual([200, 200, 429]);
    },
  );

  it('count for the company that sends them', async () => {
    for (const name of ['a', 'b', 'c']) expect(await statusOf(invite(ana, `${name}@new.test`))).toBe(200);
    expect(await statusOf(invite(ana, 'd@new.test'))).toBe(429);
    expect(await statusOf(invite(gil, 'd@new.test'))).toBe(200);
    await api.ownerPool.query("update outbox set created_at = created_at - interval '61 minutes'");
    expect(await statusOf(invite(ana, 'd@new.test'))).toBe(200);
  });

  it('count when an invitation is sent to one address after another', async () => {
    const { uuid } = (await invite(ana, 'a@new.test')).json();
    const again = (email: string) => ana.post('/api/v1/users/invite-email', { uuid, email });
    for (const name of ['b', 'c']) expect(await statusOf(again(`${name}@new.test`))).toBe(200);
    expect(await statusOf(again('d@new.test'))).toBe(429);
  });

  it('count when an accountant is granted access repeatedly; revoking it is never refused', async () => {
    const url = `/api/v2/partners/${api.identity.users[users.carla.email]}/toggle`;
    const statuses = [];
    for (const access of [false, true, false, true, false, true])
      statuses.push(await statusOf(ana.post(url, { access })));
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

it('changing an address counts against the limit of the new address', async () => {
  const changeEmail = (email: string) =>
    ana.post('/api/v1/auth/email', { email, current_password: 'ultramar-demo' }).then(({ statusCode }) => statusCode);
  const forgot = () =>
    api.anonymous.post('/api/v1/auth/forgot', { email: 'victim@new.test' }).then(({ statusCode }) => statusCode);
  const statuses = [
    await forgot(),
    await forgot(),
    await changeEmail('victim@new.test'),
    await changeEmail('victim@new.test'),
  ];
  expect(statuses).toEqual([202, 202, 202, 429]);
});
