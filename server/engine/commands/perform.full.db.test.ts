import { describe, expect, it } from 'vitest';
import { commandTo } from '../../../domain/actions/commands.ts';
import {
  invoiceActions,
  invoiceStatuses,
  type InvoiceStatus,
} from '../../../schemas/parts/invoicing/invoiceActions.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { testWorkshop } from '../../../tests/support/useCases.ts';
import { perform, performOne, previewMany } from './perform.ts';

const shop = await testWorkshop();

interface Sample {
  readonly status: InvoiceStatus;
  readonly due_date: string;
  readonly isSeen: boolean;
}

/** Every status, due and overdue, seen and unseen. */
const samples: readonly Sample[] = invoiceStatuses.flatMap((status) =>
  ['2026-03-09', '2026-04-10'].flatMap((due_date) => [false, true].map((isSeen) => ({ status, due_date, isSeen }))),
);

/** Creates an invoice of each sample; returns keys. */
async function make(wanted: readonly Sample[] = samples): Promise<string[]> {
  const keys: string[] = [];
  for (const { status, due_date, isSeen } of wanted) {
    const { uuid } = await shop.written({ is_draft: true });
    const number = ['billed', 'paid'].includes(status);
    await shop.api.ownerPool.query(
      `update invoices set status = $2, due_date = $3, seen_at = case when $4 then now() end,
         number = case when $5 then (select coalesce(max(number), 0) + 100000 from invoices) end where uuid = $1`,
      [uuid, status, due_date, isSeen, number],
    );
    keys.push(uuid);
  }
  return keys;
}

const stateOf = async (keys: readonly string[]) => {
  const { rows } = await shop.api.ownerPool.query<{ uuid: string; status: string; number: string | null }>(
    'select uuid, status, created, version, number is null as is_unnumbered from invoices where uuid = any($1)',
    [keys],
  );
  return keys.map((key) => ({ ...rows.find(({ uuid }) => uuid === key), uuid: undefined }));
};

const commands = ['bill', 'receive', 'cancel', 'revert', 'template'] as const;

describe('a command on a set of records', () => {
  it.each(commands)('%s: has the same effect and refusals as on each record alone', async (command) => {
    const input = command === 'template' ? { template: 'invoiceTemplate1' } : {};
    const [together, alone] = [await make(), await make()];
    const became = await shop.inAcme((db) => perform(db, shop.scope(), `invoices.${command}`, together, input));
    const refusals: (string | undefined)[] = [];
    for (const key of alone) {
      const one = { scope: shop.scope(), resource: invoices, choose: () => command, key, input };
      const refusal = await shop
        .inAcme((db) => performOne({ db, ...one }))
        .then(
          () => undefined,
          (error: { code: string }) => error.code,
        );
      refusals.push(refusal);
    }
    const codes = new Map(became.refused.map(({ key, error }) => [key, error.code]));
    expect(together.map((key) => codes.get(key))).toEqual(refusals);
    expect(became.done).toEqual(together.filter((key) => !codes.has(key)).toSorted());
    expect(await stateOf(together)).toEqual(await stateOf(alone));
  });

  it('has a preview with the same result and no effect', async () => {
    const keys = await make();
    const before = await stateOf(keys);
    const { forecasts, ...preview } = await shop.inAcme((db) =>
      previewMany({ db, scope: shop.scope(), resource: invoices, choose: () => 'bill', keys, input: {} }),
    );
    expect(await stateOf(keys)).toEqual(before);
    expect(forecasts).toHaveLength(preview.done.length);
    expect(await shop.inAcme((db) => perform(db, shop.scope(), 'invoices.bill', keys))).toEqual(preview);
  });

  it('finds each key once, ignoring case, and reports unknown ones', async () => {
    const [key = ''] = await make([{ status: 'draft', due_date: '2026-04-10', isSeen: false }]);
    const nobodys = '0198f6b2-0000-7000-8000-000000000000';
    const keys = [key, key.toUpperCase(), nobodys];
    const { done, refused } = await shop.inAcme((db) => perform(db, shop.scope(), 'invoices.cancel', keys));
    expect(done).toEqual([key]);
    expect(refused).toMatchObject([{ key: nobodys, error: { code: 'not_found' } }]);
  });

  it('assigns numbers without gaps in the order of the keys', async () => {
    const draft = { status: 'draft', due_date: '2026-04-10', isSeen: false } as const;
    const keys = (await make(Array.from({ length: 5 }, () => draft))).toReversed();
    await shop.inAcme((db) => perform(db, shop.scope(), 'invoices.bill', keys));
    const { rows } = await shop.api.ownerPool.query<{ number: number }>(
      'select number::int from invoices where uuid = any($1) order by uuid',
      [keys],
    );
    const [first = 0] = rows.map(({ number }) => number);
    expect(rows.map(({ number }) => number)).toEqual([0, 1, 2, 3, 4].map((more) => first + more));
  });

  it('is rolled back as a whole if a write fails', async () => {
    const draft = { status: 'draft', due_date: '2026-04-10', isSeen: false } as const;
    const keys = await make([draft, draft]);
    const before = await stateOf(keys);
    await shop.api.ownerPool.query(
      `alter table invoices add constraint never check (uuid <> '${keys[1]}' or status <> 'cancelled')`,
    );
    const work = shop.inAcme((db) => perform(db, shop.scope(), 'invoices.cancel', keys));
    await expect(work).rejects.toThrow('never');
    await shop.api.ownerPool.query('alter table invoices drop constraint never');
    expect(await stateOf(keys)).toEqual(before);
  });

  it('is performed once per record by concurrent callers, in any order of keys', async () => {
    const billed = { status: 'billed', due_date: '2026-04-10', isSeen: false } as const;
    const keys = await make(Array.from({ length: 8 }, () => billed));
    const ask = (command: string, own: string[]) =>
      shop.inAcme((db) => perform(db, shop.scope(), `invoices.${command}`, own));
    const [cancelled, received] = await Promise.all([ask('cancel', keys), ask('receive', keys.toReversed())]);
    expect([...cancelled.done, ...received.done].toSorted()).toEqual(keys.toSorted());
    expect(cancelled.refused.length + received.refused.length).toBe(keys.length);
  });

  it('is logged for its own changes, and not for later ones of the transaction', async () => {
    const [key] = await make([{ status: 'draft', due_date: '2026-04-10', isSeen: false }]);
    await shop.inAcme(async (db) => {
      await perform(db, shop.scope(), 'invoices.bill', [key ?? '']);
      await db.query("update invoices set label = 'later' where uuid = $1", [key]);
    });
    const { rows } = await shop.api.ownerPool.query<{ command: string | null }>(
      "select command from audit_log where subject_uuid = $1 and actor = 'test' order by uuid desc limit 2",
      [key],
    );
    expect(rows.map(({ command }) => command)).toEqual([null, 'invoices.bill']);
  });

  it('throws if it is not declared', async () => {
    await expect(shop.inAcme((db) => perform(db, shop.scope(), 'invoices.fold', []))).rejects.toThrow('invoices.fold');
  });
});

it('cancelling a future invoice is another command than cancelling a draft', () => {
  const commandOf = (status: string) => commandTo(invoiceActions, 'cancelled', { status });
  expect(['draft', 'future', 'billed', 'paid'].map(commandOf)).toEqual(['cancel', 'drop', 'cancel', undefined]);
});
