import { beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestClient } from '../../../../../tests/support/app.ts';
import { addUser, password as demoPassword, users } from '../../../../../tests/support/identity.ts';
import { tokenTo, topicsTo } from '../../../../../tests/support/mails.ts';
import { legalVersion } from '../../../../drawing/legal/texts.ts';

const api = await testApp();
// The database computes an invitation's state by its own clock.
api.clock.set(new Date());
const { ownerPool: owner } = api;
let ana: TestClient;
const bia = 'bia@acme.test';
const chosen = 'three rivers by the harbor';
const day = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  await owner.query(`delete from sign_in_attempts; delete from account_invitations; delete from outbox;
    delete from terms_acceptances; delete from users where email in ('${bia}', 'rui@globex.test')`);
  ana = await api.signIn('ana@acme.test');
});

const invite = (body: object = {}, who = ana) => who.post('/api/v1/users/invite', { email: bia, name: 'Bia', ...body });
const token = (email = bia) => tokenTo(owner, email, 'invitation');
const check = async (link: string) => (await api.anonymous.get(`/api/v1/auth/tokens/${link}`)).json();
let address = 0;
const accept = (link: string, body: object = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/v1/auth/invitation',
    payload: { token: link, name: 'Bia Lima', password: chosen, terms: legalVersion, ...body },
    remoteAddress: `10.2.${address >> 8}.${address++ % 256}`,
  });
const rolesOf = async (email: string) => {
  const { rows } = await owner.query<{ role: string }>(
    `select coalesce(r.built_in, r.name) as role from user_roles m join users u on u.uuid = m.user_uuid
     join roles r on r.uuid = m.role_uuid where u.email = $1 order by 1`,
    [email],
  );
  return rows.map(({ role }) => role);
};

