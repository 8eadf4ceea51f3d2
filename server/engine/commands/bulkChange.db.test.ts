import { describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { accountOf, typesBy } from '../../../tests/support/accountTypes.ts';
import { invoiceBody, make, makeRegistrations } from '../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);
const [entities, invoices] = ['/api/v2/entities', '/api/v2/invoice/invoices-single'];

const client = (name: string) =>
  make(ana, entities, {
    name,
    responsible_name: 'Bob',
    segment: 'Retail',
    location: { place_id: 'p', address: 'Rua 1', country: { id: 840 } },
  });
const draft = (more: object = {}) => make(ana, `${invoices}/create`, invoiceBody(made, { is_draft: true, ...more }));
const read = async (url: string, key: string) => (await ana.get(`${url}/${key}`)).json();
const change = (url: string, keys: readonly string[], body: object, query = '') =>
  ana.put(`${url}/change?uuid=${keys.join()}${query}`, body);
const firstOf = (errors: object) => Object.keys(errors)[0];

describe('some properties of several records', () => {
  it('are set, and the others stay', async () => {
    const keys = [await client('One'), await client('Two')].toSorted();
    expect((await change(entities, keys, { segment: 'Energy' }, '&preview=true')).json()).toEqual({
      done: keys,
      refused: [],
    });
    expect(await read(entities, keys[0] ?? '')).toMatchObject({ segment: 'Retail' });
    expect((await change(entities, keys, { segment: 'Energy' })).json()).toEqual({ done: keys, refused: [] });
    for (const key of keys)
      expect(await read(entities, key)).toMatchObject({ segment: 'Energy', responsible_name: 'Bob' });
  });

  it('are only those that allow it, and at least one', async () => {
    const key = await client('Kept');
    for (const body of [{}, { name: 'Other' }]) {
      const answer = await change(entities, [key], body);
      expect([answer.statusCode, firstOf(answer.json().errors)]).toEqual([400, 'tax_regime']);
    }
    expect(await read(entities, key)).toMatchObject({ name: 'Kept' });
  });

  it('are refused per record: archived ones, unknown ones and those of others', async () => {
    const keys = [await client('Fine'), await client('Archived')];
    await ana.put(`${entities}/${keys[1]}/archive`);
    const { done, refused } = (await change(entities, [...keys, made.item], { segment: 'Energy' })).json();
    expect([done, refused.map(({ code }: { code: string }) => code).toSorted()]).toEqual([
      [keys[0]],
      ['archived', 'not_found'],
    ]);
    expect((await gil.put(`${entities}/change?uuid=${keys[0]}`, { segment: 'X' })).json().done).toEqual([]);
    expect((await carla.put(`${entities}/change?uuid=${keys[0]}`, { segment: 'X' })).statusCode).toBe(403);
  });

  it('leave a record that would not be valid as a whole', async () => {
    const keys = [await client('Valid'), await client('Invalid')];
    await api.ownerPool.query("update entities set responsible_email = 'nobody' where uuid = $1", [keys[1]]);
    const { done, refused } = (await change(entities, keys, { segment: 'Energy' })).json();
    expect([done, refused]).toEqual([[keys[0]], [{ uuid: keys[1], code: 'validation', detail: expect.any(String) }]]);
  });

  it('appear in the history of each record', async () => {
    const key = await client('Logged');
    await change(entities, [key], { segment: 'Energy' });
    const results = (await ana.get(`/api/v2/audit/entity/${key}`)).json();
    expect(results[0]).toMatchObject({ command: 'entities.change', changes: { segment: ['Retail', 'Energy'] } });
  });
});

describe('drafts of invoices', () => {
  it('get a due date, an account and a label; issued invoices are refused', async () => {
    const type = await typesBy(await api.signIn('admin@ultramar.test'))({});
    const account = await make(ana, '/api/v2/accounts', accountOf(type, {}));
    const keys = [await draft(), await draft()].toSorted();
    const issued = await make(ana, `${invoices}/create`, invoiceBody(made));
    const body = { due_date: '2026-05-20', account: { uuid: account }, label: 'Batch' };
    const { done, refused } = (await change(invoices, [...keys, issued], body)).json();
    expect([done, refused]).toEqual([keys, [expect.objectContaining({ uuid: issued, code: 'status_not_allowed' })]]);
    for (const key of keys) {
      expect(await read(invoices, key)).toMatchObject({
        due_date: '2026-05-20',
        account_uuid: account,
        label: 'Batch',
      });
    }
  });

  it('are refused a due date before their emission, and an account that does not exist', async () => {
    const key = await draft();
    for (const body of [{ due_date: '2020-01-01' }, { account: { uuid: made.entity } }]) {
      const answer = await change(invoices, [key], body);
      const refusals =
        answer.statusCode === 200 ? answer.json().refused.length : Object.keys(answer.json().errors).length;
      expect(refusals, answer.body).toBe(1);
    }
  });
});
