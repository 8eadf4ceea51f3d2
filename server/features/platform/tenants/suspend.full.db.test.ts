import { beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { contractBody, invoiceBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { users } from '../../../../tests/support/identity.ts';
import { laterBy } from '../../../../tests/support/later.ts';
import { allCompanies } from '../../../engine/jobs/eachCompany.ts';

const api = await testApp();
const admin = await api.signIn(users.admin.email);
const { acme } = api.identity.tenants;
const tenant = `/api/v2/tenants/${acme}`;
const codeOf = (answer: Awaited<ReturnType<TestClient['get']>>) => [answer.statusCode, answer.json().code];
const signIn = (email: string) => api.anonymous.post('/api/v1/auth/login', { email, password: 'ultramar-demo' });

/** The lifetime of cached sessions. */
const fiveSeconds = 5_000;
const clients: TestClient[] = [];
const links: string[] = [];

beforeAll(async () => {
  const ana = await api.signIn(users.ana.email);
  const made = await makeRegistrations(api, ana);
  const invoice = (await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made))).json();
  const contract = await make(ana, '/api/v2/contracts/create', contractBody(made));
  const { public_hash: ofContract } = (await ana.get(`/api/v2/contracts/${contract}`)).json();
  links.push(
    `/api/v2/public/invoices/individual/${invoice.public_hash}`,
    `/api/v2/public/invoices/recurring/${ofContract}`,
    `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${invoice.uuid}&hash=${invoice.public_hash}`,
  );
  clients.push(ana, await api.signIn(users.carla.email));
});

describe('a company that is suspended', () => {
  it('is reported as suspended, with date and reason', async () => {
    const answer = await admin.put(`${tenant}/suspend`, { suspended_reason: 'Unpaid since March' });
    expect(answer.json()).toMatchObject({
      uuid: acme,
      status: 'suspended',
      suspended_at: api.clock.now().toISOString(),
      suspended_reason: 'Unpaid since March',
      detail: expect.any(String),
    });
    expect(codeOf(await admin.put(`${tenant}/suspend`, {}))).toEqual([409, 'status_not_allowed']);
  });

  it.each(['/api/v2/invoice/invoices-single', '/api/v2/home', '/api/v2/entities?tenant=acme'])(
    'is closed to its people and its accountants at %s within five seconds',
    async (url) => {
      laterBy(fiveSeconds);
      for (const client of clients) expect(codeOf(await client.get(url))).toEqual([403, 'tenant_suspended']);
    },
  );

  it('answers its own people nothing but that it is', async () => {
    laterBy(fiveSeconds);
    const [ana] = clients;
    expect(ana && codeOf(await ana.get('/api/v1/auth/me'))).toEqual([403, 'tenant_suspended']);
  });

  it('is shown to an accountant who has no other, as closed', async () => {
    const carla = await api.signIn(users.carla.email);
    expect((await carla.get('/api/v1/auth/me')).json()).toMatchObject({ suspended: ['acme'] });
    const { results } = (await carla.get('/api/v2/accountants/overview')).json();
    expect(results).toEqual([expect.objectContaining({ tenant: 'acme', access: false, access_state: 'suspended' })]);
    expect((await carla.get('/api/v2/companies/access')).json().results).toHaveLength(1);
    expect(codeOf(await carla.get('/api/v2/tributes?tenant=acme'))).toEqual([403, 'tenant_suspended']);
  });

  it('prevents sign-in, and shows the reason only after the correct password', async () => {
    expect(codeOf(await signIn(users.ana.email))).toEqual([403, 'tenant_suspended']);
    const wrong = await api.anonymous.post('/api/v1/auth/login', { email: users.ana.email, password: 'another one' });
    expect(codeOf(wrong)).toEqual([401, 'invalid_credentials']);
  });

  it('lets accountants sign in, who may have other companies, and leaves other companies alone', async () => {
    expect((await signIn(users.carla.email)).statusCode).toBe(200);
    const gil = await api.signIn(users.gil.email);
    expect((await gil.get('/api/v2/entities')).statusCode).toBe(200);
  });

  it('opens none of its public links', async () => {
    expect(links).toHaveLength(3);
    for (const link of links) expect((await api.anonymous.get(link)).statusCode, link).toBe(404);
  });

  it('is left out by the jobs that issue', async () => {
    const companies = await allCompanies(api.pool);
    expect(companies.find(({ id }) => id === acme)?.is_suspended).toBe(true);
  });

  it('has it in the history of the platform, with who did it', async () => {
    const { results } = (await admin.get(`/api/v2/platform-audit?record=tenants&search=suspended_reason`)).json();
    expect(results[0]).toMatchObject({
      subject: 'Acme Software Ltda',
      action: 'updated',
      actor: 'Administração <admin@ultramar.test>',
      changes: expect.arrayContaining([{ field: 'suspended_reason', next: 'Unpaid since March' }]),
    });
  });

  it('works as before once it is restored', async () => {
    const restored = await admin.put(`${tenant}/restore`, {});
    expect(restored.json()).toMatchObject({ status: 'active' });
    expect(restored.json()).not.toHaveProperty('suspended_reason');
    const ana = await api.signIn(users.ana.email);
    expect((await ana.get('/api/v2/home')).statusCode).toBe(200);
    for (const link of links) expect((await api.anonymous.get(link)).statusCode, link).toBe(200);
  });
});

it.each([users.ana.email, users.carla.email])('%s cannot suspend a tenant', async (email) => {
  const client = await api.signIn(email);
  expect((await client.put(`${tenant}/suspend`, {})).statusCode).toBe(403);
});