describe('an invitation', () => {
  test('says in its mail which role it gives, and again in the next one', async () => {
    const { uuid } = (await invite({ roles: ['read_only'] })).json();
    await owner.query("update account_invitations set sent_at = sent_at - interval '1 day'");
    expect((await ana.put(`/api/v2/invitations/${uuid}/resend`)).statusCode).toBe(200);
    const { rows } = await owner.query<{ role: string }>("select args->>'role' as role from outbox where email = $1", [
      bia,
    ]);
    expect(rows).toEqual([{ role: 'read_only' }, { role: 'read_only' }]);
  });

  test('creates an account for a new user, with the rights of the invitation only', async () => {
    const answer = await invite({ roles: ['read_only'] });
    expect(answer.json()).toMatchObject({ state: 'invited' });
    const link = await token();
    expect(await check(link)).toMatchObject({
      purpose: 'invitation',
      state: 'good',
      email: bia,
      company: 'Acme Software Ltda',
      inviter: 'Ana Souza',
      has_account: false,
      terms: [{ version: legalVersion }, { version: legalVersion }],
    });
    const accepted = await accept(link);
    expect(accepted.json()).toMatchObject({
      user: { name: 'Bia Lima', type: 'COMPANY', references: { tenant: ['acme'] } },
    });
    expect(await rolesOf(bia)).toEqual(['read_only']);
    const { rows } = await owner.query('select date_email_verified from users where email = $1', [bia]);
    expect(rows).toEqual([{ date_email_verified: api.clock.now().toISOString() }]);
    expect((await owner.query('select version from terms_acceptances')).rows).toEqual([{ version: legalVersion }]);
    const signedIn = await api.signIn(bia, { password: chosen });
    expect((await signedIn.get('/api/v2/invoice/invoices-single')).statusCode).toBe(200);
    expect((await accept(link)).json().code).toBe('link_used');
  });

  test('is accepted by the existing account of the address, with its password', async () => {
    await addUser(owner, { ...users.gil, name: 'Rui', email: 'rui@globex.test' });
    await invite({ email: 'Rui@globex.test' });
    const link = await token('rui@globex.test');
    expect(await check(link)).toMatchObject({ has_account: true, is_fit: true });
    expect((await accept(link)).json().code).toBe('invalid_credentials');
    const accepted = await accept(link, { password: demoPassword });
    expect(accepted.json().user).toMatchObject({ name: 'Rui', references: { tenant: ['acme', 'globex'] } });
    expect(await rolesOf('rui@globex.test')).toEqual(['back_office', 'back_office']);
  });

  test('reveals only to its recipient that the address has an account of another type', async () => {
    expect((await invite({ email: 'admin@ultramar.test' })).json()).toMatchObject({ state: 'invited' });
    const link = await token('admin@ultramar.test');
    expect(await check(link)).toMatchObject({ has_account: true, is_fit: false });
    const refused = await accept(link, { password: demoPassword });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'account_unfit']);
  });

  test('is not made for a user who is a member already', async () => {
    expect((await invite({ email: 'ANA@acme.test' })).json()).toMatchObject({ state: 'granted' });
    expect(await topicsTo(owner, 'ana@acme.test')).not.toContain('invitation');
  });

  test('that is repeated immediately sends one mail; later a new link replaces the first', async () => {
    const both = await Promise.all([invite(), invite({ roles: ['read_only'] })]);
    expect(both.map((one) => one.json().state).toSorted()).toEqual(['invited', 'repeated']);
    expect(await topicsTo(owner, bia)).toEqual(['invitation']);
    const first = await token();
    api.clock.advance(11 * 60_000);
    ana = await api.signIn('ana@acme.test');
    expect((await invite()).json()).toMatchObject({ state: 'repeated' });
    expect((await accept(first)).json().code).toBe('link_invalid');
    expect((await accept(await token())).statusCode).toBe(200);
  });

  test('expires after seven days, and is valid again when it is resent', async () => {
    const { uuid } = (await invite()).json();
    const first = await token();
    api.clock.advance(7 * day);
    expect(await check(first)).toMatchObject({ state: 'expired' });
    expect((await accept(first)).json().code).toBe('link_expired');
    ana = await api.signIn('ana@acme.test');
    const again = await ana.put(`/api/v2/invitations/${uuid}/resend`);
    expect(again.statusCode).toBe(200);
    expect((await accept(await token())).statusCode).toBe(200);
  });

  test('is accepted once in concurrent requests', async () => {
    await invite();
    const link = await token();
    const both = await Promise.all([accept(link), accept(link, { name: 'Another name' })]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, expect.toBeOneOf([409, 410])]);
    expect((await owner.query('select from users where email = $1', [bia])).rows).toHaveLength(1);
  });

  test('whose role was deleted gives fewer rights, never more', async () => {
    const { rows } = await owner.query<{ uuid: string }>(
      "insert into roles (tenant_uuid, name) values ($1, 'Issuers') returning uuid",
      [api.identity.tenants.acme],
    );
    await invite({ roles: [rows[0]?.uuid] });
    await owner.query("delete from roles where name = 'Issuers'");
    await accept(await token());
    expect(await rolesOf(bia)).toEqual(['read_only']);
  });
});

