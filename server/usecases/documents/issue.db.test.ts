import { describe, expect, it } from 'vitest';
import { testWorkshop } from '../../../tests/support/useCases.ts';
import type { Db } from '../../db/transaction.ts';
import { issue } from './issue.ts';

const shop = await testWorkshop();

const issueNew = (db: Db, created = '2026-03-10', allowsRetroactive = false) =>
  issue(db, shop.scope(), { number: null, created }, allowsRetroactive);

describe('issuing', () => {
  it('gives the next number, which comes back when the transaction does not', async () => {
    const first = await shop.inAcme((db) => issueNew(db));
    const lost = shop.inAcme(async (db) => {
      await issueNew(db);
      throw new Error('something later went wrong');
    });
    await expect(lost).rejects.toThrow('something later');
    expect((await shop.inAcme((db) => issueNew(db))).number).toBe(first.number + 1);
  });

  it('leaves a number that was given before as it is, and takes none', async () => {
    const before = await shop.inAcme((db) => issueNew(db));
    const kept = await shop.inAcme((db) =>
      issue(db, shop.scope(), { number: before.number, created: '2026-03-10' }, false),
    );
    expect(kept.number).toBe(before.number);
    expect((await shop.inAcme((db) => issueNew(db))).number).toBe(before.number + 1);
  });

  it.each([
    ['2026-03-09', false, '2026-03-10'],
    ['2026-03-09', true, '2026-03-09'],
    ['2026-03-11', false, '2026-03-11'],
  ])('of %s, looking back allowed: %s, dates it %s', async (created, allowsRetroactive, dated) => {
    expect((await shop.inAcme((db) => issueNew(db, created, allowsRetroactive))).created).toBe(dated);
  });

  it('takes the day from the clock of the tenant', async () => {
    shop.api.clock.set('2026-03-11T02:59:59Z');
    expect((await shop.inAcme((db) => issueNew(db, '2026-03-09'))).created).toBe('2026-03-10');
    shop.api.clock.set('2026-03-11T03:00:00Z');
    expect((await shop.inAcme((db) => issueNew(db, '2026-03-09'))).created).toBe('2026-03-11');
  });
});
