import { describe, expect, it } from 'vitest';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const shop = await testWorkshop();
const { api, made } = shop;
api.clock.set('2026-03-20T15:00:00Z');
const ana = await api.signIn('ana@acme.test');

const entities = '/api/v2/entities';
const payer = {
  name: 'Payer Trust',
  is_payment_responsible: true,
  location: { place_id: 'p', address: '1 Bay St', country: { id: 124 } },
};
const { uuid: other } = (await ana.post(entities, payer)).json<{ uuid: string }>();

const listed = async (query: string) =>
  (await ana.get(`${entities}?${query}`)).json<{ results: { uuid: string; owes?: unknown }[] }>().results;
const owes = async (uuid: string) => (await listed('fields=owes')).find((entity) => entity.uuid === uuid)?.owes;
const receive = (uuid: string, body: object = {}) =>
  ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid', ...body });

describe('the list of clients shows what each still owes', () => {
  it('by currency, as payer or as buyer without another payer, less what was received', async () => {
    expect(await owes(made.entity)).toEqual([]);
    const [first] = await Promise.all([shop.written(), shop.written({ currency: 'USD' })]);
    await shop.written({ payment_responsible_uuid: other });
    await shop.written({ is_draft: true });
    await receive(first.uuid, { amount: '400.00' });
    expect(await owes(made.entity)).toEqual([
      { currency: 'BRL', amount: '680.00' },
      { currency: 'USD', amount: '1080.00' },
    ]);
    expect(await owes(other)).toEqual([{ currency: 'BRL', amount: '1080.00' }]);
    await receive(first.uuid);
    expect(await owes(made.entity)).toEqual([{ currency: 'USD', amount: '1080.00' }]);
  });

  it('in exports, and not in a single record, whose page shows it elsewhere', async () => {
    expect((await ana.get(`${entities}/${other}`)).json()).not.toHaveProperty('owes');
    const file = await ana.get(`${entities}/export?format=csv&fields=name,owes`);
    expect(file.body).toContain('1.080,00 BRL');
  });

  it('only to those who may list invoices', async () => {
    const clerk = await somebodyWith(api, ['entities:list', 'entities:export']);
    const [entity] = (await clerk.get(entities)).json<{ results: object[] }>().results;
    expect(entity).toHaveProperty('name');
    expect(entity).not.toHaveProperty('owes');
    expect((await clerk.get(`${entities}?fields=owes`)).statusCode).toBe(400);
    expect((await clerk.get(`${entities}/export?format=csv&fields=name,owes`)).statusCode).toBe(400);
  });
});

describe('credits are found', () => {
  const credits = async (search: string) =>
    (await ana.get(`/api/v2/credits?search=${encodeURIComponent(search)}`)).json<{ results: { origin?: string }[] }>()
      .results;

  it('by client, by the note of the payment, and by the invoice that it paid as well', async () => {
    const { uuid } = await shop.written({ company_number: 'PO 77' });
    await receive(uuid, {
      amount: '1100.00',
      exchange_currency: 'BRL',
      payment_date: '2026-03-20 10:00:00',
      note: 'Wire Ágata',
    });
    for (const search of ['agata', 'po 77', 'blue']) expect(await credits(search), search).toHaveLength(1);
    expect(await credits('nothing like it')).toEqual([]);
    expect((await credits('po 77'))[0]?.origin).toBe('Wire Ágata · PO 77');
  });

  it('by the new name of a renamed client', async () => {
    const whole = (await ana.get(`${entities}/${made.entity}`)).json<object>();
    await ana.put(`${entities}/${made.entity}`, { ...whole, name: 'Red Lagoon' });
    expect(await credits('lagoon')).toHaveLength(1);
    expect(await credits('blue')).toEqual([]);
  });
});
