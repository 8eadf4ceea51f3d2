import { expect, it } from 'vitest';
import type { Report } from '../../../../schemas/report.ts';
import issued from '../../../../schemas/reports/issued.ts';
import { listLink } from './listLink.ts';

const today = '2026-03-10';
const filterOf = (link: string | undefined): unknown => {
  const url = new URL(link ?? '', 'http://acme.test');
  expect(url.pathname).toBe('/company/invoices');
  return JSON.parse(url.searchParams.get('filter') ?? '');
};

it('opens the list of the report, filtered as lists keep it in their address', () => {
  const figure = { today, from: '2026-01-15', to: '2026-12-31', currency: 'USD', by: 'month', group: '2026-01' };
  expect(filterOf(listLink('company', issued, figure))).toEqual({
    status: 'billed,paid',
    is_imported: false,
    currency: 'USD',
    created_gte: '2026-01-15',
    created_lte: '2026-01-31',
  });
});

it('distinguishes a filter within a record from one on the record itself', () => {
  const countries: Report = { ...issued, dimensions: { country: { path: 'service_buyer.location.country' } } };
  const figure = { today, by: 'country', group: 840 };
  expect(filterOf(listLink('company', countries, figure))).toMatchObject({
    service_buyer: { location: { country: 840 } },
  });
  const narrowed = { ...figure, filters: { service_buyer: 'b-1' } };
  expect(filterOf(listLink('company', countries, narrowed))).toMatchObject({
    service_buyer: 'b-1',
    'service_buyer.location.country': 840,
  });
});

it('is absent for records without a value', () => {
  expect(listLink('company', issued, { today, by: 'client', group: null })).toBeUndefined();
});

it('of notes opens their own list, and of what is made of several lists none', () => {
  const figure = { today, from: '2026-01-15', to: '2026-12-31', currency: 'USD', by: 'month', group: '2026-01' };
  const url = new URL(listLink('company', issued, { ...figure, measure: 'credited' }) ?? '', 'http://acme.test');
  expect(url.pathname).toBe('/company/credit-notes');
  expect(JSON.parse(url.searchParams.get('filter') ?? '')).toEqual({
    status: 'issued',
    currency: 'USD',
    created_gte: '2026-01-15',
    created_lte: '2026-01-31',
  });
  expect(listLink('company', issued, { ...figure, measure: 'amount' })).toBeUndefined();
});
