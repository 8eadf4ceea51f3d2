import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { loadResources } from '../resources/registry.ts';
import { fleet, ports, vessels } from './simpleRest.testing.ts';

const api = await testApp({ resources: [...(await loadResources()), vessels, ports] });
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const url = '/api/v1/fleet/vessels';

beforeAll(() => api.ownerPool.query(fleet));

const queryText = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)])).toString();
const list = (query: object) => ana.get(`${url}?${queryText(query)}`);
const initials = async (query: object) =>
  (await list(query))
    .json()
    .map(({ name }: { name: string }) => name.slice(0, 1))
    .join('');

describe('a list', () => {
  it('is a plain array of records with their ids, and has its position in Content-Range', async () => {
    const answer = await list({ range: [0, 1] });
    expect(answer.headers['content-range']).toBe('vessels 0-1/4');
    const [first] = answer.json();
    expect(first).toMatchObject({ id: first.uuid, name: 'Ceres', flag: { id: 76 } });
    expect((await list({ range: [100, 199] })).headers['content-range']).toBe('vessels */4');
  });

  it.each([
    [{}, 'CDBÁ'],
    [{ sort: ['name', 'ASC'] }, 'ÁBCD'],
    [{ sort: ['name', 'DESC'], range: [2, 3] }, 'BÁ'],
    [{ sort: ['class', 'DESC'] }, 'CDBÁ'],
    [{ filter: { q: 'AGU' } }, 'Á'],
    [{ filter: { class: 'ferry' } }, 'B'],
    [{ filter: { class: ['ferry', 'cargo'] } }, 'BÁ'],
    [{ filter: { flag: 76, class: null } }, 'CD'],
    [{ filter: { flag: '620' } }, 'Á'],
    [{ filter: { built_gte: '2019-02-28', built_lt: '2020-01-01' } }, 'Á'],
    [{ filter: { value_lt: 0 } }, 'B'],
  ])('of %j', async (query, found) => {
    expect(await initials(query)).toBe(found);
  });

  it('has the requested properties of its records, and their ids', async () => {
    const [first] = (await ana.get(`${url}?fields=class&range=[0,0]`)).json();
    expect(first).toEqual({ id: first.uuid, uuid: first.uuid, class: 'tanker' });
  });

  it('has all that are named, however many a page has otherwise, and none of another company', async () => {
    const id = (await list({})).json().map((row: { id: string }) => row.id);
    expect(await initials({ filter: { id } })).toBe('CDBÁ');
    expect(await initials({ filter: { id: id[2] } })).toBe('B');
    const theirs = await gil.get(`${url}?${queryText({ filter: { id } })}`);
    expect([theirs.json(), theirs.headers['content-range']]).toEqual([[], 'vessels */0']);
  });

  it.each([
    ['sort=name', 'sort'],
    ['sort=["secret","ASC"]', 'sort.0'],
    ['sort=["name","UP"]', 'sort.1'],
    ['sort=["name"]', 'sort'],
    ['range=[0,100]', 'range'],
    ['range=[5,14]', 'range'],
    ['range=[9,0]', 'range'],
    ['range=[0,"x"]', 'range.1'],
    ['range=[-10,9]', 'range.0'],
    ['filter=[]', 'filter'],
    ['filter={"class":', 'filter'],
    ['filter={"class":"submarine"}', 'filter.class.0'],
    ['filter={"class":{"eq":"cargo"}}', 'filter.class'],
    ['filter={"flag":99999999999}', 'filter.flag'],
    ['filter={"built_gte":"yesterday"}', 'filter.built_gte'],
    ['filter={"tonnage":1}', 'filter.tonnage'],
    ['filter={"page":2}', 'filter.page'],
    ['filter={"id":["x"]}', 'filter.id.0'],
    ['filter={"id":[]}', 'filter.id'],
    [`filter={"id":[${Array.from({ length: 101 }, () => 1).join()}]}`, 'filter.id'],
    ['filter={"__proto__":{}}', 'filter'],
    [`filter=${'['.repeat(50)}`, 'filter'],
    [`filter={"q":"${'x'.repeat(201)}"}`, 'filter.q'],
    ['filter={"q":"\\u0000"}', 'filter.q'],
    ['filter={}&filter={}', 'filter'],
  ])('refuses ?%s, with an error at %s', async (query, path) => {
    const answer = await ana.get(`${url}?${encodeURI(query)}`);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'validation']);
    expect(Object.keys(answer.json().errors)).toEqual([path]);
  });

  it.each(['page=1', 'search=x', 'class=cargo', 'uuid=1'])('has no %s, which is of our own dialect', async (query) => {
    expect((await ana.get(`${url}?${query}`)).json().code).toBe('unknown_parameter');
  });
});

