import { describe, expect, it } from 'vitest';
import { contractBody, invoiceBody, make, usLocation } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';
import { clientColumns, otherColumns } from './references.ts';

const { api, made, ana, itIs } = await contractWorkshop();
const at = '/api/v2/entities';

const brazil = { place_id: 'geonames:3448439', address: 'Avenida Paulista 1000, São Paulo', country: { id: 76 } };
const client = (name: string, change: object = {}) => make(ana, at, { name, location: usLocation, ...change });
// One invoice of the example is BRL 1,080.
const issue = (buyer: string, change: object = {}) =>
  make(ana, '/api/v2/invoice/invoices-single/create', invoiceBody(made, { service_buyer_uuid: buyer, ...change }));
const read = async (path: string) => (await ana.get(path)).json();
const merge = (from: string, into: string, change: object = {}) =>
  ana.post(`${at}/${from}/merge`, { into: { uuid: into }, ...change });
const merged = async (...args: Parameters<typeof merge>) => {
  const answer = await merge(...args);
  expect(answer.statusCode, answer.body).toBe(200);
};
const undo = (from: string) => ana.post(`${at}/${from}/unmerge`);
const undone = async (from: string) => {
  const answer = await undo(from);
  expect(answer.statusCode, answer.body).toBe(200);
};
const buyerOf = async (invoice: string) =>
  (await read(`/api/v2/invoice/invoices-single/${invoice}`)).service_buyer as { uuid: string; name: string };

it('moves every column of the database that names a client', async () => {
  const { rows } = await api.ownerPool.query<{ name: string }>(`
    select f.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any(f.conkey) and a.attname <> 'tenant_id'
    where f.contype = 'f' and f.confrelid = 'entities'::regclass`);
  const known = [...clientColumns.map(({ table, column }) => `${table}.${column}`), ...otherColumns];
  expect(known).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
});

describe('a merge', () => {
  it('moves documents, which keep what they print, and archives the client', async () => {
    const [from, into] = [await client('Blue Harbour Inc'), await client('Blue Harbor LLC')];
    const [issued, draft] = [await issue(from), await issue(from, { is_draft: true })];
    const contract = await make(ana, '/api/v2/contracts/create', contractBody(made, { service_buyer_uuid: from }));
    await merged(from, into);
    expect(await read(`${at}/${from}`)).toMatchObject({ archived: true, merged_into: { uuid: into } });
    expect(await read(`${at}/${into}`)).toMatchObject({ name: 'Blue Harbor LLC', last_merged: { uuid: from } });
    expect(await buyerOf(issued)).toMatchObject({ uuid: into, name: 'Blue Harbour Inc' });
    expect(await buyerOf(draft)).toMatchObject({ uuid: into, name: 'Blue Harbor LLC' });
    expect((await read(`/api/v2/contracts/${contract}`)).service_buyer).toMatchObject({ uuid: into });
    const listed = await read(`/api/v2/invoice/invoices-single?service_buyer=${into}&per_page=100`);
    expect(listed.results.map(({ uuid }: { uuid: string }) => uuid)).toEqual(expect.arrayContaining([issued, draft]));
  });

  it('is undone row by row; what was written since stays', async () => {
    const [from, into] = [await client('North'), await client('North Ltd')];
    const [before, own] = [await issue(from), await issue(into)];
    await merged(from, into);
    const since = await issue(into);
    await undone(from);
    expect((await buyerOf(before)).uuid).toBe(from);
    expect((await buyerOf(own)).uuid).toBe(into);
    expect((await buyerOf(since)).uuid).toBe(into);
    expect(await read(`${at}/${from}`)).toMatchObject({ archived: false });
    expect(await read(`${at}/${from}`)).not.toHaveProperty('merged_into');
    expect(await read(`${at}/${into}`)).not.toHaveProperty('last_merged');
    expect((await undo(from)).json()).toMatchObject({ code: 'not_merged' });
  });
});

