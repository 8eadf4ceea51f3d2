import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { makeRegistrations, type Registrations } from '../../../../tests/support/company.ts';
import { quoteBody } from '../../../../tests/support/quotes.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
let made: Registrations;

beforeAll(async () => {
  made = await makeRegistrations(api, ana);
});

async function make(change?: object) {
  const answer = await ana.post('/api/v2/quotes', quoteBody(made, change));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}

describe('a quote', () => {
  it('counts optional lines in no total, nor in the share of a discount', async () => {
    const quote = await make({ adjustments: [{ kind: 'discount', percent: '10' }] });
    expect(quote).toMatchObject({ status: 'draft', version_number: 1, subtotal: '1000.00', net: '900.00' });
    expect(quote.lines[1]).toMatchObject({ is_optional: true, total: '500.00', share: '0.00' });
    expect(quote.lines[0].is_optional).toBeUndefined();
    const issued = (await ana.put(`/api/v2/quotes/${quote.uuid}/issue`, {})).json();
    expect(issued).toMatchObject({ status: 'issued', number: 1, subtotal: '1000.00', valid_until: '2026-04-10' });
  });

  it('names in its history a line that is no longer optional', async () => {
    const { uuid } = await make();
    const firm = { item: { uuid: made.item }, quantity: '1', price: '500.00', scenery: { uuid: made.scenario } };
    const lines = [{ ...firm, price: '1000.00' }, firm];
    expect((await ana.put(`/api/v2/quotes/${uuid}`, quoteBody(made, { lines }))).statusCode).toBe(200);
    const [latest] = (await ana.get(`/api/v2/audit/quote/${uuid}`)).json();
    expect(latest.changes['lines.1.is_optional']).toEqual([true, null]);
  });

  it('is summed up with its last version alone', async () => {
    const quote = await make({ is_draft: false, currency: 'EUR' });
    const summary = async (status = '') =>
      (await ana.get(`/api/v2/quotes/summary?currency=EUR${status && `&status=${status}`}`)).json();
    expect((await summary()).sums).toMatchObject([{ count: 1, amounts: { total: '1080.00' } }]);
    expect((await ana.put(`/api/v2/quotes/${quote.uuid}/revise`, {})).statusCode).toBe(200);
    const { statuses, sums } = await summary();
    expect([statuses.superseded, statuses.draft]).toEqual([1, 1]);
    expect(sums).toMatchObject([{ count: 1, amounts: { total: '1080.00' } }]);
    expect((await summary('superseded,draft')).sums).toMatchObject([{ count: 1 }]);
    expect((await summary('superseded')).sums).toEqual([]);
  });

  it('is not valid before today', async () => {
    const refused = await ana.post('/api/v2/quotes', quoteBody(made, { valid_until: '2026-03-01' }));
    expect(Object.keys(refused.json().errors)).toEqual(['valid_until']);
  });
});

it('is listed by the series that numbers it', async () => {
  const answer = await ana.post('/api/v2/series', { document_type: 'quotes', name: 'Own', prefix: 'OWN-' });
  expect(answer.statusCode, answer.body).toBe(201);
  const { uuid: own } = answer.json();
  const { uuid } = await make({ series_uuid: own });
  const keysOf = async (series: string) =>
    (await ana.get(`/api/v2/quotes?series_uuid=${series}&per_page=100`))
      .json()
      .results.map((one: { uuid: string }) => one.uuid);
  expect(await keysOf(own)).toEqual([uuid]);
  const { results } = (await ana.get('/api/v2/series?document_type=quotes')).json();
  const usual = results.find((one: { prefix: string }) => one.prefix === '');
  expect(await keysOf(usual.uuid)).not.toContain(uuid);
  const { results: numbered } = (await ana.get(`/api/v2/quotes?series_uuid=${usual.uuid}&search=harbor`)).json();
  expect(numbered.map(({ number }: { number?: number }) => number)).toContain(1);
});
