import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderInConsole } from '../../../tests/support/console.tsx';
import { someone } from '../../../tests/support/me.ts';
import { session } from '../../access/console.ts';
import { todayInZone } from '../../i18n/zone.ts';
import { OverviewPage } from './OverviewPage.tsx';

const months = Array.from({ length: 12 }, (_, place) => ({ month: `2020-${place + 1}`, amount: `${place}.00` }));
const thisMonth = { month: todayInZone().slice(0, 7), amount: '1234.50' };
const results = [
  { report: 'issued', currency: 'BRL', amount: '1234.50', months: [...months.slice(1), thisMonth] },
  { report: 'open', currency: 'USD', amount: '80.00' },
];
const url = 'GET /api/v2/reports';

beforeEach(() => {
  const permissions = ['issued', 'open', 'taxes'].map((name) => `reports/${name}:list`);
  vi.spyOn(session, 'me').mockReturnValue(someone({ permissions: [...permissions, 'invoices:list'] }));
});

it('shows for each report its figure, and twelve months of it, by one request', async () => {
  const { requests } = await renderInConsole(<OverviewPage area="company" />, {
    answers: { [url]: { json: { results } } },
  });
  const [issued, open, taxes] = await screen.findAllByRole('listitem');
  expect(within(issued as HTMLElement).getByText(/^R\$\s1\.234,50$/)).toBeDefined();
  expect(issued?.textContent).toContain('neste mês');
  expect(issued?.querySelector('polyline')?.getAttribute('points')?.split(' ')).toHaveLength(12);
  // The last month is this one.
  expect(issued?.querySelector('circle')?.getAttribute('cx')).toBe('117');
  expect(open?.textContent).toMatch(/US\$\s80,00hoje/);
  expect(open?.querySelector('svg.sparkline')).toBeNull();
  expect(taxes?.textContent).toContain('Ainda sem valores');
  expect(requests.map(({ path }) => path)).toEqual(['/api/v2/reports']);
});

it('leads to the reports also without their figures', async () => {
  await renderInConsole(<OverviewPage area="company" />, { answers: { [url]: { status: 503, json: {} } } });
  const link = await screen.findByRole('link', { name: /^Emitidas/ });
  expect(link.getAttribute('href')).toBe('/company/reports/issued');
});
