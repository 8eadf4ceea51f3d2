import { beforeEach, describe, expect, it } from 'vitest';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { sendMailsOnce } from '../../../../tests/support/mailJob.ts';
import { pdfOf } from '../../../files/files.testing.ts';
import type { Budgets } from '../../../limits/budgets.ts';
import { testPost } from '../../../../tests/support/smtpServer.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const post = await testPost();
const url = '/api/v2/invoice/invoices-single';
const to = { send_email: true, responsible_name: 'Bia Reis', responsible_email: 'bia@client.test; caio@client.test' };

type Message = Readonly<Record<string, unknown>>;

const create = async (change: object = {}) => {
  const answer = await ana.post(`${url}/create`, invoiceBody(made, change));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json<{ uuid: string; number: number; public_hash: string; can_revert: boolean }>();
};
const messagesOf = async (invoice: string) =>
  (await ana.get(`/api/v2/messages?invoice=${invoice}`)).json<{ results: Message[] }>().results;
const work = (smtpUrl: string | undefined = post.url, budgets: Partial<Budgets> = {}) =>
  sendMailsOnce({
    pool: api.pool,
    smtpUrl,
    clock: api.clock,
    budgets: { mailMs: 30_000, mailReplyMs: 5_000, ...budgets },
  });
const arrivedAt = (email: string) => post.received.filter((mail) => mail.to.includes(email));

beforeEach(() => post.behave({}));

describe('an invoice with sending on', () => {
  const issuedBy: [string, () => Promise<string>][] = [
    ['created', async () => (await create(to)).uuid],
    [
      'a draft that is billed',
      async () => {
        const { uuid } = await create({ ...to, is_draft: true });
        const { json } = await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' });
        expect(json()).toMatchObject({ status: 'billed', can_revert: false });
        return uuid;
      },
    ],
    [
      'a draft that is saved as issued',
      async () => {
        const { uuid } = await create({ ...to, is_draft: true });
        await ana.put(`${url}/${uuid}/update`, invoiceBody(made, to));
        return uuid;
      },
    ],
  ];

  it.each(issuedBy)('%s has a message for each recipient and cannot be reverted', async (_, issue) => {
    const uuid = await issue();
    expect(await messagesOf(uuid)).toMatchObject([
      { email: 'caio@client.test', name: 'Bia Reis', language: 'en', status: 'Send', delivery: 'queued', attempts: 0 },
      { email: 'bia@client.test' },
    ]);
    expect((await ana.get(`${url}/${uuid}`)).json()).toMatchObject({ status: 'billed', can_revert: false });
  });

  it('is not sent while it is a draft', async () => {
    expect(await messagesOf((await create({ ...to, is_draft: true })).uuid)).toEqual([]);
  });
});

it('arrives as the download, from the company, with a link of the recipient', async () => {
  const responsible_email = 'dora@client.test';
  const { uuid, number, public_hash: hash } = await create({ ...to, responsible_email });
  await ana.put('/api/v2/delivery-settings', { reply_to: 'billing@acme.test' });
  await work();
  const [{ mail } = {}, ...others] = arrivedAt(responsible_email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    from: { name: 'Acme Software Ltda', address: 'mail@ultramar.test' },
    to: [{ name: 'Bia Reis', address: responsible_email }],
    replyTo: [{ name: 'Acme Software Ltda', address: 'billing@acme.test' }],
    subject: `Invoice ${number} from Acme Software Ltda`,
  });
  expect(mail?.text).toMatch(
    new RegExp(`https://ultramar.test/view/invoices/individual/${hash}\\?recipient=[\\w-]{22}`),
  );
  const [enclosed, ...more] = mail?.attachments ?? [];
  expect([enclosed?.filename, enclosed?.mimeType, more]).toEqual([`invoice-${number}.pdf`, 'application/pdf', []]);
  const download = await ana.get(`/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&locale=en&format=pdf`);
  expect(Buffer.from(enclosed?.content as ArrayBuffer).equals(download.rawPayload)).toBe(true);
  expect(await messagesOf(uuid)).toMatchObject([
    { delivery: 'sent', attempts: 1, answer: expect.stringMatching(/^250 /), sent_at: expect.any(String) },
  ]);
});

