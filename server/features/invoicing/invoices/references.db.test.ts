import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { contractBody, invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const invoices = '/api/v2/invoice/invoices-single';

const require = (columns: string) =>
  api.ownerPool.query(`update entities set (requires_purchase_order, requires_buyer_reference) = (${columns})`);
const errorsOf = (answer: { json(): { errors?: object } }) => Object.keys(answer.json().errors ?? {});

test('a document is issued with the references that its client requires only; a draft is saved without', async () => {
  await require('true, true');
  const refused = await ana.post(`${invoices}/create`, invoiceBody(made));
  expect([refused.statusCode, errorsOf(refused)]).toEqual([409, ['purchase_order']]);
  const half = await ana.post(`${invoices}/create`, invoiceBody(made, { purchase_order: 'PO-7' }));
  expect([half.statusCode, errorsOf(half)]).toEqual([409, ['buyer_reference']]);
  const contract = await ana.post('/api/v2/contracts/create', contractBody(made));
  expect([contract.statusCode, errorsOf(contract)]).toEqual([409, ['purchase_order']]);

  const references = { purchase_order: 'PO-7', buyer_reference: 'Cost center 12' };
  const issued = await ana.post(`${invoices}/create`, invoiceBody(made, references));
  expect(issued.json()).toMatchObject({ status: 'billed', ...references });

  const draft = (
    await ana.post(`${invoices}/create`, invoiceBody(made, { is_draft: true, purchase_order: 'PO-7' }))
  ).json();
  const billed = await ana.put(`${invoices}/bill?uuid=${draft.uuid}`);
  expect(JSON.stringify(billed.json())).toContain('reference_required');
  await require('true, false');
  expect((await ana.put(`${invoices}/bill?uuid=${draft.uuid}`)).statusCode).toBe(200);
});

test('an invoice of a contract has the references of its terms', async () => {
  await require('true, false');
  const body = contractBody(made, { purchase_order: 'PO-12' });
  const { uuid } = (await ana.post('/api/v2/contracts/create', body)).json();
  const { results } = (await ana.get(`${invoices}?contract_uuid=${uuid}&status=future`)).json();
  const [first] = results;
  expect((await ana.get(`${invoices}/${first.uuid}`)).json()).toMatchObject({ purchase_order: 'PO-12' });
});
