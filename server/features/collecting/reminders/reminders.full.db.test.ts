import { describe, expect, it } from 'vitest';
import { inTenant } from '../../../database/transaction.ts';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { reminderDesk } from '../../../../tests/support/reminderDesk.ts';

const { api, ana, work, sequence, turn, issued, remindersOf, storyOf, mailsOf, invoices } = await reminderDesk();
const put = async (uuid: string, command: string, body: object = {}) => {
  const answer = await ana.put(`${invoices}/${uuid}/${command}`, body);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
};
const client = (change: object = {}) =>
  make(ana, '/api/v2/entities', { name: `Client ${Math.random()}`, location: usLocation, ...change });
/** As a use case of delivery or payments does. */
const set = (uuid: string, change: string) =>
  inTenant(api.pool, { tenant: api.identity.tenants.acme, actor: 'test' }, (db) =>
    db.query(`update invoices set ${change} where uuid = $1`, [uuid]),
  );
// A Tuesday at noon in São Paulo.
const noon = (day: string) => `${day}T15:00:00Z`;

describe('reminders of a sequence', () => {
  it('go out once each on their days, in working hours, until the invoice is paid', async () => {
    api.clock.set(noon('2026-03-10'));
    const before = await issued();
    const own = await sequence([-3, 5, 20]);
    expect(await storyOf(before)).toEqual([]);
    await turn(own, 'turn_on');
    expect(await storyOf(before)).toEqual(['2026-04-07 planned']);

    await work('2026-04-07T10:00:00Z');
    expect(await mailsOf(before)).toEqual([]);
    await work(noon('2026-04-07'));
    await work(noon('2026-04-07'));
    expect(await mailsOf(before)).toEqual(['bia@client.test']);
    expect(await storyOf(before)).toEqual(['2026-04-07 sent', '2026-04-15 planned']);

    await ana.put(`/api/v2/invoice/status/${before}`, { status: 'paid', amount: '80.00' });
    expect((await remindersOf(before)).at(-1)).toMatchObject({ status: 'planned', amount: '1000.00' });
    await work(noon('2026-04-15'));
    expect(await mailsOf(before)).toHaveLength(2);
    await ana.put(`/api/v2/invoice/status/${before}`, { status: 'paid' });
    expect(await storyOf(before)).toEqual(['2026-04-07 sent', '2026-04-15 sent']);
    await work(noon('2026-06-30'));
    expect(await mailsOf(before)).toHaveLength(2);
    await turn(own, 'turn_off');
  });

  it('after a month of silence are one, the latest', async () => {
    api.clock.set(noon('2026-03-10'));
    const own = await sequence([-3, 0, 5, 20, 60]);
    await turn(own, 'turn_on');
    const uuid = await issued({ responsible_email: 'caio@client.test' });
    await work(noon('2026-05-04'));
    expect(await mailsOf(uuid)).toEqual(['caio@client.test']);
    expect(await storyOf(uuid)).toEqual(
      [
        '2026-04-07 skipped overtaken',
        '2026-04-10 skipped overtaken',
        '2026-04-15 skipped overtaken',
        '2026-05-04 sent',
        '2026-06-09 planned',
      ].toSorted(),
    );
    await turn(own, 'turn_off');
  });

  it('are not sent of days before the sequence was turned on', async () => {
    api.clock.set(noon('2026-03-10'));
    const uuid = await issued({ responsible_email: 'dora@client.test' });
    const own = await sequence([-3, 5, 20]);
    api.clock.set(noon('2026-04-20'));
    await turn(own, 'turn_on');
    expect(await storyOf(uuid)).toEqual(['2026-04-30 planned']);
    await work(noon('2026-04-20'));
    expect(await mailsOf(uuid)).toEqual([]);
    await turn(own, 'turn_off');
  });
});

