import { expect, it } from 'vitest';
import { invoiceBody, lineBody, make } from '../../../tests/support/company.ts';
import { testWorkshop } from '../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');
const invoices = '/api/v2/invoice/invoices-single';
const names = { pt_name: 'Imposto sobre o consumo', en_name: 'Consumption tax' };

const tributeOf = async (uuid: string) =>
  (await ana.get(`${invoices}/${uuid}`)).json().items_invoice[0].scenery.tributes[0];

it('a tribute has names in the languages of documents, which an invoice keeps as they were at its issue', async () => {
  const tribute = await make(ana, '/api/v2/tributes', { name: '消費税', ...names });
  const scenery = await make(ana, '/api/v2/scenarios', {
    name: 'Japan services',
    description: 'Services',
    origin: { id: 76 },
    destiny: { id: 840 },
    tributes: [
      { tribute: { uuid: tribute }, is_origin: true, type: 'Fixed', value: '10', tax_responsible: 'importer' },
    ],
  });
  const items_invoice = [lineBody(made, { scenery: { uuid: scenery } })];
  const body = invoiceBody(made, { is_draft: true, items_invoice, show_tax_invoice: true });
  const uuid = await make(ana, `${invoices}/create`, body);
  expect(await tributeOf(uuid)).toMatchObject({ name: '消費税', ...names });
  const rename = (change: object) => ana.put(`/api/v2/tributes/${tribute}`, { name: '消費税', ...change });
  await rename({ es_name: 'Impuesto sobre el consumo' });
  expect((await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' })).statusCode).toBe(200);
  await rename({});
  const kept = await tributeOf(uuid);
  expect(kept).toMatchObject({ name: '消費税', es_name: 'Impuesto sobre el consumo' });
  expect(kept).not.toHaveProperty('pt_name');
  const { public_hash: hash } = (await ana.get(`${invoices}/${uuid}`)).json();
  const { taxes } = (await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`)).json();
  expect(taxes[0].tributes).toMatchObject([{ name: '消費税', es_name: 'Impuesto sobre el consumo' }]);
});
