import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { make, makeRegistrations } from '../../../tests/support/company.ts';

const url = '/api/v2/tributes';
const nobody = '0198f6b2-0000-7000-8000-000000000001';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');

const many = (keys: readonly string[]) => ana.delete(`${url}?uuid=${keys.join(',')}`);

describe('a bulk deletion', () => {
  it('is one request, and a referenced record does not prevent the others', async () => {
    await makeRegistrations(api, ana);
    const needed = (await ana.get(url)).json<{ results: { uuid: string }[] }>().results[0]?.uuid ?? '';
    const [one, other] = [await make(ana, url, { name: 'ISS' }), await make(ana, url, { name: 'PIS' })];
    const answer = await many([one, needed, nobody, other]);
    expect(answer.json()).toEqual({
      deleted: [one, other],
      refused: [
        { uuid: needed, code: 'in_use', detail: expect.any(String) },
        { uuid: nobody, code: 'not_found', detail: expect.any(String) },
      ],
    });
    const left = (await ana.get(`${url}?uuid=${[one, needed, other].join(',')}`)).json();
    expect(left.results.map(({ uuid }: { uuid: string }) => uuid)).toEqual([needed]);
    expect(left.count).toBe(1);
  });

  it('deletes nothing of another company', async () => {
    const theirs = await make(gil, url, { name: 'VAT' });
    expect((await many([theirs])).json().refused).toMatchObject([{ uuid: theirs, code: 'not_found' }]);
    expect((await gil.get(`${url}/${theirs}`)).statusCode).toBe(200);
    expect((await ana.get(`${url}?uuid=${theirs}`)).json()).toEqual({ results: [], count: 0 });
  });

  it('logs each record with its actor', async () => {
    const keys = [await make(ana, url, { name: 'A' }), await make(ana, url, { name: 'B' })];
    await many(keys);
    const { rows } = await api.ownerPool.query<{ actor: string }>(
      "select actor from audit_log where action = 'deleted' and row_uuid = any($1)",
      [keys],
    );
    expect(rows.map(({ actor }) => actor)).toEqual(Array.from({ length: 2 }, () => 'Ana Souza <ana@acme.test>'));
  });

  it('can cover the filtered list, and a preview deletes nothing', async () => {
    const keys = [await make(ana, url, { name: 'Velho 1' }), await make(ana, url, { name: 'Velho 2' })].toSorted();
    const theirs = await make(gil, url, { name: 'Velho 3' });
    const all = async (more = '') => (await ana.delete(`${url}?all=true&search=velho${more}`)).json();
    const previewed = await all('&preview=true');
    expect([previewed.deleted.toSorted(), previewed.refused]).toEqual([keys, []]);
    expect((await ana.get(`${url}?search=velho`)).json().count).toBe(2);
    expect((await all()).deleted.toSorted()).toEqual(keys);
    expect((await ana.get(`${url}?search=velho`)).json().count).toBe(0);
    expect((await gil.get(`${url}/${theirs}`)).statusCode).toBe(200);
    expect((await ana.delete(`${url}?all=true&colour=red`)).json().code).toBe('unknown_parameter');
  });

  it('leaves nothing in the log if it is a preview', async () => {
    const kept = await make(ana, url, { name: 'Fica' });
    expect((await ana.delete(`${url}?uuid=${kept}&preview=true`)).json()).toEqual({ deleted: [kept], refused: [] });
    const select = "select from audit_log where action = 'deleted' and row_uuid = $1";
    expect((await api.ownerPool.query(select, [kept])).rows).toEqual([]);
  });

  it('is refused if the list has more than the maximum', async () => {
    const few = await testApp({ budgets: { bulkRecords: 1 } });
    const own = await few.signIn('ana@acme.test');
    for (const name of ['A', 'B']) await make(own, url, { name });
    expect((await own.delete(`${url}?all=true`)).json()).toMatchObject({
      code: 'validation',
      errors: { all: expect.any(String) },
    });
  });

  it.each([
    ['none', ''],
    ['no keys', 'a,b'],
    ['more than a hundred', Array.from({ length: 101 }, () => nobody).join(',')],
  ])('is refused if they are %s', async (_, keys) => {
    expect((await ana.delete(`${url}?uuid=${keys}`)).statusCode).toBe(400);
    expect((await ana.delete(url)).statusCode).toBe(400);
  });
});

describe('records for deletion', () => {
  it.each([
    ['/api/v2/currencies?id=1,2', 2],
    ['/api/v3/currencies?id=1', 1],
    ['/api/v2/countries?id=76,840,999999', 2],
  ])('are selected by %s', async (path, count) => {
    const { results, count: found } = (await ana.get(path)).json();
    expect([results.length, found]).toEqual([count, count]);
  });

  it.each(['/api/v2/countries?id=x', '/api/v2/entities?uuid=x', '/api/v2/invoice/invoices-single?uuid=x,y'])(
    'are refused if %s selects none',
    async (path) => {
      expect((await ana.get(path)).statusCode).toBe(400);
    },
  );

  it('can be invoices and templates too', async () => {
    const [template] = (await ana.get('/api/v2/invoice-templates')).json().results;
    expect((await ana.get(`/api/v2/invoice-templates?uuid=${template.uuid},${nobody}`)).json().count).toBe(1);
    expect((await ana.get(`/api/v2/invoice/invoices-single?uuid=${nobody}`)).json()).toEqual({ results: [], count: 0 });
  });
});
