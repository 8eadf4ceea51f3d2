import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contractStatus } from '../../../../domain/recurrence/status.ts';
import { isOpen, type OccurrenceStatus } from '../../../../domain/recurrence/schedule/plannedOccurrences.ts';
import { contractStatuses, type ContractStatus } from '../../../../schemas/parts/recurrence/contractActions.ts';
import { contractBody, make } from '../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../tests/support/useCases.ts';
import { runDue } from '../runs/run.ts';

const { api, made, scope } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');

const set = `
  with kept as (update contracts set status = $2 where uuid = $1),
    issued as (update invoices i set status = v.status, payment_authorized = v.authorized
      from unnest($3::int[], $4::text[], $7::boolean[]) v (occurrence, status, authorized) where i.contract_uuid = $1 and i.occurrence = v.occurrence)
  update occurrences o set status = v.status, reason = case when v.status = 'held' then 'failed' end
    from unnest($5::int[], $6::text[]) v (occurrence, status) where o.contract_uuid = $1 and o.occurrence = v.occurrence`;

const issued = fc.constantFrom('draft', 'billed', 'paid', 'cancelled' as const);
const toCome = fc.constantFrom<OccurrenceStatus>('future', 'held', 'paused', 'skipped', 'cancelled');
// Most contracts have few or no scheduled invoices.
const ended = fc.constantFrom<OccurrenceStatus>('skipped', 'cancelled');

it('the database maintains the status of a contract by the rule of the domain, and since when it is unpaid', async () => {
  const uuid = await make(ana, '/api/v2/contracts/create', contractBody(made, { type: 'variable', frequency: 4 }));
  await runDue(
    api.pool,
    { ...scope(), now: new Date('2026-04-20T15:00:00Z') },
    { cause: 'tick', worker: 'test', actor: 'recurring run' },
  );
  const { rows } = await api.ownerPool.query<{ occurrence: number; due_date: string }>(
    'select occurrence, due_date::text from invoices where contract_uuid = $1 order by 1',
    [uuid],
  );
  expect(rows.map(({ occurrence }) => occurrence)).toEqual([1, 2]);
  const two = <T>(of: fc.Arbitrary<T>) => fc.tuple(of, of);
  const states = fc.tuple(
    fc.constantFrom(...contractStatuses),
    two(issued),
    fc.oneof(two(toCome), two(ended)),
    two(fc.boolean()),
  );
  await fc.assert(
    fc.asyncProperty(states, async ([before, invoices, occurrences, authorized]) => {
      await api.ownerPool.query(set, [uuid, before, [1, 2], invoices, [3, 4], occurrences, authorized]);
      const { rows: kept } = await api.ownerPool.query<{ status: ContractStatus; unpaid_from: string }>(
        'select status, unpaid_from::text from contracts where uuid = $1',
        [uuid],
      );
      expect(kept[0]?.status).toBe(
        contractStatus(before, {
          open: occurrences.filter((status) => isOpen({ status })).length,
          due: invoices.filter((status) => status === 'draft' || status === 'billed').length,
          paid: invoices.filter((status) => status === 'paid').length,
        }),
      );
      const unpaid = rows.filter((_, at) => invoices[at] === 'billed' && !authorized[at]);
      expect(kept[0]?.unpaid_from).toBe(unpaid[0]?.due_date ?? 'infinity');
    }),
    { numRuns: 200 },
  );
});
