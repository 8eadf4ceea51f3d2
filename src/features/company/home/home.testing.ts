/** An answer of the home page, for tests. */

const sum = (amount: string, count: number) => ({ amount, count });
const none = sum('0.00', 0);
export const acme = {
  uuid: '0198f6b2-0000-7000-8000-000000000001',
  name: 'Acme Software Ltda',
  nif: '11222333000181',
  tenant: 'acme',
  segment: 'Software',
  tax_regime: 'Lucro presumido',
  time_zone: 'America/Sao_Paulo',
  currency: 'USD',
  location: { place_id: 'x', address: 'Avenida Paulista', country: { id: 76, name: 'Brazil', identifier: 'BR' } },
};

export const figures = {
  currency: 'USD',
  due: { ...sum('1200.00', 2), before: '1000.00' },
  overdue: { ...sum('300.00', 1), before: '0.00', oldest: '2026-08-20' },
  received: { ...none, before: '50.00' },
  expected: { amount: '1250.00', invoices: sum('1200.00', 2), scheduled: sum('50.00', 1), before: '2500.00' },
};

const weeks = [
  { from: '2026-11-23', to: '2026-11-29' },
  { from: '2026-11-30', to: '2026-12-06' },
].map((days, place) => ({
  ...days,
  sums: [
    { currency: 'EUR', amount: '7.00', invoices: place === 0 ? sum('7.00', 1) : none, scheduled: none },
    { currency: 'USD', amount: '1250.00', invoices: sum('1200.00', 2), scheduled: sum('50.00', 1) },
  ],
}));

export const home = {
  today: '2026-11-24',
  month: { from: '2026-11-01', to: '2026-11-30' },
  month_before: { from: '2026-10-01', to: '2026-10-24' },
  next: { from: '2026-11-24', to: '2026-12-23' },
  next_before: { from: '2026-10-25', to: '2026-11-23' },
  company: acme,
  has_issued: true,
  steps: {
    company: true,
    logo: false,
    client: true,
    scenario: false,
    account: false,
    invoice: true,
    accountant: false,
  },
  figures: [figures],
  weeks,
  owing: [
    {
      payer: { uuid: '0198f6b2-0000-7000-8000-000000000003', name: 'Blue Harbor Inc' },
      currency: 'USD',
      ...sum('300.00', 1),
      oldest: '2026-08-20',
      invoice: '0198f6b2-0000-7000-8000-000000000009',
      mailed_at: '2026-11-21T12:00:00.000Z',
      paid_on: '2026-11-20',
    },
    {
      payer: { uuid: '0198f6b2-0000-7000-8000-000000000004', name: 'Norte Digital, Lda.' },
      currency: 'EUR',
      ...sum('900.00', 3),
      oldest: '2026-11-23',
      paid_on: '2026-11-23',
    },
  ],
  attention: {
    overdue: 1,
    gateway_events: 2,
    failed_payments: 1,
    failed_refunds: 2,
    failed_messages: 3,
    held: 1_234,
    past_due_drafts: 0,
    ending_contracts: 3,
    ending: '2026-12-24',
  },
  next_run: { date: '2026-11-25', count: 4 },
  latest: [],
};

/** Before the first invoice. */
export const fresh = { ...home, has_issued: false, steps: { ...home.steps, invoice: false }, figures: [], weeks: [] };
