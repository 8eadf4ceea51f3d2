import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import type { Db } from '../../../database/transaction.ts';
import { followLink, linked } from './publicLink.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const billed = async (): Promise<{ uuid: string; public_hash: string }> =>
  (await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made))).json();
const follow = <Read>(hash: string, read: (db: Db) => Promise<Read>) =>
  followLink(api.app.pool, hash, 'individual', read);

describe('a read through a public link', () => {
  it('returns the record of the link', async () => {
    const [, invoice] = [await billed(), await billed()];
    const { uuid, read } = await follow(invoice.public_hash, (db) =>
      db.query(`select uuid from invoices i where i.tenant_id = ${linked.tenant} and i.uuid = ${linked.uuid}`),
    );
    expect([uuid, read]).toEqual([invoice.uuid, [{ uuid: invoice.uuid }]]);
  });

  it('runs as a request of the tenant without a user', async () => {
    const { tenant, read } = await follow((await billed()).public_hash, (db) =>
      db.query(`select distinct current_user, tenant_id from items`),
    );
    expect(read).toEqual([{ current_user: 'ultramar_server', tenant_id: tenant.id }]);
  });

  it.each(['select password_hash from users', 'select digest from public_links', `update invoices set label = 'x'`])(
    'cannot be had by %s',
    async (statement) => {
      const { public_hash: hash } = await billed();
      await expect(follow(hash, (db) => db.query(statement))).rejects.toThrow(/permission denied|read-only/);
    },
  );

  it('returns nothing for an unknown link, even after a read through another link', async () => {
    await follow((await billed()).public_hash, async () => undefined);
    let rows: object[] | undefined;
    const opening = follow('a'.repeat(64), async (db) => (rows = await db.query('select uuid from invoices')));
    await expect(opening).rejects.toMatchObject({ code: 'not_found' });
    expect(rows).toEqual([]);
  });
});
