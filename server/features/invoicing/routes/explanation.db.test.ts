import { expect, it } from 'vitest';
import { invoiceBody, lineBody, make } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const url = '/api/v2/invoice/invoices-single';

const iss = await make(ana, '/api/v2/tributes', { name: 'ISS' });
const pis = await make(ana, '/api/v2/tributes', { name: 'PIS' });
const row = (uuid: string, value: string, more: object = {}) => ({
  tribute: { uuid },
  is_origin: false,
  type: 'Fixed',
  value,
  tax_responsible: 'importer',
  ...more,
});
const scenery = await make(ana, '/api/v2/scenarios', {
  name: 'Import',
  description: 'Services',
  origin: 840,
  destiny: 76,
  tributes: [
    row(iss, '5', { recoverable: '50', en_note: 'LC 116/2003', valid_from: '2020-01-01' }),
    row(pis, '1.65', { base_includes: [iss], base_includes_self: true }),
  ],
});
const { uuid } = (
  await ana.post(
    `${url}/create`,
    invoiceBody(made, {
      currency: 'USD',
      is_draft: false,
      confirm_scenarios: true,
      items_invoice: [lineBody(made, { price: '10000.00', quantity: '1', scenery: { uuid: scenery } })],
    }),
  )
).json();
const explain = (user: typeof ana, language = 'en') =>
  user.get(`${url}/${uuid}/explanation`, { 'accept-language': language });

it('opens every figure of an invoice into its formula, with rate, validity and note', async () => {
  const answer = await explain(ana);
  expect(answer.statusCode, answer.body).toBe(200);
  const explained = answer.json();
  expect(explained.figures).toContainEqual({
    figure: 'importer_total_payable',
    name: 'Total cost to the importer',
    amount: '10676.16',
    formula:
      'Services 10,000.00 + Taxes at origin, charged to the importer 0.00 + Taxes at destination, borne by the importer 676.16',
  });
  expect(explained.lines[0].tributes).toMatchObject([
    {
      name: 'ISS',
      box: 'II',
      amount: '500.00',
      formula: '5% of 10,000.00',
      valid_from: '2020-01-01',
      note: 'LC 116/2003',
      recovered: '250.00',
    },
    { name: 'PIS', amount: '176.16', formula: '1.65% of 10,676.16 = 10,000.00 + ISS 500.00 + PIS 176.16' },
  ]);
  expect(explained.text.replaceAll('\u00a0', ' ')).toMatch(
    /\nLine 1: .*, Import\n {2}Services: USD 10,000.00 = 1 × 10,000.00\n {2}ISS: USD 500.00 = 5% of 10,000.00 \(.*recoverable: 50% = USD 250.00; from .*; LC 116\/2003\)/,
  );
});

it('speaks the language of the request', async () => {
  const { lines } = (await explain(ana, 'pt')).json();
  expect(lines[0].tributes[1].formula).toBe('1,65% de 10.676,16 = 10.000,00 + ISS 500,00 + PIS 176,16');
});

it('is that of the company alone', async () => {
  expect((await explain(gil)).statusCode).toBe(404);
  expect((await explain(api.anonymous as typeof ana)).statusCode).toBe(401);
});
