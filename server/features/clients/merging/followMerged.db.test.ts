import { describe, expect, it } from 'vitest';
import { invoiceBody, make, makeRegistrations, usLocation } from '../../../../tests/support/company.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { formOf } from '../../../engine/import/crafts.testing.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const at = '/api/v2/entities';
const invoices = '/api/v2/invoice/invoices-single';
const english = { 'accept-language': 'en' };

const client = (name: string, change: object = {}) => make(ana, at, { name, location: usLocation, ...change });
const read = async (path: string) => (await ana.get(path)).json();
const undo = (uuid: string) => ana.post(`${at}/${uuid}/unmerge`);

/** Two clients, the first merged into the other one. */
async function mergedPair(name: string) {
  const [from, into] = [
    await client(`${name} old`, { nif: `${name}-1`, is_payment_responsible: true }),
    await client(name, { is_payment_responsible: true }),
  ];
  const answer = await ana.post(`${at}/${from}/merge`, { into: { uuid: into }, take: [] });
  expect(answer.statusCode, answer.body).toBe(200);
  return { from, into };
}

describe('what names a merged client means the one that it leads to', () => {
  it('in documents, also as who pays and in a draft that is changed', async () => {
    const { from, into } = await mergedPair('Ada');
    const body = invoiceBody(made, { service_buyer_uuid: from, payment_responsible_uuid: from });
    const issued = await read(`${invoices}/${await make(ana, `${invoices}/create`, body)}`);
    expect(issued).toMatchObject({ service_buyer: { uuid: into, name: 'Ada' }, payment_responsible: { uuid: into } });
    const draft = await make(ana, `${invoices}/create`, invoiceBody(made, { is_draft: true }));
    const changed = await ana.put(
      `${invoices}/${draft}/update`,
      invoiceBody(made, { is_draft: true, service_buyer_uuid: from }),
    );
    expect(changed.statusCode, changed.body).toBe(200);
    expect(await read(`${invoices}/${draft}`)).toMatchObject({ service_buyer: { uuid: into, name: 'Ada' } });
  });

  it('in receipts', async () => {
    const { from, into } = await mergedPair('Bea');
    await make(ana, `${invoices}/create`, invoiceBody(made, { service_buyer_uuid: into, currency: 'USD' }));
    const booked = await ana.post('/api/v2/transactions', {
      service_buyer: { uuid: from },
      currency: 'USD',
      amount: '10.00',
    });
    expect([booked.statusCode, booked.json()]).toMatchObject([201, { service_buyer: { uuid: into } }]);
  });

  it('in a list of clients and of open invoices, by its name or tax id', async () => {
    const { from, into } = await mergedPair('Cid');
    const list = `name,nif,location.address,location.country,segment\nCid,Cid-1,Rua 1,United States,Ships`;
    expect((await ana.post(`${at}/import`, formOf(list), english)).json()).toMatchObject({ created: 0, changed: 1 });
    expect(await read(`${at}/${into}`)).toMatchObject({ name: 'Cid', segment: 'Ships' });
    expect(await read(`${at}/${from}`)).not.toHaveProperty('segment');
    const head = 'company_number,client,created,due_date,currency,amount';
    const row = (number: string, name: string) => `${number},${name},2026-01-10,2026-02-10,USD,100`;
    const answer = await ana.post(
      `${invoices}/import`,
      formOf([head, row('M-1', 'Cid old'), row('M-2', 'Cid-1'), row('M-3', 'Cid')].join('\n')),
      english,
    );
    expect(answer.statusCode, answer.body).toBe(200);
    const { results } = await read(`${invoices}?service_buyer=${into}`);
    expect(results).toHaveLength(3);
  });
});

it('neither client of a merge is deleted while it can be undone', async () => {
  const { from, into } = await mergedPair('Dom');
  for (const uuid of [from, into]) {
    const refused = await ana.delete(`${at}/${uuid}`, english);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'merged', detail: expect.stringContaining('Undo the merge first') },
    ]);
  }
  const many = await ana.delete(`${at}?uuid=${into}`, english);
  expect(many.json()).toMatchObject({ deleted: [], refused: [{ code: 'merged' }] });
  expect((await undo(from)).statusCode).toBe(200);
  expect((await ana.delete(`${at}/${from}`)).statusCode).toBe(200);
});

it('an import is not undone where one of its clients was merged', async () => {
  const list = 'name,location.address,location.country\nEva,Rua 1,United States\nEva old,Rua 1,United States';
  const { import: entry } = (await ana.post(`${at}/import`, formOf(list), english)).json();
  const { results } = await read(`${at}?search=Eva&sort=name`);
  const [into, from] = results as { uuid: string }[];
  await ana.post(`${at}/${from?.uuid}/merge`, { into: { uuid: into?.uuid } });
  expect((await ana.put(`/api/v2/imports/${entry.uuid}/undo`, {}, english)).json()).toMatchObject({
    code: 'in_use',
    detail: expect.stringContaining('was merged with another client'),
  });
});
