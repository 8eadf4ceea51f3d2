import { describe, expect, it } from 'vitest';
import { testApp, testConfig } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { sendMailsOnce } from '../../../../tests/support/mailJob.ts';
import { testPost } from '../../../../tests/support/smtpServer.ts';
import { signatureOf } from '../../../web/signature.ts';

const secret = 'a-secret-of-the-mail-provider-0123456789';
const api = await testApp({ config: { ...testConfig, mailWebhookSecret: secret } });
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const post = await testPost();

const sent = { send_email: true, responsible_name: 'Bia', responsible_email: 'full@client.test' };
const { uuid } = (await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made, sent))).json();
const patient = { mailConnectMs: 20_000, mailReplyMs: 20_000, mailMs: 30_000 };
await sendMailsOnce({ pool: api.pool, smtpUrl: post.url, clock: api.clock, budgets: patient });
const [{ mail } = {}] = post.received;
const message = async () => (await ana.get(`/api/v2/messages?invoice=${uuid}`)).json().results[0];

/** Reports a bounce; `change` breaks the signature. */
function report(body: object, change: { secret?: string; ageMs?: number; sent?: object } = {}) {
  const timestamp = String(Math.floor((api.clock.now().getTime() - (change.ageMs ?? 0)) / 1_000));
  const signature = signatureOf(change.secret ?? secret, { timestamp, body: Buffer.from(JSON.stringify(body)) });
  const headers = { 'x-ultramar-timestamp': timestamp, 'x-ultramar-signature': signature };
  return api.anonymous.post('/api/v2/webhooks/mail', change.sent ?? body, headers);
}

const bounce = (reason = '552 5.2.2 Mailbox full') => ({ event: 'bounced', message_id: mail?.messageId, reason });

describe('a report of a bounced mail', () => {
  it.each([
    ['with another secret', { secret: 'b'.repeat(40) }],
    ['signed six minutes ago', { ageMs: 360_000 }],
    ['signed in six minutes', { ageMs: -360_000 }],
    ['with another body than the signed one', { sent: { ...bounce(), reason: 'forged' } }],
  ])('is refused %s', async (_, change) => {
    expect((await report(bounce(), change)).statusCode).toBe(401);
    expect(await message()).toMatchObject({ delivery: 'sent' });
  });

  it('marks the message of the recipient with the answer of the server, once', async () => {
    const answers = [await report(bounce()), await report(bounce())];
    expect(answers.map((answer) => [answer.statusCode, answer.json()])).toEqual([
      [200, { matched: true }],
      [200, { matched: true }],
    ]);
    expect(await message()).toMatchObject({ delivery: 'bounced', answer: '552 5.2.2 Mailbox full', status: 'Send' });
  });

  it('is answered for other mails, so that the provider does not repeat it', async () => {
    expect((await report({ event: 'bounced', message_id: '<someone@else.test>' })).json()).toEqual({ matched: false });
  });
});

it('is off without a secret', async () => {
  const { app } = await testApp();
  const payload = { event: 'bounced', message_id: '<x@y>' };
  expect((await app.inject({ method: 'POST', url: '/api/v2/webhooks/mail', payload })).statusCode).toBe(404);
});
