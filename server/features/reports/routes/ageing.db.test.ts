import { expect, it } from 'vitest';
import { listOf } from '../../../../domain/reports/listOf.ts';
import ageing from '../../../../schemas/reports/ageing.ts';
import { parametersOf, readReport } from '../../../../tests/support/reportCells.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';

const shop = await testWorkshop();
const { api } = shop;
let ana = await api.signIn('ana@acme.test');
const url = '/api/v2/invoice/invoices-single';

/** Sets the clock, and signs in again, because sessions expire. */
async function at(instant: string) {
  api.clock.set(instant);
  ana = await api.signIn('ana@acme.test');
}

/** Returns the number of invoices by age, and checks that each is that of its list. */
async function countsByAge() {
  const { today, totals } = await readReport(ana, 'ageing');
  const counts: [unknown, unknown][] = [];
  for (const { across, currency, values } of totals) {
    if (across === undefined) continue;
    const list = listOf(ageing, { today, currency, across });
    const { count } = (await ana.get(`${url}?${new URLSearchParams(parametersOf(list ?? {}))}`)).json();
    expect(count, String(across)).toBe(values['count']);
    counts.push([across, count]);
  }
  return Object.fromEntries(counts);
}

it('an invoice is late after the cutoff of its due date, and not while its payment is authorized', async () => {
  const { uuid } = await shop.written({ created: '2026-03-10', due_date: '2026-03-10' });
  await shop.written({ created: '2026-03-10', due_date: '2026-03-10' });
  const overdue = async () => {
    const { figures } = (await ana.get('/api/v2/home')).json();
    return figures[0].overdue.count;
  };
  await at('2026-03-11T01:00:00Z');
  expect(await countsByAge()).toEqual({ 0: 2 });
  await at('2026-03-11T02:30:00Z');
  expect(await countsByAge()).toEqual({ '1-30': 2 });
  for (const [day, age] of [
    ['2026-04-09', '1-30'],
    ['2026-04-10', '31-60'],
    ['2026-05-09', '31-60'],
  ] as const) {
    await at(`${day}T15:00:00Z`);
    expect(await countsByAge()).toEqual({ [age]: 2 });
  }
  await at('2026-05-10T15:00:00Z');
  expect([await countsByAge(), await overdue()]).toEqual([{ '61-90': 2 }, 2]);
  await ana.put(`${url}/${uuid}/authorize_payment`, {});
  expect([await countsByAge(), await overdue()]).toEqual([{ 0: 1, '61-90': 1 }, 1]);
});
