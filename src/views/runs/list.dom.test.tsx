import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInConsole, type Asked } from '../../../tests/support/console.tsx';
import { setZone } from '../../i18n/zone.ts';
import RunsPage from './list.tsx';

const buyer = { uuid: 'e-1', name: 'Blue Harbor Inc', location: { country: { id: 840, identifier: 'US' } } };

const foreseen = (change: object = {}) => ({
  uuid: 'o-1',
  contract_uuid: 'c-1',
  contract_number: 7,
  occurrence: 3,
  frequency: 12,
  service_buyer: buyer,
  created: '2026-03-11',
  due_date: '2026-03-21',
  currency: 'USD',
  total: '1080.00',
  standing: 'to_come',
  ...change,
});

const nothing = {
  today: '2026-03-10',
  until: '2026-04-09',
  days: [] as object[],
  held: [] as object[],
  count: 0,
  is_estimate: false,
  results: [] as object[],
};

const sum = { currency: 'USD', count: 1, amount: '1080.00' };
const aside = (why: string, uuid = 'o-9') =>
  foreseen({ uuid, standing: 'held', held_because: why, created: '2026-03-01' });

const run = {
  uuid: 'r-1',
  started_at: '2026-03-09T03:00:00.000Z',
  until: '2026-03-09',
  cause: 'tick',
  worker: 'w',
  billed: 2,
  held: 0,
  sums: [
    { currency: 'JPY', amount: '153850' },
    { currency: 'USD', amount: '1080.00' },
  ],
};

async function show(preview: object, options: { may?: (resource: string, action: string) => boolean } = {}) {
  setZone('America/Sao_Paulo');
  const ran: unknown[] = [];
  await renderInConsole(<RunsPage />, {
    ...options,
    language: 'en',
    answers: {
      'GET /api/v2/runs/preview': { json: { ...nothing, ...preview } },
      'GET /api/v2/runs': { json: { results: [run], count: 1 } },
      'POST /api/v2/runs': ({ body }: Asked) => {
        ran.push(body);
        return { json: { detail: 'Done so.', billed: 1, held: 0, remaining: 0, sums: [] } };
      },
    },
  });
  return ran;
}

const part = (name: string) => screen.findByRole('region', { name });

describe('the page of runs', () => {
  it('says what goes out tonight, one by one and added up', async () => {
    await show({ days: [{ date: '2026-03-11', ...sum }], count: 1, results: [foreseen()] });
    const next = await part('Next run');
    expect(next.textContent).toContain('Tonight, 2026/03/11 at 00:00');
    expect(within(next).getByRole('table').textContent).toContain('Contract 7 · 3 of 12Blue Harbor Inc2026/03/21');
    expect(within(next).queryByText(/due now/)).toBeNull();
  });

  it('says when the next one is, where there is none tonight, and that there is none at all', async () => {
    await show({ days: [{ date: '2026-03-20', ...sum }] });
    expect((await part('Next run')).textContent).toContain('2026/03/20 at 00:00');
    await show({});
    expect(screen.getAllByText('Nothing is due to be issued in the next 30 days.')).toHaveLength(2);
  });

  it('warns tonight of what would be put aside', async () => {
    await show({ days: [{ date: '2026-03-11', ...sum }], results: [foreseen({ held_because: 'party_archived' })] });
    await within(await part('Next run')).findByText('The buyer or whoever pays is archived');
    expect(screen.queryByRole('region', { name: 'On hold' })).toBeNull();
  });

  it('draws a chart for each currency, with the same as a table behind it', async () => {
    const days = [
      { date: '2026-03-11', ...sum },
      { date: '2026-03-12', ...sum, currency: 'JPY', amount: '500' },
      { date: '2026-03-20', ...sum, count: 2 },
    ];
    await show({ days });
    const charts = within(await part('Next 30 days')).getAllByRole('img');
    expect(charts.map((chart) => chart.getAttribute('aria-label')?.replace(/\s/g, ' '))).toEqual([
      'JPY. Invoices: 1; days: 1; total: JPY 500',
      'USD. Invoices: 3; days: 2; total: USD 2,160.00',
    ]);
    const [, dollars] = screen.getAllByText(/^Day by day/);
    await userEvent.click(dollars ?? document.body);
    const rows = within(dollars?.closest('details') ?? document.body).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
      'DayInvoicesAmount',
      '2026/03/111USD 1,080.00',
      '2026/03/202USD 1,080.00',
    ]);
  });

  it('says why something is put aside, leads to what stands against it, and tries it again once confirmed', async () => {
    const ran = await show({ held: [sum], results: [aside('party_archived')] });
    const held = await part('On hold');
    within(held).getByText('The buyer or whoever pays is archived');
    const way = await within(held).findByRole('link', { name: 'Open entity: Blue Harbor Inc' });
    expect(way.getAttribute('href')).toContain('e-1');
    await userEvent.click(within(held).getByRole('button', { name: 'Try again: Contract 7 · 3 of 12' }));
    expect(ran).toEqual([]);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Done so.');
    expect(ran).toEqual([{ uuid: ['o-9'] }]);
  });

  it('tries all again, what is late too, and says how many are not shown', async () => {
    const ran = await show({ held: [{ ...sum, count: 3 }], results: [aside('late')] });
    const held = await part('On hold');
    within(held).getByText('2 more are on hold and not shown.');
    await userEvent.click(within(held).getByRole('button', { name: 'Try all again' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Try all again' }));
    await screen.findByText('Done so.');
    expect(ran).toEqual([{ confirm_late: true }]);
  });

  it('issues what is due this moment', async () => {
    const ran = await show({ days: [{ date: '2026-03-10', ...sum }] });
    await userEvent.click(within(await part('Next run')).getByRole('button', { name: 'Issue now' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Issue now' }));
    await screen.findByText('Done so.');
    expect(ran).toEqual([{}]);
  });

  it('offers nothing to do to whoever only reads', async () => {
    await show(
      { days: [{ date: '2026-03-10', ...sum }], held: [sum], results: [aside('late')] },
      { may: (_, action) => action !== 'run' },
    );
    await part('On hold');
    expect(screen.queryByRole('button', { name: /Issue|Try/ })).toBeNull();
  });

  it('offers its settings to whoever may change them', async () => {
    await show({}, { may: (resource, action) => resource !== 'issue-settings' || action !== 'edit' });
    expect(screen.queryByRole('button', { name: 'Billing run settings' })).toBeNull();
    await show({});
    screen.getByRole('button', { name: 'Billing run settings' });
  });

  it('lists what ran before, each currency with its sum', async () => {
    await show({});
    const [, row] = within(await part('Past runs')).getAllByRole('row');
    expect(row?.textContent?.replace(/\s/g, ' ')).toContain('2026/03/09 00:00Schedule2JPY 153,850USD 1,080.000');
  });
});
