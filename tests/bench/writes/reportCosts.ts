import { parseArgs } from 'node:util';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { onInstallation, signedIn, type Installation } from '../installation.ts';
import { createInvoices, eachOf, newInvoice, storedInvoice } from './newInvoices.ts';
import { processorTime } from '../processorTime.ts';
import { middleOf } from '../timeByTurns.ts';

/**
 * `node tests/bench/writes/reportCosts.ts --invoices 100000`: the cost of reports and the home page for writes. Creates and
 * bills invoices of three lines at once, bills drafts, and pays invoices, in one installation and in another without
 * the indexes, daily sums that only reports and the home page read. Prints both ratios: of the database's
 * processor time, which other load does not affect, and of the elapsed time.
 */
const { values: options } = parseArgs({
  options: {
    invoices: { type: 'string', default: '100000' },
    writes: { type: 'string', default: '300' },
    rounds: { type: 'string', default: '7' },
  },
});
const each = Number(options.writes);

const withoutReports = `
  drop index invoices_issued, invoices_open, invoices_paid, invoices_drafts, invoices_unpaid, invoices_of_buyer_country;
  drop index transactions_by_paid_on, transactions_search;
  drop trigger mark_stale on invoices`;

interface Cost {
  readonly processor: number;
  readonly clock: number;
}

type Costs = Record<'created and billed' | 'a draft billed' | 'paid', Cost>;

await onInstallation(Number(options.invoices), (whole) =>
  onInstallation(Number(options.invoices), async (bare) => {
    await bare.owner.query(withoutReports);
    const [ofWhole, ofBare] = [await writing(whole), await writing(bare)];
    const pairs: { readonly whole: Costs; readonly bare: Costs }[] = [];
    for (let round = 0; round <= Number(options.rounds); round += 1) {
      const pair =
        round % 2 === 0
          ? { whole: await ofWhole(), bare: await ofBare() }
          : { bare: await ofBare(), whole: await ofWhole() };
      // The first round is a warm-up.
      if (round > 0) pairs.push(pair);
    }
    for (const name of ['created and billed', 'a draft billed', 'paid'] as const) {
      const ratio = (of: keyof Cost) => middleOf(pairs.map((pair) => pair.whole[name][of] / pair.bare[name][of]));
      const taken = middleOf(pairs.map((pair) => pair.whole[name].processor));
      console.log(
        `${name}: ${ratio('processor').toFixed(2)} of the processor, ${ratio('clock').toFixed(2)} of the clock;`,
        `${taken.toFixed(2)} ms of the processor`,
      );
    }
  }),
);

/** Returns a function that writes one round in an installation and reports the cost of each write. */
async function writing({ app, owner }: Installation): Promise<() => Promise<Costs>> {
  const headers = await signedIn(app);
  const payload = newInvoice(await storedInvoice(owner));
  return async () => {
    let billed: string[] = [];
    const created = await cost(owner, async () => {
      billed = await createInvoices(app, headers, payload, each);
    });
    const drafts = await createInvoices(app, headers, { ...payload, is_draft: true }, each);
    const bill = { status: 'billed', confirm_scenarios: true };
    const issued = await cost(owner, () => changeStatus(app, headers, drafts, bill));
    const paid = await cost(owner, () => changeStatus(app, headers, billed, { status: 'paid' }));
    return { 'created and billed': created, 'a draft billed': issued, paid };
  };
}

async function changeStatus(
  app: FastifyInstance,
  headers: Record<string, string>,
  paths: readonly string[],
  payload: object,
): Promise<void> {
  await eachOf(paths, async (path) => {
    const answer = await app.inject({ method: 'PUT', url: `/api/v2/invoice/status${path}`, headers, payload });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  });
}

/** Returns the cost of one write in milliseconds. */
async function cost(owner: Pool, work: () => Promise<void>): Promise<Cost> {
  const before = await processorTime(owner);
  const begun = performance.now();
  await work();
  const clock = (performance.now() - begun) / each;
  const { database } = await processorTime(owner);
  return { clock, processor: (1_000 * (database - before.database)) / each };
}
