import { expect } from 'vitest';
import { addDays, daysBetween } from '../../domain/dates/date.ts';
import type { TestApp, TestClient } from './app.ts';
import { invoiceBody, lineBody, make, makeRegistrations, makeScenario, usLocation } from './company.ts';
import { makeContracts } from './contractHistory.ts';

export const invoices = '/api/v2/invoice/invoices-single';
export const currencies = ['BRL', 'JPY', 'KWD'];

/** The possible courses of a draft. */
const courses = [['billed'], ['billed', 'paid'], ['billed', 'cancelled'], ['billed', 'draft'], ['cancelled'], []];

type Chance = (below: number) => number;

/** A reproducible pseudo-random source. */
export function chance(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

/** A payment on a day since the issue, in one of the currencies, sometimes without details. */
function paymentOf(invoice: { readonly created: string; readonly currency: string }, below: Chance): object {
  if (below(4) === 0) return {};
  const exchanged = currencies[below(3)] ?? '';
  const isExchanged = exchanged !== invoice.currency;
  return {
    exchange_currency: exchanged,
    ...(isExchanged && { exchange_rate: `${1 + below(9)}.${String(below(10_000)).padStart(4, '0')}` }),
    fee: String(below(2)),
    payment_date: addDays(invoice.created, below(daysBetween(invoice.created, '2026-03-10') + 1)),
  };
}

/**
 * Creates a year of invoices in three currencies to clients of three countries, with lines of several items and
 * scenarios: drafts, issued, paid, reverted and cancelled ones, after contracts with issued invoices.
 */
export async function makeHistory(api: TestApp, client: TestClient): Promise<void> {
  const made = await makeRegistrations(api, client);
  await api.ownerPool.query('update companies set allows_retroactive = true, hold_late_days = 3650');
  await makeContracts(api, made, { below: chance(48), currencies });
  const entities = [made.entity];
  for (const [index, country] of [276, 392, 840, 276].entries()) {
    const location = { ...usLocation, country: { id: country } };
    entities.push(await make(client, '/api/v2/entities', { name: `Client ${index}`, location }));
  }
  const items = [made.item, await make(client, '/api/v2/invoice/items', { description: 'Training' })];
  const scenarios = [
    made.scenario,
    await makeScenario(client, [
      { name: 'ISS', is_origin: true, tax_responsible: 'importer', type: 'Fixed', value: '2.5' },
      { name: 'Withholding', is_origin: false, tax_responsible: 'exporter', type: 'Fixed', value: '7' },
    ]),
    await makeScenario(client, []),
  ];
  const accounts: (string | undefined)[] = [undefined];
  for (const name of ['Wise', 'Banco']) accounts.push(await make(client, '/api/v2/accounts', { name }));
  const below = chance(20_261_124);
  const line = () =>
    lineBody(made, {
      item: { uuid: items[below(items.length)] },
      scenery: { uuid: scenarios[below(scenarios.length)] },
      price: String(1 + below(90_000)),
      quantity: 1 + below(3),
    });
  for (let n = 0; n < 90; n += 1) {
    const invoice = { created: addDays('2026-03-10', -below(360)), currency: currencies[below(3)] ?? '' };
    const body = invoiceBody(made, {
      service_buyer_uuid: entities[below(entities.length)],
      account_uuid: accounts[below(accounts.length)],
      ...invoice,
      due_date: addDays('2026-03-10', below(120)),
      items_invoice: Array.from({ length: 1 + below(3) }, line),
      confirm_scenarios: true,
      is_draft: true,
    });
    const uuid = await make(client, `${invoices}/create`, body);
    for (const status of courses[below(courses.length)] ?? []) {
      const confirmed = status === 'billed' ? { confirm_scenarios: true } : {};
      const input = status === 'paid' ? paymentOf(invoice, below) : confirmed;
      const answer = await client.put(`/api/v2/invoice/status/${uuid}`, { status, ...input });
      expect(answer.statusCode, answer.body).toBe(200);
    }
  }
}

export interface Listed {
  readonly uuid: string;
  readonly status: string;
  readonly currency: string;
  readonly created: string;
  readonly total: string;
  readonly paid_on?: string;
  readonly transactions: readonly Record<'exchange_currency' | 'fee' | 'remaining_amount', string>[];
}

/** Returns all invoices as listed. */
export async function allListed(client: TestClient): Promise<Listed[]> {
  const answers = await Promise.all([1, 2, 3].map((page) => client.get(`${invoices}?per_page=100&page=${page}`)));
  return answers.flatMap((answer) => answer.json<{ results: Listed[] }>().results);
}
