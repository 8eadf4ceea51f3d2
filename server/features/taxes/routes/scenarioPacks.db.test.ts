import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { make } from '../../../../tests/support/company.ts';
import { users } from '../../../../tests/support/identity.ts';

const api = await testApp();
const ana = await api.signIn(users.ana.email);
const gil = await api.signIn(users.gil.email);
const carla = await api.signIn(users.carla.email);
const url = '/api/v2/scenario-packs';

const adopt = (code: string, body: object, user = ana, headers = {}) =>
  user.post(`${url}/${code}/adopt`, body, headers);

interface Row {
  readonly tribute: { readonly uuid: string; readonly name: string };
  readonly base_includes?: readonly string[];
}

describe('the list of packs', () => {
  it('is filtered by origin and destination, and names each pack in three languages', async () => {
    expect((await ana.get(url)).json().count).toBe(42);
    const { results, count } = (await ana.get(`${url}?origin=76&destiny=840`)).json();
    expect([count, results]).toMatchObject([
      1,
      [
        {
          code: 'BR-US',
          pt_name: 'Brasil para Estados Unidos',
          en_name: 'Brazil to United States',
          es_name: 'Brasil a Estados Unidos',
          origin: { id: 76, identifier: 'BR' },
          checked_on: '2026-12-01',
          look_after: '2027-01-15',
          wants_look: false,
        },
      ],
    ]);
    expect(results[0].variants[0]).toEqual({
      code: 'presumed-abroad',
      pt_name: 'Lucro presumido · Serviço prestado fora dos EUA',
      en_name: 'Presumed profit · Service performed outside the US',
      es_name: 'Beneficio presunto · Servicio prestado fuera de EE. UU.',
    });
    expect((await ana.get(`${url}?origin=x`)).statusCode).toBe(400);
    expect((await ana.get(`${url}?colour=red`)).statusCode).toBe(400);
  });
});

describe('a pack', () => {
  it('has its rows with sources, what is not due, estimates and advice', async () => {
    const pack = (await ana.get(`${url}/PT-BR`)).json();
    const { tributes } = pack.variants[0];
    expect(tributes[0]).toMatchObject({
      tribute: { name: 'IVA', en_name: 'VAT', country: { id: 620, identifier: 'PT' } },
      is_origin: true,
      category: 'O',
      source: expect.stringContaining('CIVA, art. 6.º'),
      estimate: false,
    });
    const cofins = tributes.find((row: Row) => row.tribute.name === 'COFINS-Importação');
    expect(cofins).toMatchObject({ base_includes: ['ISS', 'PIS-Importação'], base_includes_self: true });
    const estimates = tributes.filter(({ estimate }: { estimate: boolean }) => estimate);
    expect(estimates.map((row: Row) => row.tribute.name)).toEqual(['CBS', 'CBS', 'IBS', 'IBS', 'IBS', 'IBS', 'IBS']);
    const exported = (await ana.get(`${url}/BR-US`)).json().variants[0];
    expect(exported.not_due).toContainEqual({ tax: 'ISS', source: expect.stringContaining('LC 116/2003') });
    expect(pack.advice.en).toContain('not tax advice');
  });

  it('is read by accountants, who adopt none', async () => {
    expect((await carla.get(`${url}/PT-BR?tenant=acme`)).statusCode).toBe(200);
    expect((await carla.post(`${url}/GB-US/adopt?tenant=acme`, {})).json().code).toBe('forbidden');
    const { tributes, code } = (await adopt('GB-US', {})).json();
    expect([tributes, code]).toEqual([[], 'GB-US-ABROAD']);
  });

  it('answers 404 for an unknown code', async () => {
    expect((await ana.get(`${url}/BR-JP`)).statusCode).toBe(404);
    expect((await adopt('BR-JP', {})).statusCode).toBe(404);
  });
});

