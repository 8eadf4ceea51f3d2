import { describe, expect, it } from 'vitest';
import tenants from '../../../../schemas/resources/platform/tenants.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { users } from '../../../../tests/support/identity.ts';

const api = await testApp();
// The database computes expiry by its own clock.
api.clock.set(new Date());
let admin = await api.signIn(users.admin.email);
const url = '/api/v2/tenants';
const initech = { ...tenants.example, slug: 'initech' };
const mailsTo = async (email: string) => {
  const { rows } = await api.ownerPool.query('select topic, language from outbox where email = $1', [email]);
  return rows;
};
const tenantsCalled = async (slug: string) =>
  (await api.ownerPool.query('select id from tenants where slug = $1', [slug])).rows.length;

describe('a new tenant', () => {
  it('is made with its company, and its first owner invited by mail', async () => {
    const made = await admin.post(url, { ...initech, owner_language: 'es' });
    expect(made.statusCode).toBe(201);
    const { uuid } = made.json();
    expect(made.json()).toMatchObject({
      slug: 'initech',
      name: 'Initech Software S.A.',
      status: 'active',
      users: 0,
      owner_status: 'invited',
      currency: 'BRL',
      location: { country: { identifier: 'BR' } },
    });
    expect(await mailsTo('paula@initech.example')).toEqual([{ topic: 'invitation', language: 'es' }]);
    const { rows } = await api.ownerPool.query('select name, currency from companies where tenant_id = $1', [uuid]);
    expect(rows).toEqual([{ name: 'Initech Software S.A.', currency: 'BRL' }]);
  });

  it('has the defaults of every tenant: its templates and its settings', async () => {
    const { rows } = await api.ownerPool.query(
      `select (select count(*)::int from invoice_templates t where t.tenant_id = x.id) as templates,
         (select count(*)::int from invoice_numbering n where n.tenant_id = x.id) as numbering
       from tenants x where slug = 'initech'`,
    );
    expect(rows).toEqual([{ templates: 3, numbering: 1 }]);
  });

  it('is in the history of the platform in the name of who made it', async () => {
    const { results } = (await admin.get('/api/v2/platform-audit?record=tenants&action=created&actor=admin')).json();
    expect(results).toMatchObject([{ subject: 'Initech Software S.A.', actor: 'Administração <admin@ultramar.test>' }]);
  });

  it.each([
    ['acme', 'slug', 409],
    ['www', 'slug', 400],
    ['Initech', 'slug', 400],
    ['-x', 'slug', 400],
  ])('is refused with the short name %s, and rolled back', async (slug, path, status) => {
    const answer = await admin.post(url, { ...initech, slug, owner_email: `${slug}@new.example` });
    expect(answer.statusCode).toBe(status);
    expect(answer.json().errors).toHaveProperty([path]);
    expect(await mailsTo(`${slug}@new.example`)).toEqual([]);
  });

  it.each([
    ['nif', { nif: '123' }],
    ['time_zone', { time_zone: 'Mars/Olympus' }],
    ['currency', { currency: 'XYZ' }],
    ['location.country', { location: { place_id: 'p', address: 'Rua 1', country: { id: 1 } } }],
    ['owner_email', { owner_email: 'nobody' }],
  ])('is refused at %s', async (path, wrong) => {
    const answer = await admin.post(url, { ...initech, slug: 'hooli', ...wrong });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
    expect(await tenantsCalled('hooli')).toBe(0);
  });

  it('may have an owner who is in another company already', async () => {
    const made = await admin.post(url, { ...initech, slug: 'hooli', owner_email: users.gil.email });
    expect(made.statusCode).toBe(201);
    expect(await mailsTo(users.gil.email)).toHaveLength(1);
  });

  it('is created once by concurrent requests', async () => {
    const ask = () => admin.post(url, { ...initech, slug: 'umbrella', owner_email: 'o@umbrella.example' });
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409]);
    expect(await mailsTo('o@umbrella.example')).toHaveLength(1);
  });

  it('is not for a company to make', async () => {
    const ana = await api.signIn(users.ana.email);
    expect((await ana.post(url, { ...initech, slug: 'mine' })).statusCode).toBe(403);
    expect(await tenantsCalled('mine')).toBe(0);
  });
});

describe('the invitation of its owner', () => {
  it('is sent again, with another link, until it is accepted', async () => {
    const { results } = (await admin.get(`${url}?search=initech`)).json();
    const hash = async () =>
      (
        await api.ownerPool.query("select token_hash from account_invitations where email = 'paula@initech.example'")
      ).rows[0].token_hash.toString('hex');
    const before = await hash();
    api.clock.advance(60 * 60 * 1000);
    admin = await api.signIn(users.admin.email);
    const answer = await admin.put(`${url}/${results[0].uuid}/invite`, {});
    expect(answer.statusCode).toBe(200);
    expect(await mailsTo('paula@initech.example')).toHaveLength(2);
    expect(await hash()).not.toBe(before);
  });

  it('is not sent to a company that has an owner', async () => {
    const answer = await admin.put(`${url}/${api.identity.tenants.acme}/invite`, {});
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'owned']);
  });
});
