import type { Overview, OverviewCompany } from '../../../../dataProvider/calls/accountants.ts';

const sum = (amount: string, count: number) => ({ amount, count });
const none = sum('0.00', 0);
const november = { from: '2026-11-01', to: '2026-11-30' };

export const acme: OverviewCompany = {
  uuid: '0198f6b2-0000-7000-8000-000000000001',
  name: 'Acme Software Ltda',
  tenant: 'acme',
  nif: '11222333000181',
  country: 'BR',
  access: true,
  access_state: 'granted',
  today: '2026-11-25',
  paid: november,
  figures: [
    { currency: 'BRL', open: sum('300.50', 2), overdue: sum('100.50', 1), received: none },
    { currency: 'USD', open: none, overdue: none, received: sum('80.00', 1) },
  ],
  drafts: 3,
  attention: {
    overdue: 1,
    failed_payments: 0,
    held: 2,
    past_due_drafts: 0,
    ending_contracts: 1,
    ending: '2026-12-25',
  },
};

export const globex: OverviewCompany = {
  ...acme,
  uuid: '0198f6b2-0000-7000-8000-000000000002',
  name: 'Globex Consulting',
  tenant: 'globex',
  nif: '508000000',
  country: 'PT',
  figures: [],
  drafts: 0,
  attention: { overdue: 0, failed_payments: 0, past_due_drafts: 0, ending: '2026-12-25' },
};

/** A company that revoked access: only its name is visible. */
export const closed: OverviewCompany = {
  uuid: '0198f6b2-0000-7000-8000-000000000003',
  name: 'Initech',
  tenant: 'initech',
  access: false,
  access_state: 'withdrawn',
};

export const overviewOf = (results: OverviewCompany[]): Overview => ({
  results,
  count: results.length,
  totals: results.flatMap(({ figures = [] }) => figures),
});