describe('the client that stays', () => {
  const terms = { responsible_name: 'Grace', responsible_email: 'grace@north.test', credit_limit: '500.00' };

  it('takes what it has no value for, or what is chosen, and gives back what it did not change since', async () => {
    const from = await client('Old', {
      ...terms,
      credit_currency: 'USD',
      segment: 'Retail',
      is_payment_responsible: true,
    });
    const into = await client('New', { segment: 'Food' });
    await merged(from, into);
    const after = await read(`${at}/${into}`);
    expect(after).toMatchObject({ ...terms, name: 'New', segment: 'Food', is_payment_responsible: true });
    const { uuid: _, archived: __, merged_into: ___, last_merged: ____, ...body } = after;
    expect((await ana.put(`${at}/${into}`, { ...body, responsible_name: 'Hal' })).statusCode).toBe(200);
    await undone(from);
    const back = await read(`${at}/${into}`);
    expect(back).toMatchObject({ responsible_name: 'Hal', is_payment_responsible: false });
    expect(back).not.toHaveProperty('responsible_email');
    expect(back).not.toHaveProperty('credit_limit');
    expect(await read(`${at}/${from}`)).toMatchObject({ ...terms, is_payment_responsible: true });

    await merged(from, into, { take: ['segment'] });
    expect(await read(`${at}/${into}`)).toMatchObject({ segment: 'Retail', responsible_name: 'Hal' });
    expect(await read(`${at}/${into}`)).not.toHaveProperty('credit_limit');
  });

  it('remains valid: a tax ID of another country is refused at its field', async () => {
    const [from, into] = [await client('A', { nif: '84-1234567' }), await client('B', { location: brazil })];
    const answer = await merge(from, into);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['nif']]);
    expect((await merge(from, into, { take: [] })).statusCode).toBe(200);
  });

  it('is another one that is in use', async () => {
    const [one, other, gone] = [await client('A'), await client('B'), await client('C')];
    await ana.put(`${at}/${gone}/archive`);
    expect((await merge(one, one)).json()).toMatchObject({ code: 'validation', errors: { into: expect.any(String) } });
    expect((await merge(one, gone)).json()).toMatchObject({ code: 'into_archived' });
    expect((await merge(gone, one)).statusCode).toBe(409);
    expect((await merge(one, '01990000-0000-7000-8000-000000000000')).statusCode).toBe(400);
    await merged(one, other);
    expect((await ana.put(`${at}/${one}/restore`)).json()).toMatchObject({ code: 'merged' });
    const again = await ana.post(`${at}/${one}/merge`, { into: { uuid: gone } }, { 'accept-language': 'en' });
    expect(again.json()).toMatchObject({ code: 'archived', detail: expect.stringContaining('undo its merge') });
  });
});

describe('credits', () => {
  const overpay = async (buyer: string, amount: string) => {
    const answer = await ana.post('/api/v2/transactions', { invoices: [{ uuid: await issue(buyer) }], amount });
    expect(answer.statusCode, answer.body).toBe(201);
  };
  const creditsOf = async (buyer: string) =>
    (await read(`/api/v2/credits?service_buyer=${buyer}&is_left=true`)).results.map(
      ({ amount }: { amount: string }) => amount,
    );

  it('add up, and are divided again', async () => {
    const [from, into] = [await client('A'), await client('B')];
    await overpay(from, '1100.00');
    await overpay(into, '1090.50');
    await merged(from, into);
    expect([await creditsOf(from), await creditsOf(into)]).toEqual([[], ['30.50']]);
    await undone(from);
    expect([await creditsOf(from), await creditsOf(into)]).toEqual([['20.00'], ['10.50']]);
  });

  it('that were used since keep the merge from being undone', async () => {
    const [from, into] = [await client('A'), await client('B')];
    await overpay(from, '1100.00');
    await merged(from, into);
    const used = await ana.put(`/api/v2/invoice/invoices-single/${await issue(into)}/use_credit`, { amount: '15.00' });
    expect(used.statusCode, used.body).toBe(200);
    expect((await undo(from)).json()).toMatchObject({ code: 'credit_used' });
    expect((await read(`${at}/${from}`)).archived).toBe(true);
  });
});

