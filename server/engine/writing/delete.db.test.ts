import { expect, test } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';

const url = '/api/v2/tributes';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');

test('a record that another user changed since it was read is not deleted', async () => {
  const created = await ana.post(url, { name: 'ISS' });
  const at = `${url}/${created.json().uuid}`;
  const asRead = { 'if-match': String(created.headers['etag']) };
  const changed = await ana.put(at, { name: 'ISS municipal' });
  const stale = await ana.delete(at, asRead);
  expect([stale.statusCode, stale.json().code]).toEqual([409, 'stale']);
  expect((await ana.get(at)).statusCode).toBe(200);
  expect((await ana.delete(at, { 'if-match': String(changed.headers['etag']) })).statusCode).toBe(200);
  expect((await ana.delete(at)).statusCode).toBe(404);
});
