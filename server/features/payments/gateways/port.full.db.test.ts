import { describe, expect, it } from 'vitest';
import { gatewayDesk, stripeDesk, type GatewayDesk } from '../../../../tests/support/gatewayDesk.ts';

const disorders = {
  sandbox: { failing: 0, lost: 0, random: () => 0.5 },
  stripe: { failing: 0, lost: 0, random: () => 0.5 },
};
const desks: readonly GatewayDesk[] = [await gatewayDesk(disorders.sandbox), await stripeDesk(disorders.stripe)];

/** What every gateway does, by its service over HTTP. */
describe.each(desks.map((desk) => [desk.service.gateway, desk] as const))('at the gateway %s', (gateway, desk) => {
  const { api, ana, read, work, makeDue, issued, press, paid, pageOf, act } = desk;
  const disorder = disorders[gateway];
  const collected = async (): Promise<string> => {
    const uuid = await issued();
    await work();
    return uuid;
  };
  const statusOf = async (uuid: string) => {
    const { status, transactions } = await read(uuid);
    return [status, transactions[0].status];
  };
  const refund = (uuid: string, body: object = { reason: 'Returned goods' }) =>
    ana.put(`/api/v2/invoice/invoices-single/${uuid}/refund`, body);
  const ledger = async (uuid: string) => {
    const sql = 'select kind, amount::numeric(20, 2)::text from transactions where invoice_uuid = $1 order by uuid';
    const { rows } = await api.ownerPool.query<{ kind: string; amount: string }>(sql, [uuid]);
    return rows.map(({ kind, amount }) => `${kind} ${amount}`);
  };
  const workOff = async () => {
    for (let round = 0; round < 3; round += 1) {
      await makeDue();
      await work();
      await desk.service.settled();
    }
  };

  it('an invoice has a link when it is issued, and is paid there once', async () => {
    const uuid = await collected();
    await press(uuid, 'failed');
    expect(await statusOf(uuid)).toEqual(['billed', 'Failed']);
    await press(uuid, 'paid');
    expect(await statusOf(uuid)).toEqual(['paid', 'Paid On Time']);
    await workOff();
    expect(await ledger(uuid)).toEqual(['gateway 1080.00']);
  });

  it('a payment that is under way shows it', async () => {
    const uuid = await collected();
    await press(uuid, 'sent');
    expect(await statusOf(uuid)).toEqual(['billed', 'Payment Sent']);
  });

  it('a payment that fails after it was under way is paid again', async () => {
    const uuid = await collected();
    const page = await pageOf(uuid);
    await act(page, 'sent');
    await act(page, 'failed');
    expect(await statusOf(uuid)).toEqual(['billed', 'Failed']);
    await press(uuid, 'paid');
    await workOff();
    expect(await ledger(uuid)).toEqual(['gateway 1080.00']);
  });

  it('a payment whose webhooks are lost is polled', async () => {
    const uuid = await collected();
    disorder.lost = 1;
    await press(uuid, 'paid');
    disorder.lost = 0;
    expect((await statusOf(uuid))[0]).toBe('billed');
    await workOff();
    expect((await statusOf(uuid))[0]).toBe('paid');
  });

  const linkOf = async (uuid: string): Promise<string | undefined> =>
    (await read(uuid)).transactions.find((one: { payment_link?: string }) => one.payment_link)?.payment_link;
  const change = (uuid: string, command: 'end_link' | 'renew_link') =>
    ana.put(`/api/v2/invoice/invoices-single/${uuid}/${command}`);

  it('a payment that has begun before the link of its invoice ended is booked', async () => {
    const uuid = await collected();
    const page = await pageOf(uuid);
    expect((await change(uuid, 'end_link')).statusCode).toBe(200);
    await act(page, 'paid');
    await workOff();
    expect(await statusOf(uuid)).toEqual(['paid', 'Paid On Time']);
    expect(await ledger(uuid)).toEqual(['gateway 1080.00']);
  });

  it('nobody pays after the link has ended, until the invoice has a new one', async () => {
    const uuid = await collected();
    const [page, before] = [await pageOf(uuid), await linkOf(uuid)];
    await change(uuid, 'end_link');
    await workOff();
    await act(page, 'paid');
    await workOff();
    expect(await statusOf(uuid)).toEqual(['billed', 'Pending']);
    expect(await linkOf(uuid)).toBeUndefined();
    await change(uuid, 'renew_link');
    await workOff();
    expect(await linkOf(uuid)).not.toBe(before);
    await press(uuid, 'paid');
    await workOff();
    expect(await ledger(uuid)).toEqual(['gateway 1080.00']);
  });

  it('a part and the rest of a payment are given back', async () => {
    const uuid = await paid();
    for (const body of [{ amount: '80.00', reason: 'Discount' }, { reason: 'Returned goods' }]) {
      expect((await refund(uuid, body)).statusCode).toBe(200);
      await work();
      await desk.service.settled();
    }
    await workOff();
    expect(await ledger(uuid)).toEqual(['gateway 1080.00', 'refund -80.00', 'refund -1000.00']);
    expect(await read(uuid)).toMatchObject({ refunded_amount: '1080.00', is_refund_under_way: false });
  });

  it('that fails after it has given money back, it gives it back once', async () => {
    const uuid = await paid();
    await refund(uuid);
    Object.assign(disorder, { failing: 1, lost: 1 });
    await work();
    Object.assign(disorder, { failing: 0, lost: 0 });
    await workOff();
    expect(await ledger(uuid)).toEqual(['gateway 1080.00', 'refund -1080.00']);
  });

  it('more than is left is refused for good', async () => {
    const uuid = await collected();
    const page = await pageOf(uuid);
    await act(page, 'paid');
    await refund(uuid, { amount: '1000.00', reason: 'Mistaken' });
    // Someone gives a part back at the gateway first, and its events are late.
    disorder.lost = 1;
    await act(page, 'refunded');
    disorder.lost = 0;
    await work();
    const { results } = (await ana.get(`/api/v2/refunds?invoice=${uuid}`)).json();
    expect(results).toMatchObject([{ status: 'failed', error: 'refused' }]);
  });

  it('a cancelled invoice can no longer be paid', async () => {
    const uuid = await collected();
    const page = await pageOf(uuid);
    await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'cancelled' });
    await work();
    await act(page, 'paid');
    await workOff();
    expect(await ledger(uuid)).toEqual([]);
  });
});
