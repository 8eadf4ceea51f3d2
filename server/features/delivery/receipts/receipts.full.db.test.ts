import { describe, expect, it } from 'vitest';
import { gatewayDesk } from '../../../../tests/support/gatewayDesk.ts';
import { invoiceBody } from '../../../../tests/support/company.ts';
import { sendMailsOnce } from '../../../../tests/support/mailJob.ts';
import { testPost } from '../../../../tests/support/smtpServer.ts';

const { api, ana, made, paid, work, sandbox } = await gatewayDesk();
const post = await testPost();
const url = '/api/v2/invoice/invoices-single';

type Row = Readonly<Record<string, string>>;

const issued = async (to: string, change: object = {}): Promise<string> => {
  const body = invoiceBody(made, { currency: 'USD', responsible_email: to, ...change });
  return (await ana.post(`${url}/create`, body)).json().uuid;
};
const receive = (uuid: string, receipt: object) =>
  ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'paid', ...receipt });
const messagesOf = async (uuid: string) =>
  (await ana.get(`/api/v2/messages?invoice=${uuid}`)).json<{ results: Row[] }>().results;
const kindsOf = async (uuid: string) => (await messagesOf(uuid)).map(({ kind, email }) => `${kind} ${email}`);
const bookingOf = async (uuid: string): Promise<string> =>
  (await ana.get(`/api/v2/transactions?invoice=${uuid}`)).json<{ results: { uuid: string }[] }>().results[0]?.uuid ??
  '';
/** Sends what is queued, and returns the mails to an address as their subjects and texts. */
const arrived = async (to: string) => {
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
      files: mail.attachments.map(({ filename }) => filename),
    }));
};

describe('the receipt of a payment by hand', () => {
  it('is mailed if that is chosen, and says what is left', async () => {
    const uuid = await issued('bia@client.test');
    await receive(uuid, { amount: '80.00', send_receipt: true });
    expect(await messagesOf(uuid)).toMatchObject([{ kind: 'receipt', email: 'bia@client.test', status: 'Send' }]);
    const [{ subject, text, files } = { subject: '', text: '', files: [] }] = await arrived('bia@client.test');
    const { number, send_state: state } = (await ana.get(`${url}/${uuid}`)).json();
    expect([subject, files]).toEqual([`Receipt: USD 80.00 for invoice ${number}`, [`receipt-${number}.pdf`]]);
    expect(text).toContain(
      `Received: USD 80.00 Date: 2026/03/10 For: Invoice ${number} Still to pay: USD 1,000.00 Due date:`,
    );
    expect(text).toMatch(/View and pay: https:\/\/ultramar\.test\/view\/invoices\/individual\/[\w-]+ /);
    // Nobody is asked to answer it.
    expect(state).toBeUndefined();
  });

  it('is not mailed by default, and later by hand', async () => {
    const uuid = await issued('caio@client.test');
    await receive(uuid, {});
    expect(await kindsOf(uuid)).toEqual([]);
    const sent = await ana.put(`/api/v2/transactions/${await bookingOf(uuid)}/send_receipt`);
    expect([sent.statusCode, await kindsOf(uuid)]).toEqual([200, ['receipt caio@client.test']]);
    const [{ text } = { text: '' }] = await arrived('caio@client.test');
    expect(text).toContain('Still to pay: USD 0.00 View invoice:');
  });

  it('of several invoices is one mail with the whole amount', async () => {
    const invoices = [await issued('dora@client.test'), await issued('dora@client.test')];
    const body = { invoices: invoices.map((uuid) => ({ uuid })), send_receipt: true };
    expect((await ana.post('/api/v2/transactions', body)).statusCode).toBe(201);
    const mails = await arrived('dora@client.test');
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Receipt: USD 2,160\.00 for invoice \d+, \d+$/),
    ]);
  });

  it('goes to those whom the invoice was sent to, if it names nobody', async () => {
    const uuid = await issued('', { responsible_email: undefined });
    await ana.post(`/api/v2/invoice/${uuid}/email`, { email: 'eva@client.test' });
    await receive(uuid, { send_receipt: true });
    expect(await kindsOf(uuid)).toEqual(['receipt eva@client.test', 'document eva@client.test']);
  });

  it('is refused without recipients, and for what is no payment', async () => {
    const uuid = await issued('', { responsible_email: undefined });
    await receive(uuid, { amount: '1200.00', send_receipt: true });
    const sent = await ana.put(`/api/v2/transactions/${await bookingOf(uuid)}/send_receipt`);
    expect([sent.statusCode, sent.json().code]).toEqual([409, 'no_recipients']);
    const other = await issued('fay@client.test');
    await ana.put(`${url}/${other}/use_credit`, { amount: '20.00' });
    const refused = await ana.put(`/api/v2/transactions/${await bookingOf(other)}/send_receipt`);
    expect([refused.statusCode, await kindsOf(other)]).toEqual([409, []]);
  });

  it('that is reversed no longer holds, which its recipients read, and nobody else', async () => {
    const [mailed, unmailed] = [await issued('gil@client.test'), await issued('hana@client.test')];
    await receive(mailed, { send_receipt: true });
    await receive(unmailed, {});
    for (const uuid of [mailed, unmailed])
      await ana.put(`/api/v2/transactions/${await bookingOf(uuid)}/reverse`, { reason: 'Mistyped' });
    expect([await kindsOf(mailed), await kindsOf(unmailed)]).toEqual([
      ['refund gil@client.test', 'receipt gil@client.test'],
      [],
    ]);
    const correction = (await arrived('gil@client.test')).find(({ subject }) => subject?.startsWith('Correction'));
    expect(correction?.subject).toMatch(/^Correction: receipt of USD 1,080\.00 for invoice \d+$/);
    expect(correction?.text).toMatch(
      /Its receipt no longer holds\. Reversed: .* Still to pay: USD 1,080\.00 Due date:/,
    );
    expect(correction?.text).not.toContain('Mistyped');
  });
});

describe('a payment at the gateway', () => {
  it('is mailed by itself, and so is its refund', async () => {
    const other = await paid({ responsible_email: 'ines@client.test' });
    expect(await kindsOf(other)).toEqual(['receipt ines@client.test']);
    await ana.put(`${url}/${other}/refund`, { amount: '80.00', reason: 'Discount' });
    await work();
    await sandbox.settled();
    expect(await kindsOf(other)).toEqual(['refund ines@client.test', 'receipt ines@client.test']);
    const part = (await arrived('ines@client.test')).find(({ subject }) => subject?.startsWith('Refund'));
    expect(part?.subject).toMatch(/^Refund of USD 80\.00 for invoice \d+$/);
    expect(part?.text).toContain('It reduces the payment of USD 1,080.00 of');
    await ana.put(`${url}/${other}/refund`, { reason: 'Returned goods' });
    await work();
    await sandbox.settled();
    const whole = (await arrived('ines@client.test')).find(({ text }) => text.includes('USD 1,000.00'));
    expect(whole?.text).toContain('The receipt of USD 1,080.00 of 2026/03/10 no longer holds.');
  });
});
