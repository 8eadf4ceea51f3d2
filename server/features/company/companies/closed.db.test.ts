import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { addUser } from '../../../../tests/support/identity.ts';

const api = await testApp();
const { globex } = api.identity.tenants;
const carla = api.identity.users['carla@contas.test'] ?? '';

beforeAll(async () => {
  await api.ownerPool.query(`
    insert into companies (tenant_id, name, location_place_id, location_address, location_country_id)
    select id, name, 'p', 'Rua 1', 76 from tenants`);
});
beforeEach(async () => {
  await api.ownerPool.query("delete from access_grants where state <> 'granted'");
  await api.ownerPool.query('update tenants set suspended_at = null');
});

const stand = (tenant: string, state: string) =>
  api.ownerPool.query('insert into access_grants (tenant_uuid, user_uuid, state) values ($1, $2, $3)', [
    tenant,
    carla,
    state,
  ]);

/** The companies shown to Carla, by short name with access. */
async function listed(query = ''): Promise<string[][]> {
  const client: TestClient = await api.signIn('carla@contas.test');
  const { results } = (await client.get(`/api/v2/companies/access${query}`)).json();
  return results.map((company: Record<string, unknown>) => [
    company['tenant'],
    company['access'],
    company['access_state'],
  ]);
}

describe('a company that cannot be entered', () => {
  it.each(['requested', 'withdrawn'])('is listed with the others if its access was %s', async (state) => {
    await stand(globex, state);
    expect(await listed()).toEqual([
      ['acme', true, 'granted'],
      ['globex', false, state],
    ]);
  });

  it('shows its name only', async () => {
    await stand(globex, 'withdrawn');
    const client = await api.signIn('carla@contas.test');
    const { results } = (await client.get('/api/v2/companies/access?search=globex')).json();
    expect(results).toEqual([
      { uuid: globex, name: 'Globex Consulting', tenant: 'globex', access: false, access_state: 'withdrawn' },
    ]);
  });

  it('is omitted if only accessible ones are requested', async () => {
    await stand(globex, 'requested');
    expect(await listed('?access=granted')).toEqual([['acme', true, 'granted']]);
  });

  it('is refused like a company without access', async () => {
    await stand(globex, 'withdrawn');
    const client = await api.signIn('carla@contas.test');
    const answers = await Promise.all(
      ['/api/v2/tributes?tenant=globex', '/api/v2/accountants/invoices/export?companies=globex'].map((url) =>
        client.get(url),
      ),
    );
    expect(answers.map((answer) => answer.json().code)).toEqual(['tenant_forbidden', 'tenant_forbidden']);
  });

  it('has no figures in the overview', async () => {
    await stand(globex, 'withdrawn');
    const client = await api.signIn('carla@contas.test');
    const { results } = (await client.get('/api/v2/accountants/overview')).json();
    expect(results).toMatchObject([
      { tenant: 'acme', access: true, figures: [] },
      { tenant: 'globex', access: false },
    ]);
    expect(results[1]).not.toHaveProperty('figures');
  });
});

it('a suspended company is shown as such, and its list is in no file', async () => {
  const email = 'duas@contas.test';
  await addUser(api.ownerPool, { name: 'Duas', email, type: 'ACCOUNTANT', tenants: ['acme', 'globex'] });
  await api.ownerPool.query('update tenants set suspended_at = now() where id = $1', [globex]);
  const duas = await api.signIn(email);
  const { results } = (await duas.get('/api/v2/companies/access')).json();
  expect(results.map(({ tenant, access_state: state }: Record<string, string>) => [tenant, state])).toEqual([
    ['acme', 'granted'],
    ['globex', 'suspended'],
  ]);
  const file = '/api/v2/accountants/invoices/export';
  expect((await duas.get(`${file}?companies=globex`)).json().code).toBe('tenant_suspended');
});

it('a user does not see the requests of another', async () => {
  await stand(globex, 'requested');
  const ana = await api.signIn('ana@acme.test');
  const { results } = (await ana.get('/api/v2/companies/access')).json();
  expect(results.map(({ tenant }: { tenant: string }) => tenant)).toEqual(['acme']);
});
