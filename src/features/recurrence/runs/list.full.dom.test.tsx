import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderInConsole, type SentRequest } from '../../../../tests/support/console.tsx';
import { setZone } from '../../../i18n/zone.ts';
import RunsPage from './list.tsx';

const buyer = { uuid: 'e-1', name: 'Blue Harbor Inc', location: { country: { id: 840, identifier: 'US' } } };

const upcoming = (change: object = {}) => ({
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
  schedule_status: 'to_come',
  ...change,
});

const nothing = {
  today: '2026-03-10',
  until: '2026-04-09',
  days: [] as object[],
  held_days: [] as object[],
  held: [] as object[],
  count: 0,
  is_estimate: false,
  results: [] as object[],
};

const sum = { currency: 'USD', count: 1, amount: '1080.00' };
const aside = (why: string, uuid = 'o-9') =>
  upcoming({ uuid, schedule_status: 'held', held_because: why, created: '2026-03-01' });

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

interface Options {
  readonly may?: (resource: string, action: string) => boolean;
  /** The answer for a single day: issued and held invoices. */
  readonly issued?: object;
  readonly toHold?: object;
}

async function show(preview: object, { may, issued = {}, toHold = {} }: Options = {}) {
  setZone('America/Sao_Paulo');
  const ran: unknown[] = [];
  await renderInConsole(<RunsPage />, {
    may,
    language: 'en',
    answers: {
      'GET /api/v2/runs/preview': ({ query }: SentRequest) => {
        const { from, until, held } = Object.fromEntries(query);
        if (!from) return { json: { ...nothing, ...preview } };
        expect(from).toBe(until);
        return { json: { ...nothing, ...(held === 'true' ? toHold : issued) } };
      },
      'GET /api/v2/runs': { json: { results: [run], count: 1 } },
      'POST /api/v2/runs': ({ body }: SentRequest) => {
        ran.push(body);
        return { json: { detail: 'Done so.', billed: 1, held: 0, remaining: 0, sums: [] } };
      },
    },
  });
  return ran;
}

const part = (name: string) => screen.findByRole('region', { name });