describe('one mail', () => {
  it('names all invoices of a client that are due on one day', async () => {
    api.clock.set(noon('2026-03-10'));
    const own = await sequence([5]);
    await turn(own, 'turn_on');
    const entity = await client();
    const of = { service_buyer_uuid: entity };
    const uuids = [await issued(of), await issued({ ...of, currency: 'USD' })];
    const apart = await issued({ ...of, responsible_email: 'other@client.test' });
    await work(noon('2026-04-15'));
    const sent = await Promise.all([...uuids, apart].map(mailsOf));
    expect(sent.flat().toSorted()).toEqual(['bia@client.test', 'other@client.test']);
    const rows = await Promise.all(uuids.map(remindersOf));
    expect(rows.flat().map(({ status }) => status)).toEqual(['sent', 'sent']);
    const { rows: groups } = await api.ownerPool.query(
      'select count(distinct mail_uuid)::int as n from reminders where invoice_uuid = any($1)',
      [uuids],
    );
    expect(groups).toEqual([{ n: 1 }]);
    await turn(own, 'turn_off');
  });

  it('goes to nobody without an address, and the list says so', async () => {
    api.clock.set(noon('2026-03-10'));
    const own = await sequence([5, 20]);
    await turn(own, 'turn_on');
    const uuid = await issued({ service_buyer_uuid: await client(), responsible_email: null });
    await work(noon('2026-04-15'));
    expect(await storyOf(uuid)).toEqual(['2026-04-15 skipped no_address', '2026-04-30 planned']);
    await turn(own, 'turn_off');
  });
});

describe('a reminder stops', () => {
  it.each([
    [
      'cancelled',
      (uuid: string) => ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'cancelled', reason: 'Wrong' }),
    ],
    ['authorized', (uuid: string) => put(uuid, 'authorize_payment')],
    ['off', (uuid: string) => put(uuid, 'reminders', { reminders_off: true })],
    ['declined', (uuid: string) => set(uuid, "send_state = 'Declined'")],
    ['bounced', (uuid: string) => set(uuid, "send_state = 'Undelivered'")],
    ['paid at the gateway', (uuid: string) => set(uuid, "gateway_status = 'Payment Sent'")],
    [
      'paid at the gateway after a failure',
      async (uuid: string) => {
        await set(uuid, "gateway_status = 'Failed'");
        await set(uuid, "gateway_status = 'Payment Sent'");
      },
    ],
  ])('when its invoice is %s', async (_, act) => {
    api.clock.set(noon('2026-03-10'));
    const own = await sequence([5]);
    await turn(own, 'turn_on');
    const uuid = await issued();
    expect(await storyOf(uuid)).toEqual(['2026-04-15 planned']);
    await act(uuid);
    expect(await storyOf(uuid)).toEqual([]);
    await turn(own, 'turn_off');
  });

  it('until a promise has passed, of the invoice or of its client', async () => {
    api.clock.set(noon('2026-03-10'));
    const own = await sequence([5, 20], { name: 'Promises' });
    await turn(own, 'turn_on');
    const entity = await client();
    const uuid = await issued({ service_buyer_uuid: entity });
    await put(uuid, 'reminders', { promised_date: '2026-04-16' });
    expect(await storyOf(uuid)).toEqual(['2026-04-17 planned']);
    const record = (await ana.get(`/api/v2/entities/${entity}`)).json<object>();
    await ana.put(`/api/v2/entities/${entity}`, { ...record, promised_date: '2026-05-03' });
    expect(await storyOf(uuid)).toEqual(['2026-05-04 planned']);
    await work(noon('2026-05-04'));
    expect(await storyOf(uuid)).toEqual(['2026-04-15 skipped overtaken', '2026-05-04 sent']);
    await turn(own, 'turn_off');
  });

  it('while it is on hold, also after a part payment', async () => {
    api.clock.set(noon('2026-03-10'));
    const own = await sequence([5], { name: 'Holds' });
    await turn(own, 'turn_on');
    const uuid = await issued();
    const [{ uuid: reminder } = { uuid: '' }] = await remindersOf(uuid);
    await ana.put(`/api/v2/reminders/${reminder}/hold`);
    await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid', amount: '80.00' });
    await work(noon('2026-04-15'));
    expect(await storyOf(uuid)).toEqual(['2026-04-15 held']);
    await ana.put(`/api/v2/reminders/${reminder}/release`);
    await work(noon('2026-04-15'));
    expect(await storyOf(uuid)).toEqual(['2026-04-15 sent']);
    await turn(own, 'turn_off');
  });

  it('while it is on hold, also after a payment that failed', async () => {
    api.clock.set(noon('2026-03-10'));
    const own = await sequence([5], { name: 'Failures' });
    await turn(own, 'turn_on');
    const uuid = await issued();
    const [{ uuid: reminder } = { uuid: '' }] = await remindersOf(uuid);
    await ana.put(`/api/v2/reminders/${reminder}/hold`);
    await set(uuid, "gateway_status = 'Payment Sent'");
    await set(uuid, "gateway_status = 'Failed'");
    expect(await storyOf(uuid)).toEqual(['2026-04-15 held']);
    await set(uuid, "gateway_status = 'Payment Sent'");
    await ana.put(`/api/v2/reminders/${reminder}/release`);
    await work(noon('2026-04-15'));
    expect([await mailsOf(uuid), await storyOf(uuid)]).toEqual([[], []]);
    await turn(own, 'turn_off');
  });

  it('and its hold ends, with its invoice and its sequence', async () => {
    api.clock.set(noon('2026-03-10'));
    const own = await sequence([5], { name: 'Ends of holds' });
    await turn(own, 'turn_on');
    const uuids = [await issued(), await issued()] as const;
    for (const { uuid } of (await Promise.all(uuids.map(remindersOf))).flat())
      await ana.put(`/api/v2/reminders/${uuid}/hold`);
    await ana.put(`/api/v2/invoice/status/${uuids[0]}`, { status: 'paid' });
    expect(await Promise.all(uuids.map(storyOf))).toEqual([[], ['2026-04-15 held']]);
    await turn(own, 'turn_off');
    expect(await storyOf(uuids[1])).toEqual([]);
  });
});