describe('a payment since', () => {
  it('of a moved invoice returns with it', async () => {
    const [from, into] = [await client('A'), await client('B')];
    const uuid = await issue(from);
    await merged(from, into);
    expect((await ana.post('/api/v2/transactions', { invoices: [{ uuid }], amount: '80.00' })).statusCode).toBe(201);
    await undone(from);
    expect((await read(`/api/v2/transactions?service_buyer=${from}`)).count).toBe(1);
    expect((await read(`/api/v2/transactions?service_buyer=${into}`)).count).toBe(0);
  });

  it('of invoices of both keeps the merge from being undone', async () => {
    const [from, into] = [await client('A'), await client('B')];
    const both = [{ uuid: await issue(from) }, { uuid: await issue(into) }];
    await merged(from, into);
    expect((await ana.post('/api/v2/transactions', { invoices: both, amount: '2000.00' })).statusCode).toBe(201);
    expect((await undo(from)).json()).toMatchObject({ code: 'paid_together' });
  });
});

describe('the link to the page', () => {
  const page = (hash: string) => api.anonymous.get(`/api/v2/public/clients/${hash}`);
  const linkOf = async (uuid: string) => (await ana.put(`${at}/${uuid}/link`)).json().public_hash as string;

  it('of the merged client leads to the other one, until that one ends its own', async () => {
    const [from, into] = [await client('A'), await client('B')];
    await issue(from);
    const hash = await linkOf(from);
    await merged(from, into);
    expect((await page(hash)).json()).toMatchObject({ client: { name: 'B' }, count: 1 });
    await undone(from);
    expect((await page(hash)).json()).toMatchObject({ client: { name: 'A' }, count: 1 });
    expect(await read(`${at}/${into}`)).not.toHaveProperty('public_hash');

    await merged(from, into);
    expect((await ana.put(`${at}/${into}/end_link`)).statusCode).toBe(200);
    expect((await page(hash)).statusCode).toBe(404);
    await undone(from);
    expect((await page(hash)).statusCode).toBe(404);
    expect(await read(`${at}/${from}`)).not.toHaveProperty('public_hash');
  });

  it('and that of the other one both open', async () => {
    const [from, into] = [await client('A'), await client('B')];
    const [one, other] = [await linkOf(from), await linkOf(into)];
    await merged(from, into);
    for (const hash of [one, other]) expect((await page(hash)).json()).toMatchObject({ client: { name: 'B' } });
  });
});

describe('a chain of merges', () => {
  it('leads to the last client, and is undone from there', async () => {
    const [one, two, three] = [await client('A'), await client('B'), await client('C')];
    const invoice = await issue(one);
    await merged(one, two);
    await merged(two, three);
    expect((await read(`${at}/${one}`)).merged_into).toMatchObject({ uuid: three });
    expect((await buyerOf(invoice)).uuid).toBe(three);
    expect((await undo(one)).json()).toMatchObject({ code: 'merged_on' });
    await undone(two);
    expect((await read(`${at}/${one}`)).merged_into).toMatchObject({ uuid: two });
    await undone(one);
    expect((await buyerOf(invoice)).uuid).toBe(one);
  });
});

it('can be undone for 30 days', async () => {
  const [one, other, into] = [await client('A'), await client('B'), await client('C')];
  await merged(one, into);
  await merged(other, into);
  await itIs('2026-04-09T14:59:00Z');
  await undone(one);
  await itIs('2026-04-09T15:01:00Z');
  expect((await undo(other)).json()).toMatchObject({ code: 'merge_old' });
});

describe('at once', () => {
  it('one of two opposite merges is refused', async () => {
    const [one, other] = [await client('A'), await client('B')];
    const answers = await Promise.all([merge(one, other), merge(other, one)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('an invoice that is being written goes to the client that stays', async () => {
    const [from, into] = [await client('A'), await client('B')];
    const [answer, invoice] = await Promise.all([merge(from, into), issue(from)]);
    expect(answer.statusCode).toBe(200);
    expect((await buyerOf(invoice)).uuid).toBe(into);
    expect((await buyerOf(await issue(from))).uuid).toBe(into);
  });
});

it('the history of both clients names the other', async () => {
  const [from, into] = [await client('A'), await client('B')];
  await merged(from, into);
  const entriesOf = async (uuid: string) => read(`/api/v2/audit/entity/${uuid}`);
  const [first] = await entriesOf(from);
  expect(first).toMatchObject({
    command: 'entities.merge',
    changes: { merged_into: [null, { uuid: into, name: 'B' }] },
  });
  const [latest] = await entriesOf(into);
  expect(latest).toMatchObject({
    command: 'entities.merge',
    changes: { last_merged: [null, { uuid: from, name: 'A' }] },
  });
});
