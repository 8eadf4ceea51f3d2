import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { loadResources } from '../resources/registry.ts';
import { crafts, craftsTables, formOf } from './crafts.testing.ts';

const api = await testApp({ resources: [...(await loadResources()), crafts] });
const ana = await api.signIn('ana@acme.test');
const entities = '/api/v2/entities';

beforeAll(async () => {
  await api.ownerPool.query(craftsTables);
});

interface Outcome {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: readonly { readonly row: number; readonly column?: string; readonly detail: string }[];
  readonly rows: readonly { readonly row: number; readonly change: string; readonly name: string }[];
}

const preview = async (file: string, at = entities): Promise<Outcome> =>
  (await ana.post(`${at}/import?preview=true`, formOf(file), { 'accept-language': 'en' })).json();

/** Returns the result of each row: its change, the column of its problem, or undefined. */
async function fates(file: string, at = entities) {
  const { refused, rows } = await preview(file, at);
  const count = file.trim().split('\n').length - 1;
  return Array.from({ length: count }, (_, n) => {
    const problem = refused.find(({ row }) => row === n + 2);
    return problem ? `refused at ${problem.column}` : (rows.find(({ row }) => row === n + 2)?.change ?? 'unchanged');
  });
}

const location = { place_id: 'p', address: 'Rua 1', country: { id: 620 } };
const make = async (name: string, nif?: string, country = 620): Promise<string> =>
  (await ana.post(entities, { name, ...(nif && { nif }), location: { ...location, country: { id: country } } })).json()
    .uuid;

const head = 'uuid,name,nif,location.address,location.country';

it('an optional amount of zero is none', async () => {
  const file = 'name,location.address,location.country,credit_limit\n';
  const rows = 'No limit,Rua 1,PT,"0,00"\nLimit,Rua 1,PT,"10,00"';
  expect(await fates(file + rows)).toEqual(['created', 'refused at credit_currency']);
});

describe('a row matches the record', () => {
  it('with its key, whatever its other values', async () => {
    const uuid = await make('By key', '501442600');
    expect(await fates(`${head}\n${uuid.toUpperCase()},Renamed,,Rua 1,PT`)).toEqual(['changed']);
    const other = '0198f6b2-0000-7000-8000-000000000000';
    expect(await fates(`${head}\n${other},By key,501442600,Rua 1,PT\nx,By key,,,`)).toEqual([
      'refused at uuid',
      'refused at uuid',
    ]);
  });

  it('with its tax id, ignoring punctuation and letter case', async () => {
    await make('By tax id', 'GB 123-456', 826);
    expect(await fates(`${head}\n,By tax id,gb123456,Rua 1,GB\n,By tax id,GB123457,Rua 1,GB`)).toEqual([
      'unchanged',
      'created',
    ]);
    expect(await fates(`${head}\n,Renamed,GB123456,,`)).toEqual(['changed']);
  });

  it('with its tax id, with and without the country before it', async () => {
    await make('With country', 'PT 501 964 843');
    await make('Without country', '503504564');
    expect(await fates(`${head}\n,Renamed one,501964843,,\n,Renamed two,pt503504564,,`)).toEqual([
      'changed',
      'changed',
    ]);
  });

  it('with its name in letters whose one case alone has a base letter, and not without accents', async () => {
    await make('Ɩota', undefined, 840);
    await make('Maçã', undefined, 840);
    expect(await fates(`${head}\n,ɩota,,,\n,MAÇÃ,,,\n,Maca,,Rua 1,US`)).toEqual(['changed', 'changed', 'created']);
  });

  it('with its name, ignoring case, unless tax ids differ', async () => {
    await make('Branch', 'US-1', 840);
    await make('Without', undefined, 840);
    expect(await fates(`${head}\n,BRANCH,,,\n,Branch,US-2,Rua 1,US\n,Without,US-3,,\n,Nobody,,Rua 1,US`)).toEqual([
      'changed',
      'created',
      'changed',
      'created',
    ]);
  });

  it('with the most equal values, if several have its tax id', async () => {
    await make('Shared one', 'US-77', 840);
    await make('Shared two', 'US-77', 840);
    expect(await fates(`${head}\n,Shared two,US 77,,`)).toEqual(['unchanged']);
    expect(await fates(`${head}\n,Shared three,US77,,`)).toEqual(['refused at nif']);
  });

  it('with its exact spelling, if names differ only in case', async () => {
    await make('Same');
    await make('SAME');
    expect(await fates(`${head}\n,Same,,,\n,SAME,,,`)).toEqual(['unchanged', 'unchanged']);
    expect(await fates(`${head}\n,same,,,`)).toEqual(['refused at name']);
  });
});

describe('two rows for one record', () => {
  it('are refused, also if they match by different properties', async () => {
    const uuid = await make('Once', 'US-88', 840);
    expect(await fates(`${head}\n,Once,,,\n,Other,US88,,\n${uuid},Third,,,`)).toEqual([
      'unchanged',
      'refused at nif',
      'refused at uuid',
    ]);
  });

  it('are refused for a new record, unless their tax ids differ', async () => {
    const rows = [',New,US-90,Rua,US', ',New,US-91,Rua,US', ',Else,us 90,Rua,US', ',NEW,US-92,Rua,US', ',New,,Rua,US'];
    expect(await fates([head, ...rows].join('\n'))).toEqual([
      'created',
      'created',
      'refused at nif',
      'created',
      'refused at name',
    ]);
  });
});

it('a row without an identifying value is refused', async () => {
  expect(await fates(`${head}\n,,,Rua 1,PT`)).toEqual(['refused at name']);
  expect((await preview('nif,segment\n,x')).refused).toEqual([{ row: 2, column: 'nif', detail: 'Required field' }]);
});

it.each([
  [',A,US-1,Rua 1,Atlantis', 'location.country', '“Atlantis” is not the name of a country'],
  [',A,US-1,Rua 1,US,5,€', 'credit_currency', '“€” was not found'],
  [',A,"1,12223E+13",Rua 1,US', 'nif', 'The spreadsheet shortened this number to 1,12223E+13'],
])('a value that only the person can mend is quoted in the reason', async (row, column, detail) => {
  const { refused } = await preview(`${head},credit_limit,credit_currency\n${row}`);
  expect(refused).toEqual([{ row: 2, column, detail: expect.stringContaining(detail) }]);
});

it('a reference is matched by its name, otherwise by the declared paths of its imports', async () => {
  await make('Owner', 'US-99', 840);
  await make('US-100', 'US-101', 840);
  await make('Third', 'US 100', 840);
  const file = 'code,name,owner,flag\nA,x,owner,Estados Unidos\nB,x,us99,Germany\nC,x,US-100,br\nD,x,US-200,Narnia';
  expect(await fates(file, '/api/v2/crafts')).toEqual(['created', 'created', 'created', 'refused at owner']);
  await ana.post('/api/v2/crafts/import', formOf(file.split('\n').slice(0, 4).join('\n')));
  const { results } = (await ana.get('/api/v2/crafts?sort=code&fields=code,owner,flag')).json();
  expect(
    results.map((craft: { owner: { name: string }; flag: { id: number } }) => [craft.owner.name, craft.flag.id]),
  ).toEqual([
    ['Owner', 840],
    ['Owner', 276],
    ['US-100', 76],
  ]);
});