it('names the recipient and those who get a copy, in one mail to each', async () => {
  const { uuid } = await create();
  const email = ['Gabi Luz <gabi@client.test>'];
  await ana.post(`/api/v2/invoice/${uuid}/email`, { email, cc: ['"Silva, Hugo" <hugo@client.test>'] });
  await work();
  const mails = ['gabi@client.test', 'hugo@client.test'].map((address) => arrivedAt(address).map(({ mail }) => mail));
  const named = {
    to: [{ name: 'Gabi Luz', address: 'gabi@client.test' }],
    cc: [{ name: 'Silva, Hugo', address: 'hugo@client.test' }],
  };
  expect(mails).toMatchObject([[named], [named]]);
  const [link, ...others] = new Set(mails.flat().map(({ text = '' }) => /https:\S+recipient=\S+/.exec(text)?.[0]));
  expect([link, others]).toEqual([expect.any(String), []]);
});

describe('sending by hand', () => {
  const send = (uuid: string, body: object = {}) => ana.post(`/api/v2/invoice/${uuid}/email`, body);

  it('sends to the given list, each address once, and replaces earlier messages to it', async () => {
    const { uuid } = await create({ responsible_email: 'eva@client.test' });
    expect((await send(uuid)).statusCode).toBe(200);
    expect((await send(uuid, { email: 'EVA@client.test;fabi@client.test; fabi@client.test' })).statusCode).toBe(200);
    expect(await messagesOf(uuid)).toMatchObject([
      { email: 'fabi@client.test', is_replaced: false },
      { email: 'EVA@client.test', is_replaced: false },
      { email: 'eva@client.test', is_replaced: true },
    ]);
    expect((await ana.get(`${url}/${uuid}`)).json()).toMatchObject({ can_revert: false });
  });

  it.each([
    ['no recipient at all', {}, 409, 'no_recipients'],
    ['a wrong address', { email: 'eva@client.test;gil@' }, 400, 'validation'],
    ['21 addresses', { email: Array.from({ length: 21 }, (_, n) => `a${n}@b.co`).join(';') }, 400, 'validation'],
    ['neither a list nor a text', { email: 7 }, 400, 'validation'],
  ])('is refused with %s, at the field', async (_, body, status, code) => {
    const { uuid } = await create();
    const answer = await send(uuid, body);
    expect([answer.statusCode, answer.json()]).toMatchObject([status, { code, errors: { email: expect.any(String) } }]);
    expect(await messagesOf(uuid)).toEqual([]);
  });

  it('is refused for drafts', async () => {
    const { uuid } = await create({ is_draft: true, responsible_email: 'eva@client.test' });
    expect((await send(uuid)).statusCode).toBe(409);
  });

  it('sends several, and names those without recipients', async () => {
    const [one, none] = [await create({ responsible_email: 'eva@client.test' }), await create()];
    const answer = await ana.put(`${url}/send?uuid=${one.uuid},${none.uuid}`, {});
    expect(answer.json()).toMatchObject({ done: [one.uuid], refused: [{ uuid: none.uuid, code: 'no_recipients' }] });
  });
});

it('limits invoices sent by hand in an hour; mails of issued invoices wait for the next hour', async () => {
  const limited = await testApp({ budgets: { messagesPerHour: 2 } });
  const owner = await limited.signIn('ana@acme.test');
  const own = await makeRegistrations(limited, owner);
  const issue = async (change: object) =>
    (await owner.post(`${url}/create`, invoiceBody(own, change))).json<{ uuid: string }>();
  const { uuid } = await issue({});
  const three = { email: 'a@client.test;b@client.test;c@client.test' };
  expect((await owner.post(`/api/v2/invoice/${uuid}/email`, three)).json()).toMatchObject({
    code: 'too_many_requests',
  });
  const two = await owner.post(`/api/v2/invoice/${uuid}/email`, { email: 'a@client.test;b@client.test' });
  expect(two.statusCode).toBe(200);
  await issue({ ...to, responsible_email: 'waits@client.test' });
  const { rows } = await limited.ownerPool.query(
    "select email, next_attempt_at > now() + interval '59 minutes' as waits from outbox order by email",
  );
  expect(rows).toEqual([
    { email: 'a@client.test', waits: false },
    { email: 'b@client.test', waits: false },
    { email: 'waits@client.test', waits: true },
  ]);
});

