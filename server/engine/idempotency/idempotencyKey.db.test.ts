import { beforeEach, describe, expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { addUser, users } from '../../../tests/support/identity.ts';
import { waitingForLocks, whileLocked } from '../../../tests/support/locks.ts';

const api = await testApp();
let ana = await api.signIn(users.ana.email);
beforeEach(() => api.ownerPool.query('delete from tributes'));

const create = (name: string, key: string, client = ana) =>
  client.post('/api/v2/tributes', { name }, { 'idempotency-key': key });

const stored = async () => (await api.ownerPool.query('select name from tributes')).rows.length;

test('the same key and body has the same answer, and nothing twice', async () => {
  const first = await create('ISS', 'same');
  const second = await create('ISS', 'same');
  expect(first.statusCode).toBe(201);
  expect(second.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  expect(second.headers['etag']).toBe(first.headers['etag']);
  expect(second.headers['idempotency-replayed']).toBe('true');
  expect(await stored()).toBe(1);
});

test('the order of the fields makes no other body', async () => {
  const body = { name: 'ISS', description: 'Serviços' };
  const first = await ana.post('/api/v2/tributes', body, { 'idempotency-key': 'order' });
  const turned = { description: 'Serviços', name: 'ISS' };
  const second = await ana.post('/api/v2/tributes', turned, { 'idempotency-key': 'order' });
  expect(second.json()).toEqual(first.json());
});

test('another body under the same key is refused, with the record that the first created', async () => {
  const first = await create('ISS', 'other');
  const refused = await create('IVA', 'other');
  expect(refused.statusCode).toBe(422);
  expect(refused.json()).toMatchObject({ code: 'key_reused', record: first.json().uuid });
  expect(await stored()).toBe(1);
});

test('without a key each request counts', async () => {
  await ana.post('/api/v2/tributes', { name: 'ISS' });
  await ana.post('/api/v2/tributes', { name: 'PIS' });
  expect(await stored()).toBe(2);
});

test('of many concurrent requests one is performed', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => create('ISS', 'many')));
  const statuses = new Set(answers.map(({ statusCode }) => statusCode));
  expect(statuses.has(201)).toBe(true);
  expect([...statuses].every((status) => status === 201 || status === 409)).toBe(true);
  expect(await stored()).toBe(1);
});

test('while the first is pending the second is refused immediately', async () => {
  const first = await whileLocked(api.ownerPool, 'tributes', async () => {
    const waiting = create('ISS', 'slow');
    await waitingForLocks(api.ownerPool, 1);
    const second = await create('ISS', 'slow');
    expect([second.statusCode, second.json().code]).toEqual([409, 'in_flight']);
    return { waiting };
  });
  expect((await first.waiting).statusCode).toBe(201);
  expect(await stored()).toBe(1);
});

test('a refused request can be repeated with its key', async () => {
  expect((await create('', 'again')).statusCode).toBe(400);
  const unknownCountry = { name: 'ISS', country: { id: 999_999 } };
  const refused = await ana.post('/api/v2/tributes', unknownCountry, { 'idempotency-key': 'again' });
  expect(refused.statusCode).toBe(400);
  expect((await create('ISS', 'again')).statusCode).toBe(201);
});

test('a key is forgotten after 24 hours', async () => {
  await create('ISS', 'old');
  api.clock.advance(24 * 60 * 60 * 1000);
  const later = await api.signIn(users.ana.email);
  expect((await create('PIS', 'old', later)).statusCode).toBe(201);
  expect(await stored()).toBe(2);
  ana = later;
});

describe('a key', () => {
  test('is each user’s own', async () => {
    await addUser(api.ownerPool, { ...users.ana, email: 'bia@acme.test' });
    const bia = await api.signIn('bia@acme.test');
    await create('ISS', 'mine');
    expect((await create('PIS', 'mine', bia)).statusCode).toBe(201);
  });

  test('is each tenant’s own', async () => {
    const gil = await api.signIn(users.gil.email);
    await create('ISS', 'ours');
    expect((await create('IVA', 'ours', gil)).statusCode).toBe(201);
  });

  test.each([
    ['of 255 characters', 'k'.repeat(255), 201],
    ['of 256 characters', 'k'.repeat(256), 400],
    ['of none', '', 400],
  ])('%s answers', async (_, key, status) => {
    expect((await create('ISS', key)).statusCode).toBe(status);
  });
});

describe('of a record that exists, a repeated', () => {
  const made = async () => (await create('ISS', crypto.randomUUID())).json<{ uuid: string }>().uuid;
  const expectSame = async (write: (headers: Readonly<Record<string, string>>) => ReturnType<typeof create>) => {
    const headers = { 'idempotency-key': crypto.randomUUID(), 'if-match': '"1"' };
    const [first, second] = [await write(headers), await write(headers)];
    expect(second.json()).toEqual(first.json());
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(second.headers['idempotency-replayed']).toBe('true');
  };

  test('change is answered as the first was, not as one of an older version', async () => {
    const url = `/api/v2/tributes/${await made()}`;
    await expectSame((headers) => ana.put(url, { name: 'PIS' }, headers));
  });

  test('deletion too, not as one of nothing', async () => {
    const url = `/api/v2/tributes/${await made()}`;
    await expectSame((headers) => ana.delete(url, headers));
  });

  test('deletion of several too, whose keys are in the query', async () => {
    const [one, other] = [await made(), await made()];
    await expectSame((headers) => ana.delete(`/api/v2/tributes?uuid=${one}`, headers));
    expect((await ana.delete(`/api/v2/tributes?uuid=${other}`, { 'idempotency-key': 'several' })).statusCode).toBe(200);
    expect((await ana.delete(`/api/v2/tributes?uuid=${one}`, { 'idempotency-key': 'several' })).statusCode).toBe(422);
  });
});
