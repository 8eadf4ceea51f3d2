import { describe, expect, it } from 'vitest';
import { make, usLocation } from '../../../../tests/support/company.ts';
import { sendMailsOnce } from '../../../../tests/support/mailJob.ts';
import { reminderDesk } from '../../../../tests/support/reminderDesk.ts';
import { markBounced } from '../../delivery/messages/bounce.ts';
import { testPost } from '../../../../tests/support/smtpServer.ts';

const { api, ana, invoices, issued, work, sequence, turn, storyOf, mailsOf } = await reminderDesk();
const post = await testPost();

/** Sends what is queued, and returns the mails to an address as their subjects and texts. */
async function arrived(to: string) {
  await sendMailsOnce({
    pool: api.pool,
    smtpUrl: post.url,
    clock: api.clock,
    budgets: { mailMs: 30_000, mailConnectMs: 5_000, mailReplyMs: 5_000 },
  });
  return post.received
    .filter((mail) => mail.to.includes(to))
    .map(({ mail }) => ({
      subject: mail.subject,
      text: String(mail.text).replaceAll(/\s+/g, ' '),
      html: String(mail.html),
      files: mail.attachments.length,
    }));
}
const client = () => make(ana, '/api/v2/entities', { name: `Client ${Math.random()}`, location: usLocation });
const numberOf = async (uuid: string) => (await ana.get(`${invoices}/${uuid}`)).json<{ number: number }>().number;