describe('by hand', () => {
  it('an open invoice is reminded of without a sequence, and a paid one is refused', async () => {
    api.clock.set(noon('2026-03-10'));
    const uuid = await issued({ responsible_email: 'eva@client.test' });
    await put(uuid, 'remind', { subject: 'Please pay {{number}}' });
    expect(await mailsOf(uuid)).toEqual(['eva@client.test']);
    expect(await storyOf(uuid)).toEqual(['2026-03-10 sent']);
    await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid' });
    expect((await ana.put(`${invoices}/${uuid}/remind`)).statusCode).toBe(409);
  });

  it('is the next step for an invoice only after it is due, promised and reminded of', async () => {
    api.clock.set(noon('2026-03-10'));
    const entity = await client();
    const uuid = await issued({ service_buyer_uuid: entity });
    const nextAfter = async () => (await ana.get(`${invoices}/${uuid}`)).json<{ remind_after: string }>().remind_after;
    expect(await nextAfter()).toBe('2026-04-10');
    const record = (await ana.get(`/api/v2/entities/${entity}`)).json<object>();
    await ana.put(`/api/v2/entities/${entity}`, { ...record, promised_date: '2026-04-12' });
    expect(await nextAfter()).toBe('2026-04-12');
    api.clock.set('2026-04-16T01:00:00Z');
    await put(uuid, 'remind');
    // Still the 15th in São Paulo.
    expect(await nextAfter()).toBe('2026-04-15');
    const { results } = (await ana.get(`${invoices}?uuid=${uuid}&fields=remind_after`)).json<{ results: object[] }>();
    expect(results).toMatchObject([{ remind_after: '2026-04-15' }]);
  });

  it('several invoices of one client make one mail, within the hourly limits', async () => {
    api.clock.set(noon('2026-03-10'));
    const of = { service_buyer_uuid: await client(), responsible_email: 'fia@client.test' };
    const uuids = [await issued(of), await issued(of)];
    const answers = [];
    for (let n = 0; n < 12; n++) answers.push(await ana.put(`${invoices}/remind?uuid=${uuids.join(',')}`));
    expect(answers[0]?.json()).toMatchObject({ done: expect.arrayContaining(uuids) });
    expect((await Promise.all(uuids.map(mailsOf))).flat().length).toBeLessThan(12);
  });
});
