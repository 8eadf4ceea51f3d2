import { expect, it } from 'vitest';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import { signedHeaders } from '../../../web/signature.ts';

const { api, site, account, sandbox, read, work, makeDue, issued } = await gatewayDesk();
const { acme } = api.identity.tenants;

const suspend = (isSuspended: boolean) =>
  api.ownerPool.query('update tenants set suspended_at = case when $2 then now() end where id = $1', [
    acme,
    isSuspended,
  ]);

it('gateways are not asked for a suspended company, nor report to it, until it is active again', async () => {
  const uuid = await issued();
  await work();
  const payment = sandbox.payments.all().at(-1);
  if (!payment) throw new Error('No payment was requested');
  const paid = sandbox.payments.add(payment, 'paid', api.clock.now());
  const bytes = Buffer.from(JSON.stringify({ events: [paid] }));
  const report = async () => {
    const headers = {
      'content-type': 'application/json',
      ...signedHeaders('sandbox', 'shared', bytes, api.clock.now()),
    };
    const hook = `${site}/api/v2/webhooks/gateways/${acme}/${account}`;
    return (await fetch(hook, { method: 'POST', headers, body: bytes })).status;
  };
  const statusOf = async () => {
    const { rows } = await api.ownerPool.query<{ status: string }>('select status from invoices where uuid = $1', [
      uuid,
    ]);
    return rows[0]?.status;
  };
  await suspend(true);
  await makeDue();
  await work();
  expect([await report(), await statusOf()]).toEqual([404, 'billed']);
  await suspend(false);
  expect(await report()).toBe(200);
  expect((await read(uuid)).status).toBe('paid');
});
