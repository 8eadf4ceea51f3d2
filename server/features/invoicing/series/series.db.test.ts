import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations, usLocation } from '../../../../tests/support/company.ts';

const api = await testApp();
let ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);
const url = '/api/v2/series';
const ofInvoices = `${url}?document_type=invoices`;
const invoices = '/api/v2/invoice/invoices-single';

interface Numbered {
  readonly uuid: string;
  readonly number?: number;
  readonly full_number?: string;
  readonly series_uuid?: string;
}

let count = 0;
const prefixes = 'BCDEFGHJKLMNPQRSTUVWXYZ';

/** Goes to a day, where earlier sessions have ended. */
async function at(day: string): Promise<void> {
  api.clock.set(`${day}T15:00:00Z`);
  ana = await api.signIn('ana@acme.test');
}

/** Makes a series whose prefix no other one has. */
const series = async (change: object = {}): Promise<{ uuid: string; prefix: string }> => {
  const prefix = `${prefixes[count++]}-`;
  const answer = await ana.post(url, { name: `Series ${prefix}`, prefix, pattern: '{prefix}{number:3}', ...change });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const issue = async (change: object = {}): Promise<Numbered> => {
  const answer = await ana.post(`${invoices}/create`, invoiceBody(made, change));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const read = async (uuid: string) => (await ana.get(`${invoices}/${uuid}`)).json();
const errorsOf = async (answer: ReturnType<typeof ana.post>): Promise<[number, string[]]> => {
  const { statusCode, json } = await answer;
  return [statusCode, Object.keys(json().errors ?? {})];
};
const defaultSeries = async () =>
  (await ana.get(ofInvoices)).json().results.find((one: { prefix: string }) => !one.prefix);
const makeDefault = (uuid: string) => ana.put(`${url}/${uuid}/make_default`);

beforeEach(async () => {
  await at('2026-03-10');
  await makeDefault((await defaultSeries()).uuid);
});

describe('the series of a company', () => {
  it('are one at first, which prints the number alone', async () => {
    expect((await gil.get(ofInvoices)).json()).toMatchObject({
      count: 1,
      results: [{ name: 'default', pattern: '{prefix}{number}', restart: 'never', is_default: true, is_fixed: true }],
    });
    const { number, full_number: printed, series_uuid: uuid } = await issue();
    expect([printed, uuid]).toEqual([String(number), (await defaultSeries()).uuid]);
  });

  it('have one default, which is not archived', async () => {
    const { uuid } = await series();
    expect((await makeDefault(uuid)).json()).toMatchObject({ is_default: true });
    expect((await defaultSeries()).is_default).toBe(false);
    expect((await ana.put(`${url}/${uuid}/archive`)).statusCode).toBe(409);
    expect((await issue()).series_uuid).toBe(uuid);
  });

  it.each([
    [{ prefix: '' }, 'prefix'],
    [{ prefix: '7' }, 'prefix'],
    [{ prefix: 'ZZ', pattern: '{number}' }, 'pattern'],
    [{ prefix: 'ZZ', pattern: '{prefix}{number:13}' }, 'pattern'],
    [{ prefix: 'ZZ', restart: 'year' }, 'pattern'],
    [{ prefix: 'ZZ', pattern: '{prefix}{number}', document_type: 'contracts' }, 'document_type'],
  ])('cannot be %j', async (change, path) => {
    expect(await errorsOf(ana.post(url, { name: 'Refused', ...change }))).toEqual([400, [path]]);
  });

  it('have prefixes of which none begins with another, also if they are added at the same time', async () => {
    const { prefix } = await series();
    for (const alike of [`${prefix}1`, prefix, prefix[0]]) {
      expect(await errorsOf(ana.post(url, { name: 'Alike', prefix: alike }))).toEqual([400, ['prefix']]);
    }
    const racing = ['a', 'ab', 'abc', 'abcd'].map((each) => ana.post(url, { name: each, prefix: each }));
    const statuses = (await Promise.all(racing)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([201, 400, 400, 400]);
  });

  it('keep prefix, pattern and restart from the first number on', async () => {
    const { uuid, prefix } = await series();
    const put = (change: object) =>
      ana.put(`${url}/${uuid}`, { name: `Changed ${prefix}`, prefix, pattern: '{prefix}{year}.{number}', ...change });
    expect((await put({})).statusCode).toBe(200);
    expect((await issue({ series_uuid: uuid })).full_number).toBe(`${prefix}2026.1`);
    expect((await ana.get(`${url}/${uuid}`)).json().is_fixed).toBe(true);
    expect(await errorsOf(put({ prefix: 'Y-', pattern: '{prefix}{number}', restart: 'year' }))).toEqual([
      400,
      ['prefix', 'pattern', 'restart'],
    ]);
    expect((await put({ name: `Again ${prefix}` })).statusCode).toBe(200);
    const { uuid: first } = await defaultSeries();
    expect((await ana.put(`${url}/${first}`, { name: 'Padrão' })).json()).toMatchObject({ name: 'Padrão' });
    expect(await errorsOf(ana.put(`${url}/${first}`, { name: 'Padrão', prefix: 'X' }))).toEqual([400, ['prefix']]);
  });

  it('are its own', async () => {
    const { uuid } = await series();
    expect((await gil.get(`${url}/${uuid}`)).statusCode).toBe(404);
    const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
    expect((await carla.post(url, { name: 'No', prefix: 'no' })).json().code).toBe('forbidden');
  });
});

describe('the series of an invoice', () => {
  it('is the user’s choice, before the client’s, before the default', async () => {
    const [chosen, ofClient, usual] = [await series(), await series(), await series()];
    await makeDefault(usual.uuid);
    const entity = await make(ana, '/api/v2/entities', {
      name: 'Client',
      location: usLocation,
      series: { uuid: ofClient.uuid },
    });
    const seriesOf = async (change: object) => (await issue(change)).full_number;
    expect(await seriesOf({})).toBe(`${usual.prefix}001`);
    expect(await seriesOf({ service_buyer_uuid: entity })).toBe(`${ofClient.prefix}001`);
    expect(await seriesOf({ service_buyer_uuid: entity, series_uuid: chosen.uuid })).toBe(`${chosen.prefix}001`);
    expect(await seriesOf({ series_uuid: (await defaultSeries()).uuid })).toMatch(/^\d+$/);
    await ana.put(`${url}/${ofClient.uuid}/archive`);
    expect(await seriesOf({ service_buyer_uuid: entity })).toBe(`${usual.prefix}002`);
    expect(await errorsOf(ana.post(`${invoices}/create`, invoiceBody(made, { series_uuid: ofClient.uuid })))).toEqual([
      400,
      ['series_uuid'],
    ]);
  });

  it('stays with its number and date in a draft', async () => {
    const [own, other] = [await series(), await series()];
    const body = invoiceBody(made, { series_uuid: own.uuid });
    const { uuid, ...first } = await issue({ series_uuid: own.uuid });
    await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'draft' });
    await at('2026-03-12');
    const put = (change: object) => ana.put(`${invoices}/${uuid}/update`, { ...body, ...change });
    expect(await errorsOf(put({ series_uuid: other.uuid }))).toEqual([400, ['series_uuid']]);
    expect((await put({ series_uuid: undefined, is_draft: true })).json()).toMatchObject({ series_uuid: own.uuid });
    expect((await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' })).json()).toMatchObject({
      number: first.number,
      full_number: first.full_number,
      series_uuid: own.uuid,
      created: '2026-03-10',
    });
  });

  it('begins again each year, by the emission date', async () => {
    const { uuid, prefix } = await series({ pattern: '{prefix}{year}/{number:4}', restart: 'year' });
    const issued = async (day: string): Promise<Numbered> => {
      await at(day);
      return issue({ series_uuid: uuid, created: day, due_date: '2027-12-31' });
    };
    expect(await issued('2026-03-10')).toMatchObject({ number: 1, full_number: `${prefix}2026/0001` });
    expect(await issued('2026-12-31')).toMatchObject({ number: 2, full_number: `${prefix}2026/0002` });
    expect(await issued('2027-01-01')).toMatchObject({ number: 1, full_number: `${prefix}2027/0001` });
  });
});

describe('an emission date', () => {
  it('is not after today', async () => {
    const future = invoiceBody(made, { created: '2026-03-11' });
    expect(await errorsOf(ana.post(`${invoices}/create`, future))).toEqual([400, ['created']]);
    const { uuid } = (await ana.post(`${invoices}/create`, { ...future, is_draft: true })).json();
    expect((await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' })).json().code).toBe(
      'emission_in_future',
    );
  });

  it('does not precede that of the last number, unless the company allows it', async () => {
    const { uuid } = await series();
    await issue({ series_uuid: uuid });
    await api.ownerPool.query(`update counters set last_on = '2026-03-11' where name like $1`, [`%${uuid}`]);
    const early = await ana.post(`${invoices}/create`, invoiceBody(made, { series_uuid: uuid }));
    expect([early.statusCode, early.json().code]).toEqual([409, 'emission_in_order']);
    await issue();
    await api.ownerPool.query('update companies set allows_retroactive = true');
    expect(await issue({ series_uuid: uuid, created: '2026-03-05' })).toMatchObject({ number: 2 });
    await api.ownerPool.query('update companies set allows_retroactive = false');
  });
});

it('is found by its printed number, and sorted by series and number', async () => {
  const { uuid, prefix } = await series({ pattern: '{prefix}{number}' });
  for (let n = 0; n < 11; n++) await issue({ series_uuid: uuid });
  const { uuid: draft } = (await ana.post(`${invoices}/create`, invoiceBody(made, { is_draft: true }))).json();
  const found = (await ana.get(`${invoices}?search=${prefix}11`)).json();
  expect(found.results.map(({ full_number: printed }: Numbered) => printed)).toEqual([`${prefix}11`]);
  const all = (await ana.get(`${invoices}?sort=number&per_page=100`)).json().results as Numbered[];
  const numbers = all.filter(({ full_number: printed }) => printed?.startsWith(prefix)).map(({ number }) => number);
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  const places = all.filter(({ number }) => number).map(({ series_uuid: key }) => key);
  expect(places.filter((key, place) => key !== places[place - 1])).toHaveLength(new Set(places).size);
  expect(all.at(-1)?.uuid).toBe(draft);
  expect((await read(all[0]?.uuid ?? '')).number).toBe(all[0]?.number);
});

it('narrows a list to its documents, among which drafts that name it are', async () => {
  const own = await series();
  const { uuid: usual } = await defaultSeries();
  const issued = [await issue({ series_uuid: own.uuid }), await issue()];
  const draft = async (change: object) =>
    make(ana, `${invoices}/create`, invoiceBody(made, { is_draft: true, ...change }));
  const drafts = [await draft({ series_uuid: own.uuid }), await draft({})];
  const keysOf = async (query: string) =>
    (await ana.get(`${invoices}?${query}&per_page=100`)).json().results.map(({ uuid }: Numbered) => uuid);
  for (const query of ['', '&status=draft,billed,future', '&search=harbor']) {
    expect((await keysOf(`series_uuid=${own.uuid}${query}`)).toSorted()).toEqual(
      [issued[0]?.uuid, drafts[0]].toSorted(),
    );
    const others = await keysOf(`series_uuid=${usual}${query}`);
    expect(others).toContain(issued[1]?.uuid);
    for (const uuid of [issued[0]?.uuid, ...drafts]) expect(others).not.toContain(uuid);
  }
  const quotes = (await ana.get(`/api/v2/quotes?series_uuid=${usual}`)).json();
  expect(quotes.count).toBe(0);
});
