import { expect, it } from 'vitest';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';
import { runSome, type RanSome } from './runBatch.ts';
import { beginning } from './takeDue.ts';

const { api, scope, inAcme, itIs, contract, archive, archivedBuyer, leaving, run, invoicesOf } = await contractWorkshop(
  {
    frequency: 3,
  },
);

const today = '2026-09-01';

/** Issues all due invoices, `most` in each transaction. */
async function runInChunks(most: number): Promise<RanSome[]> {
  const by = { cause: 'tick', worker: 'test' } as const;
  const chunks: RanSome[] = [];
  for (;;) {
    const last = chunks.at(-1);
    const chunk = await inAcme((db) =>
      runSome(db, scope(), { by, most, dueIn: 10, clock: api.clock, run: last?.run, after: last?.last ?? beginning }),
    );
    if (chunk) chunks.push(chunk);
    if (!chunk || chunk.isWhole) return chunks;
  }
}

it.each([
  [1, [1, 1, 1, 1, 1, 1]],
  [2, [2, 2, 2]],
  [4, [4, 2]],
  [6, [6]],
  [7, [6]],
])(
  'in chunks of %i, invoices that keep their dates come before those dated today, and none is omitted',
  async (most, chunks) => {
    const buyer = await leaving();
    const released = await contract({ service_buyer_uuid: buyer });
    await archive(buyer, true);
    await itIs('2026-05-25T15:00:00Z');
    await run();
    const kept = await contract({ due_date: '2026-06-30', due_date_contract: '2026-12-31' });
    await itIs(`${today}T15:00:00Z`);
    await archive(buyer, false);
    const ran = await runInChunks(most);
    expect(ran.map(({ billed }) => billed)).toEqual(chunks);
    const { rows: ledger } = await api.ownerPool.query(
      `select r.billed, r.held, s.currency, s.amount::numeric(20, 2)::text as amount from runs r
       join run_sums s on s.run_uuid = r.uuid where r.uuid = $1`,
      [ran.at(-1)?.run],
    );
    expect(ledger).toEqual([{ billed: 6, held: 0, currency: 'BRL', amount: '6480.00' }]);
    const datesOf = async (uuid: string) => (await invoicesOf(uuid)).map(({ status, created }) => [status, created]);
    expect(await datesOf(kept)).toEqual(['2026-06-20', '2026-07-20', '2026-08-20'].map((date) => ['billed', date]));
    expect(await datesOf(released)).toEqual([1, 2, 3].map(() => ['billed', today]));
    const { rows } = await api.ownerPool.query<{ created: string }>(
      'select created::text from invoices where contract_uuid = any($1) order by number',
      [[kept, released]],
    );
    const dates = rows.map(({ created }) => created);
    expect(dates).toEqual(dates.toSorted());
  },
);

it.each([1, 2, 4])('in chunks of %i, the ledger has all that a run put on hold', async (most) => {
  await api.ownerPool.query("update occurrences set status = 'cancelled', reason = null where status <> 'billed'");
  await archivedBuyer();
  await itIs(`${today}T15:00:00Z`);
  const ran = await runInChunks(most);
  const { rows } = await api.ownerPool.query('select billed, held from runs where uuid = $1', [ran.at(-1)?.run]);
  expect(rows).toEqual([{ billed: 0, held: 3 }]);
});
