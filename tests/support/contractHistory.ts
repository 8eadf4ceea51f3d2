import { addDays } from '../../domain/dates/date.ts';
import { frequencySymbologies } from '../../schemas/parts/recurrence/recurrence.ts';
import type { TestApp } from './app.ts';
import { contractBody, lineBody, make, type Registrations } from './company.ts';

const at = '/api/v2/contracts';

const changes = [
  { kind: 'adjust', percent: '7.5' },
  { kind: 'adjust', percent: '-20', reach: 'only' },
  { kind: 'end', last_occurrence: 4 },
  { kind: 'extend', frequency: 9, confirm_total: true },
  { kind: 'pause', from: '2026-04-01', until: '2026-08-31' },
  { kind: 'drop' },
];

/** The inputs of a generated history: a pseudo-random source, and currencies. */
interface By {
  readonly below: (bound: number) => number;
  readonly currencies: readonly string[];
}

/** Creates, changes, issues and cancels contracts of every frequency over a year. Ignores refused changes. */
export async function makeContracts(api: TestApp, made: Registrations, { below, currencies }: By): Promise<void> {
  const contracts: string[] = [];
  for (const day of ['2025-05-20', '2025-08-02', '2025-11-11', '2026-02-14', '2026-03-10']) {
    api.clock.set(`${day}T15:00:00Z`);
    const client = await api.signIn('ana@acme.test');
    await client.post('/api/v2/runs', {});
    for (const uuid of contracts) {
      if (below(9) === 0) await client.put(`${at}/update-status/${uuid}`, { status: 'Cancelled' });
      else await client.put(`${at}/${uuid}/amend`, changes[below(8)] ?? {});
    }
    for (let n = 0; n < 5; n += 1) {
      const body = contractBody(made, {
        type: below(2) ? 'variable' : 'fixed',
        currency: currencies[below(currencies.length)],
        frequency_symbology: frequencySymbologies[below(frequencySymbologies.length)],
        frequency: 1 + below(7),
        due_date: addDays(day, below(90)),
        due_date_contract: '2040-12-31',
        total_amount: '9999999.00',
        items_invoice: [lineBody(made, { price: String(1 + below(9_000)), quantity: 1 + below(3) })],
      });
      contracts.push(await make(client, `${at}/create`, body));
    }
  }
}
