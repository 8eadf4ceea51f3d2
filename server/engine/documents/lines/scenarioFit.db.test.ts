import { expect, it } from 'vitest';
import { invoiceBody, lineBody, make } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');

const lisbon = { place_id: 'geonames:2267057', address: 'Rua Augusta 10, Lisboa', country: { id: 620 } };
const porto = await make(ana, '/api/v2/entities', { name: 'Porto Lda', location: lisbon });
const [fitting, other] = [invoiceBody(made), invoiceBody(made, { service_buyer_uuid: porto })];

const create = (body: object) => ana.post('/api/v2/invoice/invoices-single/create', body);
const bill = (uuid: string, input: object = {}) =>
  ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed', ...input });
const draft = (of: object) => make(ana, '/api/v2/invoice/invoices-single/create', { ...of, is_draft: true });

const unfit = {
  code: 'scenario_unfit',
  errors: { 'items_invoice.0.scenery': 'Este cenário é para BR → US; o documento é BR → PT' },
};

it('a document with scenarios for other countries is saved as a draft, and issued only if confirmed', async () => {
  const refused = await create(other);
  expect([refused.statusCode, refused.json()]).toMatchObject([409, unfit]);
  const uuid = await draft(other);
  const answer = await bill(uuid);
  expect([answer.statusCode, answer.json()]).toMatchObject([409, unfit]);
  expect((await bill(uuid, { confirm_scenarios: true })).json()).toMatchObject({ status: 'billed' });
  expect((await create({ ...other, confirm_scenarios: true })).json()).toMatchObject({ status: 'billed' });
});

it('each line that does not fit is an error at its position', async () => {
  const back = { name: 'Portugal to US', description: 'Services', origin: 620, destiny: 840 };
  const scenario = await make(ana, '/api/v2/scenarios', back);
  const lines = [lineBody(made), lineBody(made, { scenery: { uuid: scenario } })];
  const { errors } = (await create({ ...fitting, items_invoice: lines })).json();
  expect(errors).toEqual({ 'items_invoice.1.scenery': 'Este cenário é para PT → US; o documento é BR → US' });
});

it('of several drafts those that fit are issued, and the others return the reason, in a preview too', async () => {
  const [good, bad] = [await draft(fitting), await draft(other)];
  const many = `/api/v2/invoice/invoices-single/bill?uuid=${good},${bad}`;
  const outcome = { done: [good], refused: [{ uuid: bad, code: 'scenario_unfit' }] };
  expect((await ana.put(`${many}&preview=true`)).json()).toMatchObject(outcome);
  expect((await ana.put(many)).json()).toMatchObject(outcome);
});

it('the current country of a buyer counts, not that of the time of the draft', async () => {
  const moved = await make(ana, '/api/v2/entities', { name: 'Mover', location: lisbon });
  const uuid = await draft(invoiceBody(made, { service_buyer_uuid: moved }));
  const location = { place_id: 'geonames:5128581', address: 'New York', country: { id: 840 } };
  await ana.put(`/api/v2/entities/${moved}`, { name: 'Mover', location });
  expect((await bill(uuid)).json()).toMatchObject({ status: 'billed' });
});
