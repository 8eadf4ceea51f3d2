import { expect, it } from 'vitest';
import { invoiceBody, lineBody, make } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const { api, made } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');
const url = '/api/v2/invoice/invoices-single';

const withPeriod = (period: unknown) =>
  invoiceBody(made, { is_draft: true, items_invoice: [lineBody(made, { period })] });
const periodOf = async (uuid: string) => (await ana.get(`${url}/${uuid}`)).json().items_invoice[0].period;

it.each([{ from: '2026-03-01', until: '2026-03-31' }, { from: '2026-03-01' }, { until: '2026-03-31' }])(
  'a line keeps its period %j, issued or not',
  async (period) => {
    const uuid = await make(ana, `${url}/create`, withPeriod(period));
    expect(await periodOf(uuid)).toEqual(period);
    expect((await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' })).statusCode).toBe(200);
    expect(await periodOf(uuid)).toEqual(period);
  },
);

it('a line has no period without a day', async () => {
  expect(await periodOf(await make(ana, `${url}/create`, withPeriod({})))).toBeUndefined();
});

it.each([
  [{ from: '2026-03-02', until: '2026-03-01' }, 'items_invoice.0.period.until'],
  [{ from: '2026-02-30' }, 'items_invoice.0.period.from'],
])('a line refuses the period %j at its day', async (period, path) => {
  const answer = await ana.post(`${url}/create`, withPeriod(period));
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
});

it('the history and the file of lines show a period as text', async () => {
  const uuid = await make(ana, `${url}/create`, withPeriod({ from: '2026-03-01' }));
  const changed = await ana.put(`${url}/${uuid}/update`, withPeriod({ from: '2026-03-01', until: '2026-03-31' }));
  expect(changed.statusCode).toBe(200);
  const history: { changes: object }[] = (await ana.get(`/api/v2/audit/invoice/${uuid}`)).json();
  expect(history.map(({ changes }) => changes)).toContainEqual(
    expect.objectContaining({
      'items_invoice.0.period': [{ from: '2026-03-01' }, { from: '2026-03-01', until: '2026-03-31' }],
    }),
  );
  const file = await ana.get('/api/v2/invoice-lines/export?format=csv');
  expect(file.body).toContain('01/03/2026 – 31/03/2026');
});