describe('a record', () => {
  it('is returned with its id when it is created, read, replaced and deleted', async () => {
    const made = await ana.post(url, { name: 'Eos' }, { 'idempotency-key': 'eos' });
    const { id, uuid } = made.json();
    expect([made.statusCode, id]).toEqual([201, uuid]);
    expect((await ana.post(url, { name: 'Eos' }, { 'idempotency-key': 'eos' })).json()).toEqual(made.json());
    const at = `${url}/${id}`;
    const read = await ana.get(at);
    expect([read.json(), read.headers['etag']]).toEqual([{ id, uuid, name: 'Eos' }, '"1"']);
    const match = { 'if-match': '"1"' };
    const sent = { ...read.json(), name: 'Eos II' };
    expect((await ana.put(at, sent, match)).json()).toMatchObject({ id, name: 'Eos II' });
    expect((await ana.put(at, sent, match)).json().code).toBe('stale');
    expect((await gil.get(at)).statusCode).toBe(404);
    expect((await ana.delete(at)).json()).toMatchObject({ id });
    expect((await ana.get(at)).statusCode).toBe(404);
  });

  it('that is wrong is refused at its field', async () => {
    const answer = await ana.post(url, { class: 'submarine' });
    expect([answer.statusCode, Object.keys(answer.json().errors).toSorted()]).toEqual([400, ['class', 'name']]);
  });
});

describe('a part of a record', () => {
  const built = { built: '2019-02-28', value: '7.5', flag: { id: 620 } };
  const make = async () => (await ana.post(url, { name: 'Fé', class: 'ferry', ...built })).json();

  it('is changed by a patch: absent properties stay, and null or an empty text clears', async () => {
    const { id } = await make();
    const at = `${url}/${id}`;
    expect((await ana.patch(at, { name: 'Fé II', class: null, built: '' })).json()).toMatchObject({
      id,
      name: 'Fé II',
    });
    const { detail: _said, ...left } = (await ana.get(at)).json();
    expect(left).toMatchObject({ name: 'Fé II', value: '7.5', flag: { id: 620 } });
    expect([left.class, left.built]).toEqual([undefined, undefined]);
    expect((await gil.patch(at, { name: 'Gil' })).statusCode).toBe(404);
  });

  it('may come with the rest of the record as it was read', async () => {
    const { detail: _said, ...read } = await make();
    const answer = await ana.patch(`${url}/${read.id}`, { ...read, class: 'cargo' });
    expect([answer.statusCode, answer.json().class]).toEqual([200, 'cargo']);
  });

  it.each([
    [{ tenant: 'globex' }, 'tenant'],
    [{ version: 9 }, 'version'],
    [{ uuid: '0198f6b2-0000-7000-8000-000000000000' }, 'uuid'],
    [{ id: 1 }, 'id'],
    [{ name: null }, 'name'],
    [{ class: 'submarine' }, 'class'],
    [{ flag: 999_999 }, 'flag'],
  ])('is refused as %j, and nothing is changed', async (patch, path) => {
    const { id } = await make();
    const answer = await ana.patch(`${url}/${id}`, { value: '1', ...patch });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
    expect((await ana.get(`${url}/${id}`)).json().value).toBe('7.5');
  });

  it('is changed at the version it was read at, once for a key', async () => {
    const { id } = await make();
    const at = `${url}/${id}`;
    const once = { 'if-match': '"1"', 'idempotency-key': 'patch' };
    expect((await ana.patch(at, { name: 'Gê' }, once)).headers['etag']).toBe('"2"');
    expect((await ana.patch(at, { name: 'Gê' }, once)).headers['idempotency-replayed']).toBe('true');
    expect((await ana.patch(at, { name: 'Agá' }, { 'if-match': '"1"' })).json().code).toBe('stale');
  });

  it('is a whole record in our own dialect', async () => {
    expect((await ana.patch('/api/v2/tributes/0198f6b2-0000-7000-8000-000000000000', {})).statusCode).toBe(405);
  });
});

describe('what the platform has', () => {
  it('is listed and read alike', async () => {
    const answer = await ana.get(`/api/v1/ports?${queryText({ sort: ['name', 'DESC'], filter: { id: [7, 9] } })}`);
    expect(answer.headers['content-range']).toBe('ports 0-1/2');
    expect(answer.json()).toEqual([
      { id: 7, name: 'Santos' },
      { id: 9, name: 'Itajaí' },
    ]);
    expect((await ana.get('/api/v1/ports/9')).json()).toEqual({ id: 9, name: 'Itajaí' });
  });
});

describe('the contract', () => {
  it('shows parameters as JSON, the array, and its Content-Range', async () => {
    const { get } = (await ana.get('/api/openapi.json')).json().paths[url];
    const filter = get.parameters.find(({ name }: { name: string }) => name === 'filter').content['application/json'];
    expect(get.parameters.map(({ name }: { name: string }) => name)).toEqual([
      'tenant',
      'sort',
      'range',
      'filter',
      'fields',
    ]);
    expect(Object.keys(filter.schema.properties)).toEqual(
      expect.arrayContaining(['q', 'id', 'class', 'flag', 'built_gte', 'value_lt']),
    );
    expect(filter.schema.properties.class).toMatchObject({
      type: 'array',
      items: { enum: ['cargo', 'tanker', 'ferry'] },
    });
    expect(get.responses[200].content['application/json'].schema.type).toBe('array');
    expect(get.responses[200].headers).toHaveProperty('Content-Range');
  });
});