describe('the page of runs', () => {
  it('lists the invoices of tonight’s run, with their sum', async () => {
    await show({ days: [{ date: '2026-03-11', ...sum }], count: 1 }, { issued: { count: 1, results: [upcoming()] } });
    const next = await part('Next billing run');
    expect(next.textContent).toContain('Tonight, 2026/03/11 at 00:00');
    const table = await within(next).findByRole('table');
    expect(table.textContent).toContain('Contract 7 · 3 of 12Blue Harbor Inc2026/03/21');
    expect(within(next).queryByText(/due now|more|on hold/)).toBeNull();
  });

  it('shows how many more are issued than listed, whatever number is on hold', async () => {
    await show(
      {
        days: [{ date: '2026-03-11', ...sum, count: 60 }],
        held: [{ ...sum, count: 50 }],
        results: Array.from({ length: 50 }, (_, n) => aside('late', `o-${n}`)),
      },
      { issued: { count: 60, results: [upcoming()] } },
    );
    const next = await part('Next billing run');
    await within(next).findByText('and 59 more');
    expect(within(next).getByRole('table').textContent).toContain('Contract 7 · 3 of 12');
  });

  it('shows the next run if there is none tonight, or that there is none', async () => {
    await show({ days: [{ date: '2026-03-20', ...sum }] });
    expect((await part('Next billing run')).textContent).toContain('2026/03/20 at 00:00');
    await show({});
    expect(screen.getAllByText('No invoices to issue in the next 30 days.')).toHaveLength(2);
  });

  it('warns of invoices that will be held tonight, which its sum excludes, and links to their causes', async () => {
    const held = [
      { date: '2026-03-11', currency: 'JPY', count: 1, amount: '500' },
      { date: '2026-03-11', currency: 'USD', count: 2, amount: '70.00' },
    ];
    const refused = upcoming({ held_because: 'party_archived' });
    await show(
      { days: [{ date: '2026-03-11', ...sum }], held_days: held },
      { issued: { count: 1, results: [upcoming({ uuid: 'o-2' })] }, toHold: { count: 3, results: [refused] } },
    );
    const next = await part('Next billing run');
    expect(within(next).getByRole('alert').textContent?.replace(/\s/g, ' ')).toBe(
      '3 invoices will be put on hold unless their problems are resolved: JPY 500 · USD 70.00',
    );
    const list = await within(next).findByRole('table', { name: 'To be put on hold' });
    within(list).getByText('The client or the party responsible for payment is archived');
    within(next).getByText('and 2 more');
    const way = await within(list).findByRole('link', { name: 'Open client: Blue Harbor Inc' });
    expect(way.getAttribute('href')).toContain('e-1');
    expect(screen.queryByRole('region', { name: 'On hold' })).toBeNull();
  });

  it('says so for a day with held invoices only, and for invoices due now', async () => {
    await show({
      held_days: [
        { date: '2026-03-10', ...sum },
        { date: '2026-03-11', ...sum },
      ],
    });
    const next = await part('Next billing run');
    within(next).getByText('No invoices will be issued that day.');
    const alerts = within(next).getAllByRole('alert');
    expect(alerts.map(({ textContent }) => textContent?.replace(/\s/g, ' '))).toEqual([
      '1 invoice ready to be issued will be put on hold unless its problem is resolved: USD 1,080.00',
      '1 invoice will be put on hold unless its problem is resolved: USD 1,080.00',
    ]);
    expect(within(next).queryByRole('button', { name: 'Issue now' })).toBeNull();
  });

  it('draws a chart for each currency, with its figures in a table', async () => {
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

  it('stacks held amounts on top, with their own sum and rows', async () => {
    const [day, later] = [
      { date: '2026-03-11', ...sum },
      { date: '2026-03-12', ...sum },
    ];
    await show({ days: [day], held_days: [day, { ...later, count: 2 }] });
    const days = within(await part('Next 30 days'));
    expect(days.getByRole('img').getAttribute('aria-label')?.replace(/\s/g, ' ')).toBe(
      'USD. Invoices: 1; days: 1; total: USD 1,080.00. To be put on hold: 3; total: USD 2,160.00',
    );
    days.getByText('3 will be put on hold');
    await userEvent.click(days.getByText(/^Day by day/));
    const rows = days.getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent?.replace(/\s/g, ' '))).toEqual([
      'DayInvoicesAmount',
      '2026/03/111USD 1,080.00',
      '2026/03/11To be put on hold1USD 1,080.00',
      '2026/03/12To be put on hold2USD 1,080.00',
    ]);
  });

  it('shows the reason of a hold with a link to its cause, and retries after confirmation', async () => {
    const ran = await show({ held: [sum], results: [aside('party_archived')] });
    const held = await part('On hold');
    within(held).getByText('The client or the party responsible for payment is archived');
    const way = await within(held).findByRole('link', { name: 'Open client: Blue Harbor Inc' });
    expect(way.getAttribute('href')).toContain('e-1');
    await userEvent.click(within(held).getByRole('button', { name: 'Try again: Contract 7 · 3 of 12' }));
    expect(ran).toEqual([]);
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Try again' }));
    await screen.findByText('Done so.');
    expect(ran).toEqual([{ uuid: ['o-9'] }]);
  });

  it('retries all, including late ones, and shows how many are not listed', async () => {
    const ran = await show({ held: [{ ...sum, count: 3 }], results: [aside('late')] });
    const held = await part('On hold');
    within(held).getByText('2 more are on hold and not shown.');
    await userEvent.click(within(held).getByRole('button', { name: 'Retry all' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Retry all' }));
    await screen.findByText('Done so.');
    expect(ran).toEqual([{ confirm_late: true }]);
  });

  it('asks for another due date if that of an invoice has passed, and proposes its original term', async () => {
    const past = {
      ...upcoming({ uuid: 'o-9', schedule_status: 'held', held_because: 'due_before_emission' }),
      due_date: '2026-03-09',
      created: '2026-02-27',
    };
    const ran = await show({ held: [sum], results: [past] });
    await userEvent.click(within(await part('On hold')).getByRole('button', { name: /^Issue/ }));
    const dialog = within(screen.getByRole('alertdialog'));
    const days = dialog.getByRole('textbox', { name: /^Due date \(days after issue\)/ });
    expect(days).toHaveProperty('value', '10');
    await userEvent.clear(days);
    expect(dialog.getByRole('button', { name: 'Issue' })).toHaveProperty('disabled', true);
    await userEvent.type(days, '366');
    dialog.getByText('Enter 0 to 365 days');
    await userEvent.clear(days);
    await userEvent.type(days, '15');
    await userEvent.click(dialog.getByRole('button', { name: 'Issue' }));
    await screen.findByText('Done so.');
    expect(ran).toEqual([{ uuid: ['o-9'], due_in_days: 15 }]);
  });

  it('issues invoices due at this moment', async () => {
    const ran = await show({ days: [{ date: '2026-03-10', ...sum }] });
    await userEvent.click(within(await part('Next billing run')).getByRole('button', { name: 'Issue now' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Issue now' }));
    await screen.findByText('Done so.');
    expect(ran).toEqual([{}]);
  });

  it('offers no actions to readers', async () => {
    await show(
      { days: [{ date: '2026-03-10', ...sum }], held: [sum], results: [aside('late')] },
      { may: (_, action) => action !== 'run' },
    );
    await part('On hold');
    expect(screen.queryByRole('button', { name: /Issue|Try/ })).toBeNull();
  });

  it('offers its settings to users who may change them', async () => {
    await show({}, { may: (resource, action) => resource !== 'issue-settings' || action !== 'edit' });
    expect(screen.queryByRole('button', { name: 'Billing run settings' })).toBeNull();
    await show({});
    screen.getByRole('button', { name: 'Billing run settings' });
  });

  it('lists earlier runs, each currency with its sum', async () => {
    await show({});
    const [, row] = within(await part('Past billing runs')).getAllByRole('row');
    expect(row?.textContent?.replace(/\s/g, ' ')).toMatch(/^9 Mar (2026 )?00:00Schedule2JPY 153,850USD 1,080\.000/);
  });
});