describe('adopting a variant', () => {
  it('creates the scenario and its tributes, with keys in their bases', async () => {
    const answer = await adopt('US-BR', { variant: 'borne' });
    expect([answer.statusCode, answer.json().code]).toEqual([201, 'US-BR-BORNE']);
    const { tributes, pack, origin, rounding }: { tributes: Row[]; pack: object; origin: object; rounding: string } =
      answer.json();
    expect([pack, rounding]).toEqual([{ code: 'US-BR', variant: 'borne', version: '2026-12-01' }, 'line']);
    expect(origin).toMatchObject({ id: 840 });
    const keyOf = (name: string) => tributes.find(({ tribute }) => tribute.name === name)?.tribute.uuid;
    const pis = tributes.find(({ tribute }) => tribute.name === 'PIS-Importação');
    expect(pis?.base_includes?.toSorted()).toEqual(['IRRF', 'ISS', 'COFINS-Importação'].map(keyOf).toSorted());
    const saved = await ana.get(`/api/v2/scenarios/${answer.json().uuid}`);
    expect(saved.json().pack).toEqual(pack);
  });

  it('takes a tribute of the company with the same name and country', async () => {
    const other = await make(gil, '/api/v2/tributes', { name: 'IVA', country: { id: 620 } });
    const own = await make(gil, '/api/v2/tributes', { name: 'iva', country: { id: 724 } });
    const { tributes } = (await adopt('PT-ES', {}, gil)).json();
    expect(tributes).toMatchObject([{ tribute: { uuid: own }, category: 'AE', show: 'note', recoverable: '100' }]);
    expect(JSON.stringify(tributes)).not.toContain(other);
  });

  it('names it as asked, rounds for the document in the Union, and remembers its variant', async () => {
    const answer = await adopt('PT-DE', { variant: 'consumer', name: 'Downloads' }, gil);
    expect(answer.json()).toMatchObject({ name: 'Downloads', code: 'PT-DE-CONSUMER', rounding: 'document' });
    expect(answer.json().detail).toContain('Downloads');
  });

  it('is refused where the code exists, and repeated by its key only once', async () => {
    const key = { 'idempotency-key': 'adopting-mexico-0001' };
    const [first, again] = [await adopt('BR-MX', {}, ana, key), await adopt('BR-MX', {}, ana, key)];
    expect([first.statusCode, again.json().uuid]).toEqual([201, first.json().uuid]);
    const refused = await adopt('BR-MX', {});
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'conflict']);
  });

  it('refuses an unknown variant and property at their fields', async () => {
    const answer = await adopt('BR-AR', { variant: 'nobody' });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['variant']]);
    expect((await adopt('BR-AR', { name: '' })).json().errors).toHaveProperty('name');
  });
});

describe('the difference', () => {
  it('is empty as adopted, and has changed rows; reading it changes nothing', async () => {
    const adopted = (await adopt('GB-BR', { variant: 'withheld' })).json();
    const at = `${url}/GB-BR/difference?scenario=${adopted.uuid}`;
    expect((await ana.get(at)).json()).toEqual({
      pack: 'GB-BR',
      variant: 'withheld',
      version: '2026-12-01',
      added: [],
      changed: [],
      removed: [],
    });
    const tributes = adopted.tributes.map((row: Row) => (row.tribute.name === 'CIDE' ? { ...row, value: '12' } : row));
    const changed = await ana.put(`/api/v2/scenarios/${adopted.uuid}`, { ...adopted, tributes });
    expect([changed.statusCode, changed.json().pack]).toEqual([200, adopted.pack]);
    expect((await ana.get(at)).json().changed).toMatchObject([
      { tribute: 'CIDE', fields: [{ field: 'value', from: '12', to: '10' }] },
    ]);
    expect((await ana.get(`/api/v2/scenarios/${adopted.uuid}`)).json().tributes).toEqual(changed.json().tributes);
  });

  it('is not answered for the scenario of another company', async () => {
    const { uuid } = (await adopt('BR-GB', {})).json();
    expect((await gil.get(`${url}/BR-GB/difference?scenario=${uuid}`)).statusCode).toBe(404);
    expect((await ana.get(`${url}/BR-GB/difference`)).statusCode).toBe(400);
  });
});

it('a pack wants a look after its day', async () => {
  api.clock.set('2027-01-16T15:00:00Z');
  const later = await api.signIn(users.ana.email);
  expect((await later.get(`${url}/BR-US`)).json().wants_look).toBe(true);
  expect((await later.get(`${url}/ES-GB`)).json().wants_look).toBe(false);
});
