import { beforeEach, describe, expect, it } from 'vitest';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import { inTenant, readOnPlatform, type Db } from '../../../database/transaction.ts';
import { claimRefunds } from './refunds.ts';
import { claimRequests, claimSeconds } from './requests.ts';

const { api, ana, issued, paid } = await gatewayDesk();
const { acme: tenant } = api.identity.tenants;
const at = '/api/v2/invoice/invoices-single';
const write = <T>(work: (db: Db) => Promise<T>) => inTenant(api.pool, { tenant, actor: 'test' }, work);

for (const _ of [1, 2]) {
  await issued();
  await ana.put(`${at}/${await paid()}/refund`, { reason: 'Returned goods' });
}

/** The companies that the job asks for, of this one and another. */
const companies = () =>
  readOnPlatform(api.pool, async (db) => {
    const found = await db.query<{ id: string }>('select tenants_with_requests as id from tenants_with_requests($1)', [
      Object.values(api.identity.tenants),
    ]);
    return found.map(({ id }) => id);
  });

beforeEach(async () => {
  for (const table of ['payment_requests', 'refunds'])
    await api.ownerPool.query(`update ${table} set attempts = 0, next_attempt_at = now() + interval '1 day'`);
});

interface Claims {
  readonly table: string;
  readonly claim: (db: Db, tenant: string, most: number) => Promise<readonly { readonly uuid: string }[]>;
  readonly open: readonly [string, ...string[]];
  readonly ended: readonly string[];
}

describe.each<Claims>([
  {
    table: 'payment_requests',
    claim: claimRequests,
    open: ['pending', 'open', 'closing', 'settled'],
    ended: ['closed', 'failed'],
  },
  { table: 'refunds', claim: claimRefunds, open: ['requested', 'accepted'], ended: ['refunded', 'failed', 'closed'] },
])('a worker that claims $table', ({ table, claim, open, ended }) => {
  const claimed = async (most = 20) => (await write((db) => claim(db, tenant, most))).map(({ uuid }) => uuid);
  /** Sets the status of a row and since when it is due. */
  const become = async (row: 0 | 1, status: string, seconds: number): Promise<string> => {
    const { rows } = await api.ownerPool.query<{ uuid: string }>(
      `update ${table} set status = $2, next_attempt_at = now() - make_interval(secs => $3)
       where uuid = (select uuid from ${table} order by uuid limit 1 offset $1) returning uuid`,
      [row, status, seconds],
    );
    return rows[0]?.uuid ?? '';
  };

  it.each(open)('takes one that is %s once it is due, and its company is asked for', async (status) => {
    await become(0, status, -60);
    expect([await companies(), await claimed()]).toEqual([[], []]);
    const uuid = await become(0, status, 60);
    expect([await companies(), await claimed()]).toEqual([[tenant], [uuid]]);
    const { rows } = await api.ownerPool.query(
      `select attempts, status, round(extract(epoch from next_attempt_at - now()) / 30)::int * 30 as seconds
       from ${table} where uuid = $1`,
      [uuid],
    );
    expect(rows).toEqual([{ attempts: 1, status, seconds: claimSeconds }]);
    expect([await companies(), await claimed()]).toEqual([[], []]);
  });

  it.each(ended)('takes none that is %s, nor is its company asked for', async (status) => {
    await become(0, status, 60);
    expect([await companies(), await claimed()]).toEqual([[], []]);
  });

  it('takes those first that are due for longest, and no more than it asks for', async () => {
    const later = await become(0, open[0], 60);
    const earlier = await become(1, open[0], 120);
    expect(await claimed(1)).toEqual([earlier]);
    expect(await claimed(1)).toEqual([later]);
  });

  it('leaves those that another worker is claiming, without waiting for it', async () => {
    const uuid = await become(0, open[0], 120);
    const other = await become(1, open[0], 60);
    await write(async (db) => {
      expect(await claim(db, tenant, 1)).toMatchObject([{ uuid }]);
      const beside = await write(async (second) => {
        await second.query("set local lock_timeout = '1s'");
        return claim(second, tenant, 20);
      });
      expect(beside).toMatchObject([{ uuid: other }]);
    });
  });
});
