import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../../../domain/dates/date.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';
import { previewRuns } from './preview.ts';

const { api, scope, inAcme, ana, itIs, contract, amend, archive, leaving, run } = await contractWorkshop();

interface Issued {
  readonly uuid: string;
  readonly created: string;
  readonly due_date: string;
}

const startedOn = '2026-03-10';

const allowRetroactive = (isAllowed: boolean) =>
  api.ownerPool.query('update companies set allows_retroactive = $1', [isAllowed]);

/** Returns the numbered invoices in the order of their numbers, of those issued since the first day of a test. */
async function numbered(): Promise<Issued[]> {
  const { rows } = await api.ownerPool.query<Issued>(
    `select uuid, created::text, due_date::text from invoices
     where number is not null and tenant_id = $1 and created >= $2 order by number`,
    [scope().tenant.id, startedOn],
  );
  return rows;
}

type Step =
  | { readonly kind: 'pass'; readonly days: number; readonly isDown: boolean }
  | { readonly kind: 'lead'; readonly days: number }
  | { readonly kind: 'retroactive'; readonly isAllowed: boolean }
  | { readonly kind: 'archive' | 'restore' | 'pause' | 'resume' };

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('pass' as const),
      days: fc.integer({ min: 1, max: 12 }),
      isDown: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lead' as const), days: fc.constantFrom(0, 5, 10, 30) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('retroactive' as const), isAllowed: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('archive', 'restore', 'pause', 'resume' as const) }) },
);

it('in any history numbers follow dates, none is due before issue, only downtime or permission backdates', async () => {
  const buyer = await leaving();
  const property = async (history: readonly Step[]) => {
    let day = startedOn;
    let isAllowed = false;
    let lastRun = day;
    const noon = () => `${day}T15:00:00Z`;
    await itIs(noon());
    await api.ownerPool.query(
      "update occurrences set status = 'cancelled', reason = null where status in ('future', 'held')",
    );
    await api.ownerPool.query("update invoices set created = '2026-01-01' where created >= $1", [startedOn]);
    await archive(buyer, false);
    await allowRetroactive(false);
    await ana.put('/api/v2/issue-settings', { issue_lead_days: 10, hold_late_days: 31 });
    const uuid = await contract({ service_buyer_uuid: buyer, frequency: 6 });
    await contract({ frequency: 6 });
    const runToday = async () => {
      api.clock.set(noon());
      const before = new Set((await numbered()).map((one) => one.uuid));
      const preview = await inAcme((db) =>
        previewRuns(db, scope(), { from: day, until: day, held: false, page: 1, perPage: 100 }),
      );
      await run();
      const issued = (await numbered()).filter((one) => !before.has(one.uuid));
      for (const { created, due_date: due } of issued) {
        expect(due >= created, 'due before its issue').toBe(true);
        expect(created === day || isAllowed || created > lastRun, `${created} issued on ${day}`).toBe(true);
      }
      const previewed = preview.results.map((one) => [one.uuid, one.created, one.due_date]);
      expect(previewed.toSorted()).toEqual(issued.map((one) => [one.uuid, one.created, one.due_date]).toSorted());
      lastRun = day;
    };
    await runToday();
    for (const step of history) {
      if (step.kind === 'pass') {
        for (let passed = 1; passed <= step.days; passed += 1) {
          day = addDays(day, 1);
          if (!step.isDown || passed === step.days) await runToday();
        }
        await itIs(noon());
      }
      if (step.kind === 'lead')
        await ana.put('/api/v2/issue-settings', { issue_lead_days: step.days, hold_late_days: 31 });
      if (step.kind === 'retroactive') {
        isAllowed = step.isAllowed;
        await allowRetroactive(isAllowed);
      }
      if (step.kind === 'archive' || step.kind === 'restore') await archive(buyer, step.kind === 'archive');
      if (step.kind === 'pause') await amend(uuid, { kind: 'pause', from: day });
      if (step.kind === 'resume') await amend(uuid, { kind: 'resume' });
      // The job runs several times a day.
      if (step.kind !== 'pass') await runToday();
    }
    const dates = (await numbered()).map(({ created }) => created);
    expect(dates).toEqual(dates.toSorted());
  };
  await fc.assert(fc.asyncProperty(fc.array(steps, { minLength: 6, maxLength: 16 }), property), { numRuns: 8 });
});
