import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { users } from '../../../../tests/support/identity.ts';

const api = await testApp();
// The database computes expiry by its own clock.
api.clock.set(new Date());
const url = '/api/v2/platform-invitations';
const { acme } = api.identity.tenants;

interface Shown {
  readonly uuid: string;
  readonly email: string;
  readonly status: string;
}

let admin = await api.signIn(users.admin.email);
beforeEach(async () => {
  admin = await api.signIn(users.admin.email);
  await api.ownerPool.query('delete from account_invitations');
  await api.ownerPool.query('delete from outbox');
});

const list = async (query = '') => (await admin.get(`${url}${query}`)).json<{ results: Shown[]; count: number }>();
const mailsTo = async (email: string): Promise<number> =>
  (await api.ownerPool.query('select from outbox where email = $1', [email])).rowCount ?? 0;

/** A colleague invited by acme, and an operator. */
async function inviteTwo(): Promise<{ colleague: Shown; operator: Shown }> {
  const ana = await api.signIn(users.ana.email);
  const body = { email: 'nina@acme.test', name: 'Nina' };
  expect((await ana.post('/api/v1/users/invite', body)).statusCode).toBe(200);
  await admin.post('/api/v2/operators/invite', { name: 'Rui', email: 'rui@ultramar.test', language: 'pt' });
  const { results } = await list('?sort=email');
  const [colleague, operator] = results;
  if (!colleague || !operator) throw new Error('Nobody was invited');
  return { colleague, operator };
}

describe('the invitations of all companies and of the platform', () => {
  it('are listed with their company and how they stand', async () => {
    await inviteTwo();
    expect(await list('?sort=email')).toMatchObject({
      count: 2,
      results: [
        { email: 'nina@acme.test', type: 'COMPANY', status: 'pending', company: { uuid: acme, slug: 'acme' } },
        { email: 'rui@ultramar.test', type: 'ADMIN', status: 'pending' },
      ],
    });
    expect(await list(`?company=${acme}`)).toMatchObject({ count: 1, results: [{ email: 'nina@acme.test' }] });
    expect(await list('?search=rui')).toMatchObject({ count: 1 });
    await api.ownerPool.query("update account_invitations set expires_at = moment() - interval '1 hour'");
    expect(await list('?status=expired')).toMatchObject({ count: 2 });
  });

  it('are mailed again with another link, but not right away', async () => {
    const invited = Object.values(await inviteTwo());
    for (const { uuid } of invited)
      expect((await admin.put(`${url}/${uuid}/resend`, {})).json().code).toBe('too_many_requests');
    api.clock.advance(11 * 60 * 1000);
    admin = await api.signIn(users.admin.email);
    for (const { uuid, email } of invited) {
      const again = await admin.put(`${url}/${uuid}/resend`, {});
      expect([again.statusCode, again.json().status, await mailsTo(email)]).toEqual([200, 'pending', 2]);
    }
  });

  it('are taken back: their links no longer work, and once withdrawn they stay so', async () => {
    for (const { uuid } of Object.values(await inviteTwo())) {
      const withdrawn = await admin.put(`${url}/${uuid}/withdraw`, {});
      expect([withdrawn.statusCode, withdrawn.json().status]).toEqual([200, 'withdrawn']);
      expect((await admin.put(`${url}/${uuid}/resend`, {})).statusCode).toBe(409);
    }
    expect(await list('?status=pending')).toMatchObject({ count: 0 });
  });

  it.each([users.ana.email, users.carla.email])('are not shown to %s', async (email) => {
    const { colleague } = await inviteTwo();
    const client = await api.signIn(email);
    const answers = [await client.get(url), await client.put(`${url}/${colleague.uuid}/withdraw`, {})];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });
});
