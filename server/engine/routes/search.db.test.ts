import { describe, expect, it } from 'vitest';
import { demoApp, type TestClient } from '../../../tests/support/app.ts';
import { somebodyWith } from '../../../tests/support/rights.ts';
import type { Hit } from '../search/hits.ts';

const api = await demoApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');

const askFor = (client: TestClient, typed: string, language = 'en') =>
  client.get(`/api/v2/search?q=${encodeURIComponent(typed)}`, { 'accept-language': language });

async function hitsOf(client: TestClient, typed: string, language?: string): Promise<Hit[]> {
  const answer = await askFor(client, typed, language);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ results: Hit[] }>().results;
}

const resourcesOf = (hits: readonly Hit[]) => [...new Set(hits.map(({ resource }) => resource))];

describe('a search across lists', () => {
  it('finds the invoice of a number first', async () => {
    const [first] = await hitsOf(ana, '0012');
    expect(first).toMatchObject({ resource: 'invoices', name: '12' });
    expect(first?.details.length).toBeGreaterThan(0);
    expect((await hitsOf(ana, '2'))[0]).toMatchObject({ resource: 'invoices', name: '2' });
  });

  it('finds a client by part of the name without accents, and by tax id', async () => {
    const [client] = (await ana.get('/api/v2/entities?search=muller')).json().results;
    expect(await hitsOf(ana, 'muller')).toContainEqual(
      expect.objectContaining({ resource: 'entities', key: client.uuid, name: client.name }),
    );
    expect((await hitsOf(ana, client.nif))[0]).toMatchObject({ resource: 'entities', key: client.uuid });
  });

  it('finds invoices and receipts by an amount as written in the language', async () => {
    const { results } = (await ana.get('/api/v2/transactions?means=money&per_page=20')).json();
    const { amount, currency } = results.find((receipt: { amount: string }) => Number(receipt.amount) > 0);
    const inPortuguese = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2 }).format(amount);
    const found = await hitsOf(ana, `${currency} ${inPortuguese}`, 'pt');
    expect(resourcesOf(found), `${currency} ${inPortuguese}`).toContain('transactions');
    expect(found.every((hit) => hit.amount === amount)).toBe(true);
    expect(found.find(({ resource }) => resource === 'transactions')?.opens?.resource).toBe('invoices');
  });

  it('puts a client before its invoices', async () => {
    expect(resourcesOf(await hitsOf(ana, 'norte')).slice(0, 2)).toEqual(['entities', 'invoices']);
  });

  it('answers at most five records of a list', async () => {
    const found = await hitsOf(ana, 'norte');
    const counts = resourcesOf(found).map((name) => found.filter(({ resource }) => resource === name).length);
    expect(Math.max(...counts)).toBe(5);
  });

  it('puts an exact name before a name that begins with the text, and this before others', async () => {
    for (const name of ['Zumba Azul', 'Azul', 'Azul Claro', 'Azulejo'])
      // oxlint-disable-next-line no-await-in-loop -- the newest come first, so the order of creation matters
      expect((await ana.post('/api/v2/tributes', { name })).statusCode).toBe(201);
    const names = (await hitsOf(ana, 'azul')).filter(({ resource }) => resource === 'tributes').map(({ name }) => name);
    expect([names[0], names.at(-1)]).toEqual(['Azul', 'Zumba Azul']);
  });
});

describe('rights in a search across lists', () => {
  it('a user without the right to list clients finds none', async () => {
    const someone = await somebodyWith(api, ['invoices:list', 'invoices:show']);
    expect(resourcesOf(await hitsOf(someone, 'norte'))).toEqual(['invoices']);
    const nobody = await somebodyWith(api, []);
    expect(await hitsOf(nobody, 'norte')).toEqual([]);
  });

  it('no record of another company appears', async () => {
    const own = new Set((await hitsOf(ana, 'norte')).map(({ key }) => key));
    expect(own.size).toBeGreaterThan(0);
    await gil.post('/api/v2/tributes', { name: 'Norte em Globex' });
    expect((await hitsOf(gil, 'norte')).filter(({ key }) => own.has(key))).toEqual([]);
    expect((await hitsOf(ana, 'Norte em Globex')).filter(({ resource }) => resource === 'tributes')).toEqual([]);
  });

  it('an accountant finds the companies that they may enter', async () => {
    const carla = await api.signIn('carla@contas.test');
    expect(await hitsOf(carla, 'acme')).toContainEqual(expect.objectContaining({ resource: 'companies' }));
    expect((await hitsOf(carla, 'globex')).filter(({ resource }) => resource === 'companies')).toEqual([]);
  });

  it('an administrator finds the tenants, and nothing of a company', async () => {
    const admin = await api.signIn('admin@ultramar.test');
    expect(await hitsOf(admin, 'acme')).toContainEqual(expect.objectContaining({ resource: 'tenants' }));
    expect(resourcesOf(await hitsOf(admin, 'norte'))).not.toContain('entities');
  });
});

describe('what a search across lists refuses', () => {
  it.each(['', ' ', 'a', ' é '])('refuses %o, because it is too short', async (typed) => {
    const answer = await askFor(ana, typed);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['q']]);
  });

  it.each([
    '%',
    '_%',
    "'; drop table invoices; --",
    '\\\\',
    '{"a":1}',
    '٣٤',
    '9'.repeat(200),
    '-1e99',
    '..,,',
    '\u202E12',
    '$$',
  ])('answers %o without an error', async (typed) => {
    expect((await askFor(ana, typed.padEnd(2, typed))).statusCode).toBe(200);
  });

  it.each(['\u0000\u0000', 'a'.repeat(201)])('refuses %o', async (typed) => {
    expect((await askFor(ana, typed)).statusCode).toBe(400);
  });
});
