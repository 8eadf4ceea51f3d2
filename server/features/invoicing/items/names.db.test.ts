import { expect, it } from 'vitest';
import { invoiceBody, lineBody, make } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');
const items = '/api/v2/invoice/items';
const invoices = '/api/v2/invoice/invoices-single';
const names = { pt_name: 'Suporte', en_name: 'Support' };

const itemOf = async (uuid: string) => (await ana.get(`${invoices}/${uuid}`)).json().items_invoice[0].item;

it('an item has names in the languages of documents, which an invoice keeps as they were at its issue', async () => {
  const item = await make(ana, items, { description: 'SUP-1', ...names });
  expect((await ana.get(`${items}/${item}`)).json()).toMatchObject(names);
  const line = lineBody(made, { item: { uuid: item } });
  const uuid = await make(ana, `${invoices}/create`, invoiceBody(made, { is_draft: true, items_invoice: [line] }));
  expect(await itemOf(uuid)).toEqual({ uuid: item, description: 'SUP-1', ...names });
  const rename = (change: object) => ana.put(`${items}/${item}`, { description: 'SUP-1', ...change });
  await rename({ es_name: 'Soporte' });
  expect((await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' })).statusCode).toBe(200);
  expect(await itemOf(uuid)).toEqual({ uuid: item, description: 'SUP-1', es_name: 'Soporte' });
  await rename({});
  expect(await itemOf(uuid)).toEqual({ uuid: item, description: 'SUP-1', es_name: 'Soporte' });
});

it('a file of items has the names', async () => {
  await make(ana, items, { description: 'SUP-2', ...names });
  const file = await ana.get(`${items}/export?format=csv`);
  expect(file.body.split('\n')[0]).toContain('Nome em inglês');
  expect(file.body).toContain('Support');
});