describe('the recipients of an invoice', () => {
  const change = (uuid: string, body: object) => ana.put(`/api/v2/invoice/update-send-email/${uuid}`, body);

  it('change, and the invoice is sent if requested', async () => {
    const { uuid } = await create();
    const body = { send_email: true, responsible_name: 'Caio', responsible_email: 'caio@client.test' };
    expect((await change(uuid, body)).json()).toMatchObject(body);
    expect(await messagesOf(uuid)).toEqual([]);
    expect((await change(uuid, { ...body, dispatch_email: true })).statusCode).toBe(200);
    expect(await messagesOf(uuid)).toMatchObject([{ email: 'caio@client.test', name: 'Caio' }]);
  });

  it('require name and address when sending is on', async () => {
    const { uuid } = await create();
    const { errors } = (await change(uuid, { send_email: true })).json();
    expect(Object.keys(errors)).toEqual(['responsible_name', 'responsible_email']);
  });
});

describe('a message that failed', () => {
  it('is sent again to the corrected address, which the invoice keeps', async () => {
    post.behave({ refused: ['typo'] });
    const { uuid } = await create({ ...to, responsible_email: 'typo@client.test;bia@client.test' });
    await work();
    const [failed] = (await messagesOf(uuid)).filter(({ delivery }) => delivery === 'failed');
    expect(failed).toMatchObject({ email: 'typo@client.test', attempts: 1, answer: '550 5.1.1 No such user' });
    const again = await ana.put(`/api/v2/messages/${String(failed?.['uuid'])}/resend`, { email: 'right@client.test' });
    expect(again.statusCode).toBe(200);
    expect(await messagesOf(uuid)).toMatchObject([
      { email: 'right@client.test', delivery: 'queued' },
      {},
      { email: 'typo@client.test', is_replaced: true },
    ]);
    expect((await ana.get(`${url}/${uuid}`)).json()).toMatchObject({
      responsible_email: 'right@client.test;bia@client.test',
    });
  });
});

it('an invoice that is cancelled before its mail leaves is not sent', async () => {
  const { uuid } = await create({ ...to, responsible_email: 'late@client.test' });
  await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'cancelled' });
  await work();
  expect(arrivedAt('late@client.test')).toEqual([]);
  expect(await messagesOf(uuid)).toMatchObject([{ delivery: 'failed', answer: 'withdrawn' }]);
});

it('without a mail server the message is marked as not sent', async () => {
  const { uuid } = await create({ ...to, responsible_email: 'kept@client.test' });
  await sendMailsOnce({ pool: api.pool, smtpUrl: undefined });
  expect(await messagesOf(uuid)).toMatchObject([{ delivery: 'not_sent', answer: 'no_server' }]);
});

describe('the attachments of an invoice', () => {
  /** An issued invoice with an attachment, sent with it. */
  async function sentWith(email: string): Promise<string> {
    const { uuid } = await create();
    const form = new FormData();
    form.set('file', new File([pdfOf(2_000)], 'order.pdf', { type: 'application/pdf' }));
    const { headers, body } = new Request('http://x', { method: 'POST', body: form });
    const attached = await api.app.inject({
      method: 'POST',
      url: `${url}/${uuid}/attachments`,
      headers: { 'content-type': headers.get('content-type') ?? '', authorization: `Bearer ${ana.token}` },
      payload: Buffer.from(await new Response(body).bytes()),
    });
    expect(attached.statusCode).toBe(201);
    const sent = await ana.post(`/api/v2/invoice/${uuid}/email`, { email, with_attachments: true });
    expect(sent.statusCode).toBe(200);
    return uuid;
  }

  it('are in the mail after the document, if chosen', async () => {
    await sentWith('files@client.test');
    await work();
    const [arrived] = arrivedAt('files@client.test');
    expect(arrived?.mail.attachments.map(({ filename }) => filename)).toEqual([
      expect.stringMatching(/^invoice-\d+\.pdf$/),
      'order.pdf',
    ]);
  });

  it('that are too large for a mail fail with the reason, and nothing is sent', async () => {
    const uuid = await sentWith('large@client.test');
    await work(post.url, { mailAttachedBytes: 1_000 });
    expect(arrivedAt('large@client.test')).toEqual([]);
    expect(await messagesOf(uuid)).toMatchObject([{ delivery: 'failed', answer: 'too_large' }]);
  });
});
