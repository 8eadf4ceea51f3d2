import { expect, it } from 'vitest';
import { defaultBudgets } from '../../../../limits/budgets.ts';
import { gatewayDesk } from '../../../../../tests/support/gatewayDesk.ts';
import { inTenant } from '../../../../database/transaction.ts';
import { settleConnection } from '../../gateways/connection.ts';
import type { Disorder, KeyFate } from '../../gateways/sandbox/webhooks.ts';

let fate: KeyFate = 'accepted';
const disorder: Disorder = { fateOf: () => fate };
const budgets = { ...defaultBudgets, gatewayMs: 300, connectionChecksPerTenant: 5 };
const { api, ana, account } = await gatewayDesk(disorder, { budgets });
const verify = (uuid = account) => ana.put(`/api/v2/accounts/${uuid}/verify`, undefined, { 'accept-language': 'en' });

it('asks the gateway about the stored keys, says what it answered, and a company asks a limited number of times', async () => {
  const good = await verify();
  expect([good.statusCode, good.json()]).toMatchObject([
    200,
    { connection_state: 'verified', detail: 'Connection checked. The gateway accepts the keys.' },
  ]);
  fate = 'expired';
  expect((await verify()).json()).toMatchObject({
    connection_state: 'failing',
    connection_error: 'expired',
    connection_message: 'The key has expired',
    detail: 'Connection checked. The key has expired at the gateway: The key has expired',
  });
  fate = 'silent';
  const silent = (await verify()).json();
  expect(silent).toMatchObject({ connection_state: 'failing', connection_error: 'expired' });
  expect(silent.detail).toContain('The gateway did not answer as expected');
  fate = 'accepted';
  expect((await verify()).json()).not.toHaveProperty('connection_error');
  expect((await verify()).statusCode).toBe(200);
  expect((await verify()).statusCode).toBe(429);
});

it('ignores what the gateway answered about the keys of an earlier version', async () => {
  const { acme: tenant } = api.identity.tenants;
  const read = async () => {
    const stored = 'select version, connection_state as state from accounts where uuid = $1';
    const { rows } = await api.ownerPool.query<{ version: number; state: string }>(stored, [account]);
    return rows[0] ?? { version: 0, state: '' };
  };
  const { version } = await read();
  const answered = async (seen: number) => {
    const rejected = { state: 'failing', error: 'rejected' } as const;
    await inTenant(api.pool, { tenant, actor: 'test' }, (db) =>
      settleConnection(db, tenant, account, rejected, { seen }),
    );
    return (await read()).state;
  };
  expect([await answered(version - 1), await answered(version)]).toEqual(['verified', 'failing']);
});

it('is not for an account without a gateway, nor for one of another company', async () => {
  const manual = (await ana.post('/api/v2/accounts', { name: 'By hand' })).json();
  expect((await verify(manual.uuid)).statusCode).toBe(409);
  const gil = await api.signIn('gil@globex.test');
  expect((await gil.put(`/api/v2/accounts/${account}/verify`)).statusCode).toBe(404);
});
