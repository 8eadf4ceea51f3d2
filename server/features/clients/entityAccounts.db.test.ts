import { expect, it } from 'vitest';
import { accountOf, field, typesBy } from '../../../tests/support/accountTypes.ts';
import { testApp } from '../../../tests/support/app.ts';
import { make } from '../../../tests/support/company.ts';

const api = await testApp();
const admin = await api.signIn('admin@ultramar.test');
const ana = await api.signIn('ana@acme.test');
const accounts = '/api/v2/entity-accounts';

const location = { place_id: 'manual', address: 'Rua 1', country: { id: 76 } };
const makeEntity = () => make(ana, '/api/v2/entities', { name: 'Payer', location, is_payment_responsible: true });
const entity = await makeEntity();
const type = await typesBy(admin)({
  fields: [field('Routing number', 'ach', { required: true }), field('PIX', 'pix'), field('Key', 'secret')],
});
const of = (values: Readonly<Record<string, object>>, more: object = {}) => ({
  ...accountOf(type, values, more),
  entity: { uuid: entity },
});

it('has values for the fields of its type, checked and stored by their types', async () => {
  const wrong = await ana.post(accounts, of({ 'Routing number': { value: '021000022' }, PIX: { value: 'key' } }));
  expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['fields.0.value', 'fields.1.value']]);
  const right = await make(
    ana,
    accounts,
    of({ 'Routing number': { value: '021-000-021' }, PIX: { value: '529.982.247-25' } }),
  );
  expect((await ana.get(`${accounts}/${right}`)).json()).toMatchObject({
    entity: { uuid: entity },
    account_type: { name: 'Type 1' },
    fields: [
      { name: 'Routing number', type: 'ach', value: '021000021' },
      { name: 'PIX', value: '52998224725' },
    ],
  });
});

it('keeps its entity', async () => {
  const uuid = await make(ana, accounts, of({ 'Routing number': { value: '021000021' } }));
  const other = await makeEntity();
  const stored = (await ana.get(`${accounts}/${uuid}`)).json();
  const moved = await ana.put(`${accounts}/${uuid}`, { ...stored, entity: { uuid: other } });
  expect([moved.statusCode, Object.keys(moved.json().errors)]).toEqual([400, ['entity']]);
  const listed = await ana.get(`${accounts}?entity=${other}`);
  expect(listed.json().count).toBe(0);
});

it('is not offered as an account that documents are paid into', async () => {
  const uuid = await make(ana, accounts, of({ 'Routing number': { value: '021000021' } }));
  expect((await ana.get(`/api/v2/accounts/${uuid}`)).statusCode).toBe(404);
});

it('keeps an entity from being deleted, until it is deleted itself', async () => {
  const payer = await makeEntity();
  const uuid = await make(ana, accounts, {
    ...of({ 'Routing number': { value: '021000021' } }),
    entity: { uuid: payer },
  });
  expect((await ana.delete(`/api/v2/entities/${payer}`)).json()).toMatchObject({ code: 'in_use' });
  expect((await ana.delete(`${accounts}/${uuid}`)).statusCode).toBe(200);
  expect((await ana.delete(`/api/v2/entities/${payer}`)).statusCode).toBe(200);
});

it('stores its secrets sealed', async () => {
  const uuid = await make(
    ana,
    accounts,
    of({ 'Routing number': { value: '021000021' }, Key: { secret: { value: 'hunter2' } } }),
  );
  const { rows } = await api.ownerPool.query<{ secret: string | null }>(
    'select secret from entity_account_fields where entity_account_uuid = $1 and secret is not null',
    [uuid],
  );
  expect(rows.map(({ secret }) => secret)).toEqual([expect.stringMatching(/^sealed:v1:/)]);
});