describe('what is refused', () => {
  test.each([
    ['no name', { name: undefined }, ['name']],
    ['a password that is guessed easily', { password: 'password123' }, ['password']],
    ['terms that were never published', { terms: '2000-01' }, ['terms']],
  ])('%s, at its field; the link stays good', async (_, body, fields) => {
    await invite();
    const link = await token();
    const answer = await accept(link, body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, fields]);
    expect(await check(link)).toMatchObject({ state: 'good' });
  });

  test.each([
    ['another type', { type: 'ADMIN' }],
    ['another company', { tenant: 'globex' }],
    ['permissions', { permissions: ['invoices:bill'] }],
    ['references', { references: { tenant: ['globex'] } }],
  ])('%s in the body, at its field', async (_, body) => {
    const answer = await invite(body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, Object.keys(body)]);
    await invite();
    const accepted = await accept(await token(), body);
    expect([accepted.statusCode, Object.keys(accepted.json().errors)]).toEqual([400, Object.keys(body)]);
  });

  test('roles of another company, of the platform, or unknown ones', async () => {
    const { rows } = await owner.query<{ uuid: string }>(
      "insert into roles (tenant_uuid, name) values ($1, 'Theirs') returning uuid",
      [api.identity.tenants.globex],
    );
    for (const role of [rows[0]?.uuid, 'administrator', 'accountant', 'no-such-role']) {
      const answer = await invite({ roles: [role] });
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['roles']]);
    }
  });

  test('to a user who may not invite', async () => {
    await addUser(owner, { ...users.ana, name: 'Lia', email: 'lia@acme.test' });
    const lia = await api.signIn('lia@acme.test');
    const answers = await Promise.all(['owner', 'back_office'].map((role) => invite({ roles: [role] }, lia)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403]);
  });

  test('an accountant who invites, and another company that looks, sends or withdraws', async () => {
    const gil = await api.signIn('gil@globex.test');
    expect((await invite({}, await api.signIn('carla@contas.test'))).statusCode).toBe(403);
    const { uuid } = (await invite()).json();
    expect((await gil.get(`/api/v2/invitations/${uuid}`)).statusCode).toBe(404);
    expect((await gil.get('/api/v2/invitations')).json()).toMatchObject({ count: 0 });
    expect((await gil.put(`/api/v2/invitations/${uuid}/withdraw`)).statusCode).toBe(404);
    expect((await gil.post('/api/v1/users/invite-email', { uuid, email: 'evil@globex.test' })).statusCode).toBe(404);
  });
});

describe('an open invitation', () => {
  test('is listed, and its token nowhere', async () => {
    await invite();
    const { results, count } = (await ana.get('/api/v2/invitations')).json();
    expect(count).toBe(1);
    expect(results[0]).toMatchObject({
      email: bia,
      status: 'pending',
      type: 'COMPANY',
      role: { built_in: 'back_office' },
      inviter: 'Ana Souza',
    });
    expect(Object.keys(results[0])).not.toContain('token_hash');
    expect((await ana.get('/api/v2/invitations?status=accepted,expired')).json()).toMatchObject({ count: 0 });
    expect((await ana.get('/api/v2/invitations?status=pending&email=BIA')).json()).toMatchObject({ count: 1 });
  });

  test('is withdrawn: its link no longer works, and a new one may be sent', async () => {
    const { uuid } = (await invite()).json();
    const link = await token();
    expect((await ana.put(`/api/v2/invitations/${uuid}/withdraw`)).json()).toMatchObject({ status: 'withdrawn' });
    expect((await accept(link)).json().code).toBe('link_invalid');
    expect((await ana.put(`/api/v2/invitations/${uuid}/resend`)).statusCode).toBe(409);
    expect((await invite()).json()).toMatchObject({ state: 'invited' });
  });

  test('is sent again after a while, and to another address at any time', async () => {
    const { uuid } = (await invite()).json();
    expect((await ana.post('/api/v1/users/invite-email', { uuid })).statusCode).toBe(429);
    expect((await ana.put(`/api/v2/invitations/${uuid}/resend`)).statusCode).toBe(429);
    const first = await token();
    expect((await ana.post('/api/v1/users/invite-email', { uuid, email: 'rui@globex.test' })).statusCode).toBe(200);
    expect((await accept(first)).json().code).toBe('link_invalid');
    expect(await check(await token('rui@globex.test'))).toMatchObject({ email: 'rui@globex.test' });
  });

  test('is one of a hundred in an hour', async () => {
    await owner.query(
      `insert into outbox (tenant_uuid, topic, status, lane, email, language)
       select $1::uuid, 'invitation', 'queued', $1, 'p' || n || '@acme.test', 'pt' from generate_series(1, 100) n`,
      [api.identity.tenants.acme],
    );
    expect((await invite()).statusCode).toBe(429);
  });
});
