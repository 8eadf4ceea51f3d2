import { beforeEach, expect, it } from 'vitest';
import { invoiceBody, make, makeScenario } from '../../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
const url = '/api/v2/invoice/invoices-single';
const settings = '/api/v2/late-fee-settings';
let ana = await api.signIn('ana@acme.test');

const itIs = async (instant: string): Promise<void> => {
  api.clock.set(new Date(instant));
  ana = await api.signIn('ana@acme.test');
};

// Interest and fees have no taxes.
const scenario = await makeScenario(ana, []);
const item = await make(ana, '/api/v2/invoice/items', { description: 'Late charge' });
const rule = {
  is_on: true,
  interest_percent: '12',
  interest_per: 'year',
  interest_from_days: 0,
  smallest_days: 5,
  fee_amount: '40.00',
  fee_currency: 'BRL',
  item: { uuid: item },
  scenario: { uuid: scenario },
  en_words: 'Clause 9 of our contract.',
};
const save = async (change: object = {}) =>
  expect((await ana.put(settings, { ...rule, ...change })).statusCode).toBe(200);

/** An invoice of BRL 1,080, due on 10 April. */
const issued = (change: object = {}) => make(ana, `${url}/create`, invoiceBody(made, change));
const charge = (uuid: string, body: object = {}) => ana.put(`${url}/${uuid}/charge_late`, body);
const proposal = async (uuid: string) => (await ana.get(`${url}/${uuid}/late-charge`)).json();
const draftsOf = async (uuid: string) => (await proposal(uuid)).made.map((one: { uuid: string }) => one.uuid);

beforeEach(async () => {
  await itIs('2026-03-10T15:00:00Z');
  await save();
});

it('is off by default, and needs item and scenario', async () => {
  const gil = await api.signIn('gil@globex.test');
  expect((await gil.get(settings)).json()).toMatchObject({ is_on: false, interest_per: 'year', in_reminders: false });
  const answer = await ana.put(settings, { is_on: true });
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([
    400,
    ['item', 'scenario', 'interest_percent'],
  ]);
});

it('proposes interest until today and the fee, and the invoice owes no more', async () => {
  const uuid = await issued();
  await itIs('2026-05-10T15:00:00Z');
  expect(await proposal(uuid)).toMatchObject({
    days_late: 30,
    interest: '10.65',
    fee: '40.00',
    total: '50.65',
    made: [],
  });
  expect((await ana.get(`${url}/${uuid}`)).json()).toMatchObject({ open_amount: '1080.00', amount: '1080.00' });
});

it('makes a draft to the same payer, with a line for each, that names the invoice and the words of the rule', async () => {
  const uuid = await issued();
  await itIs('2026-05-10T15:00:00Z');
  const answer = await charge(uuid);
  expect([answer.statusCode, answer.json()]).toMatchObject([200, { uuid, status: 'billed', open_amount: '1080.00' }]);
  const [draft] = await draftsOf(uuid);
  const record = (await ana.get(`${url}/${draft}`)).json();
  expect(record).toMatchObject({
    status: 'draft',
    currency: 'BRL',
    created: '2026-05-10',
    due_date: '2026-06-10',
    service_buyer_uuid: made.entity,
    total: '50.65',
    items_invoice: [
      { item: { uuid: item, description: 'Late charge' }, quantity: '1', price: '10.65', scenery: { uuid: scenario } },
      { item: { uuid: item }, quantity: '1', price: '40.00', scenery: { uuid: scenario } },
    ],
  });
  expect(JSON.stringify(record.observation).replaceAll(' ', ' ')).toMatch(
    /invoice \d+, due 2026\/04\/10: 30 days\..*12% a year on .*1,080\.00 for 30 days: .*10\.65\..*Fixed fee: .*40\.00\..*Clause 9/,
  );
});

it('charges the fee only in its currency, and interest on what is open', async () => {
  const uuid = await issued({ currency: 'USD' });
  await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid', amount: '580.00' });
  await itIs('2026-05-10T15:00:00Z');
  await charge(uuid);
  const [draft] = await draftsOf(uuid);
  expect((await ana.get(`${url}/${draft}`)).json()).toMatchObject({
    currency: 'USD',
    items_invoice: [{ price: '4.93' }],
  });
});

it('warns of a charge that exists, and makes another only if it is confirmed', async () => {
  const uuid = await issued();
  await itIs('2026-05-10T15:00:00Z');
  await charge(uuid);
  const second = await charge(uuid);
  expect([second.statusCode, second.json().code, Object.keys(second.json().errors)]).toEqual([
    409,
    'charged_before',
    ['again'],
  ]);
  expect((await charge(uuid, { again: true })).statusCode).toBe(200);
  expect(await draftsOf(uuid)).toHaveLength(2);
});

it('forgets cancelled charges', async () => {
  const uuid = await issued();
  await itIs('2026-05-10T15:00:00Z');
  await charge(uuid);
  const [draft] = await draftsOf(uuid);
  await ana.put(`/api/v2/invoice/status/${draft}`, { status: 'cancelled' });
  expect(await draftsOf(uuid)).toEqual([]);
  expect((await charge(uuid)).statusCode).toBe(200);
});

it.each([
  ['before the smallest days late', '2026-04-13T15:00:00Z', {}, 'nothing_to_charge'],
  ['while the rule is off', '2026-05-10T15:00:00Z', { is_on: false }, 'late_charges_off'],
  ['in time', '2026-04-10T15:00:00Z', {}, 'not_overdue'],
])('charges nothing %s', async (_, instant, change, code) => {
  const uuid = await issued();
  await itIs(instant);
  await save(change);
  const answer = await charge(uuid);
  expect([answer.statusCode, answer.json().code]).toEqual([409, code]);
});

it('is for who may create invoices, in their own company', async () => {
  const uuid = await issued();
  await itIs('2026-05-10T15:00:00Z');
  const [gil, carla] = [await api.signIn('gil@globex.test'), await api.signIn('carla@contas.test')];
  const at = `${url}/${uuid}/late-charge`;
  expect([(await gil.get(at)).statusCode, (await gil.put(`${url}/${uuid}/charge_late`, {})).statusCode]).toEqual([
    404, 404,
  ]);
  expect([(await carla.get(at)).statusCode, (await api.anonymous.get(at)).statusCode]).toEqual([403, 401]);
});
