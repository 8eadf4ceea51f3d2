import { beforeAll, expect, test } from 'vitest';
import { contractBody, make } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import { runDue } from './run.ts';

const { api, made, scope } = await testWorkshop();
const hour = 3_600_000;

beforeAll(() => api.clock.set('2026-03-10T15:00:00Z'));

/** Returns the hours at which invoices are issued, from March 19 to 23, for a company in a time zone. */
async function hoursOf(zone: string, order: 1 | -1): Promise<string[]> {
  const hours = Array.from({ length: 96 }, (_, index) => new Date(Date.parse('2026-03-19') + index * hour));
  const issuing: string[] = [];
  for (const now of order === 1 ? hours : hours.toReversed()) {
    const tenant = { ...scope().tenant, timeZone: zone };
    const by = { cause: 'tick', worker: 'test', actor: 'recurring run' } as const;
    const { billed } = await runDue(api.pool, { tenant, now }, by);
    issuing.push(...Array.from({ length: billed }, () => now.toISOString().slice(0, 13)));
  }
  return issuing;
}

test.each([
  ['Etc/GMT+12', '2026-03-21T12'],
  ['America/Sao_Paulo', '2026-03-21T03'],
  ['Europe/Lisbon', '2026-03-21T00'],
  ['Asia/Kathmandu', '2026-03-20T19'],
  ['Pacific/Apia', '2026-03-20T11'],
  ['Etc/GMT-14', '2026-03-20T10'],
])('with a run at every hour in %s, the invoice of the 21st is issued once, at %s', async (zone, first) => {
  const ana = await api.signIn('ana@acme.test');
  await make(ana, '/api/v2/contracts/create', contractBody(made, { frequency: 2 }));
  expect(await hoursOf(zone, 1)).toEqual([first]);
  // The clock goes back, hour by hour.
  expect(await hoursOf(zone, -1)).toEqual([]);
});