describe('the mail of a reminder', () => {
  it('names late charges apart from what is open, only if the company wants', async () => {
    const to = 'rui@client.test';
    const uuid = await issued({ currency: 'USD', responsible_email: to, service_buyer_uuid: await client() });
    const setRule = (inReminders: boolean) =>
      api.ownerPool.query(
        `update late_fee_settings s set is_on = true, in_reminders = $2, interest_percent = 12, fee_amount = 40, fee_currency = 'USD',
           en_words = 'Clause 9.', item_uuid = (select uuid from items where tenant_id = $1 limit 1),
           scenario_uuid = (select uuid from scenarios where tenant_id = $1 limit 1) where tenant_id = $1`,
        [api.identity.tenants.acme, inReminders],
      );
    await setRule(true);
    await ana.put(`${invoices}/${uuid}/remind`);
    const [first] = await arrived(to);
    expect(first?.text).toMatch(/Clause 9\..*Open: USD 1,080\.00 .*Late charge, not included: USD \d+\.\d\d /);
    await setRule(false);
    await ana.put(`${invoices}/${uuid}/remind`);
    const [, second] = await arrived(to);
    expect(second?.text).toContain('Open: USD 1,080.00');
    expect(second?.text).not.toMatch(/Late charge|Clause 9/);
  });

  it('names what is open when it is sent, how late it is, and where to pay', async () => {
    const to = 'bia@client.test';
    const uuid = await issued({ currency: 'USD', responsible_email: to, service_buyer_uuid: await client() });
    await ana.put(`${invoices}/${uuid}/remind`);
    await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid', amount: '80.00' });
    const [{ subject, text, files } = { subject: '', text: '', files: -1 }] = await arrived(to);
    expect([subject, files]).toEqual([`Invoice ${await numberOf(uuid)} was due on 2026/04/10`, 0]);
    expect(text).toMatch(/Open: USD 1,000\.00 Due date: 2026\/04\/10 Late: \d+ days/);
    expect(text).toMatch(/View and pay: https:\/\/ultramar\.test\/view\/invoices\/individual\/[\w-]+ /);
    expect(text).toContain('If you have paid in the last days, please ignore this email.');
    expect(text).toContain('You get this email because you receive the invoices of Client');
  });

  it('of several invoices lists each with its own link, and sums by currency', async () => {
    const to = 'caio@client.test';
    const of = { responsible_email: to, service_buyer_uuid: await client() };
    const uuids = [await issued({ ...of, currency: 'USD' }), await issued({ ...of, currency: 'EUR' })];
    await ana.put(`${invoices}/remind?uuid=${uuids.join(',')}`);
    const mails = await arrived(to);
    expect(mails).toHaveLength(1);
    const [{ text, html } = { text: '', html: '' }] = mails;
    expect(text).toContain('Open: USD 1,080.00 + EUR 1,080.00');
    for (const uuid of uuids) {
      const { number, public_hash: hash } = (await ana.get(`${invoices}/${uuid}`)).json();
      expect(text).toContain(`Invoice ${number}, due 2026/04/10`);
      expect(html).toContain(`/view/invoices/individual/${hash}`);
    }
  });

  it('is not sent once all is paid, and says nothing of an invoice that was paid since', async () => {
    const to = 'dora@client.test';
    const of = { responsible_email: to, service_buyer_uuid: await client() };
    const [paid, open, alone] = [
      await issued(of),
      await issued(of),
      await issued({ ...of, responsible_email: 'e@x.test' }),
    ];
    await ana.put(`${invoices}/remind?uuid=${[paid, open, alone].join(',')}`);
    for (const uuid of [paid, alone]) await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid' });
    const [{ subject } = { subject: '' }] = await arrived(to);
    expect(subject).toBe(`Invoice ${await numberOf(open)} was due on 2026/04/10`);
    expect(await arrived('e@x.test')).toEqual([]);
  });

  it('has the texts of its step in the language of the client, or those of one mail', async () => {
    const steps = [
      { days: 5, level: 'First', en_subject: 'Step for {{number}}', en_body: 'Hi {{recipient}}\nPay {{amount}}' },
    ];
    await turn(await sequence([], { steps }), 'turn_on');
    const to = 'fia@client.test';
    const uuid = await issued({ currency: 'USD', responsible_email: to, service_buyer_uuid: await client() });
    await ana.put(`${invoices}/${uuid}/remind`, { subject: 'Own {{number}}', message: 'Own text' });
    await work('2026-04-15T15:00:00Z');
    const number = await numberOf(uuid);
    const mails = await arrived(to);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([`Own ${number}`, `Step for ${number}`]);
    expect(mails.map(({ text }) => text).join()).toContain('Pay USD 1,080.00');
    expect(await storyOf(uuid)).toEqual(['2026-03-10 sent', '2026-04-15 sent']);
  });

  it('of several steps has the texts of the latest', async () => {
    api.clock.set('2026-03-10T15:00:00Z');
    const steps = [5, 15].map((days) => ({ days, level: `Day ${days}`, en_subject: `Step ${days}: {{number}}` }));
    const own = await sequence([], { steps });
    await turn(own, 'turn_on');
    const to = 'gio@client.test';
    const of = { currency: 'USD', responsible_email: to, service_buyer_uuid: await client() };
    const numbers = [];
    for (const due_date of ['2026-04-10', '2026-04-20'])
      numbers.push(await numberOf(await issued({ ...of, due_date })));
    await work('2026-04-27T15:00:00Z');
    expect((await arrived(to)).map(({ subject }) => subject)).toEqual([`Step 15: ${numbers.join(', ')}`]);
    await turn(own, 'turn_off');
  });

  it('of an invoice without recipients goes to those whom the document reached', async () => {
    api.clock.set('2026-03-10T15:00:00Z');
    const entity = await make(ana, '/api/v2/entities', {
      name: 'Two addresses',
      location: usLocation,
      responsible_email: 'contact@client.test',
    });
    const uuid = await issued({ responsible_email: null, service_buyer_uuid: entity });
    const sent = await ana.post(`/api/v2/invoice/${uuid}/email`, { email: 'here@client.test;gone@client.test' });
    expect(sent.statusCode).toBeLessThan(300);
    const { rows } = await api.ownerPool.query<{ uuid: string }>(
      "select uuid from outbox where email = 'gone@client.test'",
    );
    expect(await markBounced(api.pool, { message_id: `<${rows[0]?.uuid}@ultramar.test>` })).toBe(true);
    await ana.put(`${invoices}/${uuid}/remind`);
    expect(await mailsOf(uuid)).toEqual(['here@client.test']);
  });

  it('is sent again as it was, to a corrected address', async () => {
    api.clock.set('2026-03-10T15:00:00Z');
    const uuid = await issued({ responsible_email: 'typo@client.test', service_buyer_uuid: await client() });
    await ana.put(`${invoices}/${uuid}/remind`);
    await arrived('typo@client.test');
    const { results } = (await ana.get(`/api/v2/messages?invoice=${uuid}`)).json<{ results: { uuid: string }[] }>();
    const answer = await ana.put(`/api/v2/messages/${results[0]?.uuid}/resend`, { email: 'right@client.test' });
    expect(answer.statusCode).toBe(200);
    expect((await mailsOf(uuid)).toSorted()).toEqual(['right@client.test', 'typo@client.test']);
    const [{ subject } = { subject: '' }] = await arrived('right@client.test');
    expect(subject).toBe(`Invoice ${await numberOf(uuid)} was due on 2026/04/10`);
  });
});
