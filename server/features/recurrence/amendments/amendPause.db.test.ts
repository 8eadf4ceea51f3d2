import { describe, expect, it } from 'vitest';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, itIs, contract, amend, invoicesOf } = await contractWorkshop();

const statusesOf = async (uuid: string) =>
  (await invoicesOf(uuid)).map(({ schedule_status: status }) => status).join(' ');
const createdOf = async (uuid: string) => (await invoicesOf(uuid)).map(({ created }) => created);

describe('a pause', () => {
  it('also pauses what is added within it, until it ends for all; one invoice alone may go on', async () => {
    const uuid = await contract({ frequency: 3 });
    await amend(uuid, { kind: 'pause', from: '2026-04-01', until: '2026-12-31' });
    await amend(uuid, { kind: 'resume', reach: 'only', occurrence: 3 });
    await amend(uuid, { kind: 'extend', frequency: 4 });
    expect(await statusesOf(uuid)).toBe('to_come paused to_come paused');
    await amend(uuid, { kind: 'resume' });
    await amend(uuid, { kind: 'extend', frequency: 5 });
    expect(await statusesOf(uuid)).toBe('to_come to_come to_come to_come to_come');
    await amend(uuid, { kind: 'pause', from: '2026-07-01', until: '2026-12-31' });
    await amend(uuid, { kind: 'extend', frequency: 6 });
    expect(await statusesOf(uuid)).toBe('to_come to_come to_come to_come paused paused');
  });

  it.each(['pause', 'drop'])('of an invoice on hold forgets why it was: %s', async (kind) => {
    const uuid = await contract({ frequency: 2 });
    await api.ownerPool.query(
      "update occurrences set status = 'held', reason = 'failed' where contract_uuid = $1 and occurrence = 1",
      [uuid],
    );
    const change = kind === 'pause' ? { from: '2026-03-01', until: '2026-03-31' } : { occurrence: 1 };
    expect((await amend(uuid, { kind, ...change })).statusCode).toBe(200);
    const { rows } = await api.ownerPool.query(
      'select status, reason from occurrences where contract_uuid = $1 and occurrence = 1',
      [uuid],
    );
    expect(rows).toEqual([{ status: kind === 'pause' ? 'paused' : 'cancelled', reason: null }]);
  });

  it.each([
    [false, '2026-03-25'],
    [true, '2026-03-21'],
  ])('that ends after the issue date, retroactive dates allowed: %s, is issued on %s', async (isAllowed, created) => {
    await api.ownerPool.query('update companies set allows_retroactive = $1', [isAllowed]);
    const uuid = await contract({ frequency: 2 });
    await amend(uuid, { kind: 'pause', from: '2026-03-01', until: '2026-12-31' });
    await itIs('2026-03-25T15:00:00Z');
    await amend(uuid, { kind: 'resume' });
    expect(await createdOf(uuid)).toEqual([created, '2026-04-20']);
  });
});
