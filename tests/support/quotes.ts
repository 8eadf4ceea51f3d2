import type { Registrations } from './company.ts';

/** The body of a proforma in draft: a line of 1,000. */
export function proformaBody(made: Registrations, change: object = {}): object {
  const line = { item: { uuid: made.item }, quantity: '1', price: '1000.00', scenery: { uuid: made.scenario } };
  return quoteBody(made, { lines: [line], ...change });
}

/** The body of a quote in draft: a line of 1,000, and an option of 500. */
export function quoteBody(made: Registrations, change: object = {}): object {
  const line = { item: { uuid: made.item }, quantity: '1', price: '1000.00', scenery: { uuid: made.scenario } };
  return {
    service_provider_uuid: made.company,
    service_buyer_uuid: made.entity,
    currency: 'BRL',
    created: '2026-03-10',
    valid_until: '2026-04-10',
    is_draft: true,
    lines: [line, { ...line, price: '500.00', is_optional: true }],
    ...change,
  };
}
