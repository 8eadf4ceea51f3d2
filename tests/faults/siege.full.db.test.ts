import { beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../support/database.ts';
import { besiege, type Siege } from '../support/hostile/siege.ts';

/** `FAULTS=full npx vitest run --project database tests/faults/siege.full.db.test.ts` is the duration that is proved now and then. */
const isFull = process.env.FAULTS === 'full';
const database = await testDatabase({ places: true });

describe('one company sends oversized requests to every route over 64 connections, while another works', () => {
  let siege: Siege;

  beforeAll(async () => {
    siege = await besiege({
      database,
      connections: 64,
      milliseconds: { quiet: 2_000, loud: isFull ? 60_000 : 20_000 },
    });
  }, 180_000);

  it('the other company gets all its answers', () => {
    // Each of its requests succeeded, or there would be no siege to look at.
    expect(siege.loud.length).toBeGreaterThan(100);
  });

  it('the attacker gets no server error except busy', () => {
    expect(siege.failures).toEqual([]);
    expect(Object.keys(siege.statuses)).toEqual(expect.arrayContaining(['200', '400', '413']));
  });

  it('the server stays under 700 MB, with 512 MB of heap', () => {
    expect(siege.peakMemory ?? 0).toBeLessThan(700 * 1024 ** 2);
  });
});
