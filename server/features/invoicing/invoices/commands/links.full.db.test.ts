import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../../tests/support/company.ts';
import { sendMailsOnce } from '../../../../../tests/support/mailJob.ts';
import { testPost } from '../../../../../tests/support/smtpServer.ts';
import { openLink } from '../../../../mail/links.ts';
import { pdfOf } from '../../../../files/files.testing.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);
const post = await testPost();
const url = '/api/v2/invoice/invoices-single';

interface Issued {
  readonly uuid: string;
  readonly public_hash: string;
}

const issue = async (change: object = {}): Promise<Issued> =>
  (await ana.post(`${url}/create`, invoiceBody(made, { responsible_email: 'bia@client.test', ...change }))).json();
const read = async ({ uuid }: Pick<Issued, 'uuid'>) => (await ana.get(`${url}/${uuid}`)).json();
const act = ({ uuid }: Pick<Issued, 'uuid'>, command: 'end_link' | 'renew_link', user = ana) =>
  user.put(`${url}/${uuid}/${command}`);
const send = ({ uuid }: Pick<Issued, 'uuid'>) => ana.post(`/api/v2/invoice/${uuid}/email`, { with_attachments: true });

const sendMails = () =>
  sendMailsOnce({
    pool: api.pool,
    smtpUrl: post.url,
    clock: api.clock,
    budgets: { mailMs: 30_000, mailConnectMs: 5_000, mailReplyMs: 5_000 },
  });

/** The links that mails of an invoice contain, as paths, the newest first. */
async function mailedLinks({ uuid }: Pick<Issued, 'uuid'>): Promise<(string | null)[]> {
  const { rows } = await api.ownerPool.query<{ link: string | null }>(
    `select o.link from outbox o join messages m on m.uuid = o.subject_uuid
     where m.invoice_uuid = $1 order by o.uuid desc`,
    [uuid],
  );
  return rows.map(({ link }) => (link === null ? null : openLink(link)));
}
const tokenIn = (link: string | null | undefined): string =>
  new URL(link ?? '', 'https://x.test').searchParams.get('recipient') ?? '';

/** An invoice that was sent, paid in part, and has an attachment: all that its links open. */
async function shared() {
  const invoice = await issue();
  const file = new FormData();
  file.append('file', new Blob([pdfOf()], { type: 'application/pdf' }), 'plan.pdf');
  const attached = await ana.post(`${url}/${invoice.uuid}/attachments`, file);
  expect(attached.statusCode, attached.body).toBe(201);
  await ana.put(`/api/v2/invoice/status/${invoice.uuid}`, { status: 'paid', amount: '80.00' });
  expect((await send(invoice)).statusCode).toBe(200);
  const [link] = await mailedLinks(invoice);
  const [payment] = (await ana.get(`/api/v2/transactions?invoice=${invoice.uuid}`)).json().results;
  const token = tokenIn(link);
  const { attachments } = (await api.anonymous.get(`/api/v2/public/messages/${token}`)).json();
  return { ...invoice, token, payment: payment.uuid, file: attachments[0].uuid };
}

type Shared = Awaited<ReturnType<typeof shared>>;

/** Every address that a link opens, for any visitor. */
const entries: Readonly<Record<string, (of: Shared) => { method?: 'POST'; url: string; payload?: object }>> = {
  'the page': ({ public_hash: hash }) => ({ url: `/api/v2/public/invoices/individual/${hash}` }),
  'the document': ({ uuid, public_hash: hash }) => ({
    url: `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&hash=${hash}`,
  }),
  'the PDF': ({ uuid, public_hash: hash }) => ({
    url: `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&hash=${hash}&format=pdf`,
  }),
  'the PDF as issued': ({ uuid, public_hash: hash }) => ({
    url: `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&hash=${hash}&format=pdf&copy=issued`,
  }),
  'a receipt': ({ public_hash: hash, payment }) => ({
    url: `/api/v2/public/invoices/individual/${hash}/receipts/${payment}`,
  }),
  'the answer': ({ token }) => ({ url: `/api/v2/public/messages/${token}` }),
  'an attachment': ({ token, file }) => ({ url: `/api/v2/public/messages/${token}/attachments/${file}` }),
  viewing: ({ token }) => ({ method: 'POST', url: `/api/v2/public/messages/${token}/viewed`, payload: {} }),
  accepting: ({ token }) => ({ method: 'POST', url: `/api/v2/public/messages/${token}/accept`, payload: {} }),
  declining: ({ token }) => ({
    method: 'POST',
    url: `/api/v2/public/messages/${token}/decline`,
    payload: { reason: 'Wrong order' },
  }),
};

/** Opens one after the other: the server draws few documents of a link at the same time. */
async function openedBy(of: Shared): Promise<Record<string, number>> {
  const opened: Record<string, number> = {};
  for (const [name, request] of Object.entries(entries)) {
    // oxlint-disable-next-line no-await-in-loop
    opened[name] = (await api.app.inject({ method: 'GET', ...request(of) })).statusCode;
  }
  return opened;
}
const missing = Object.fromEntries(Object.keys(entries).map((name) => [name, 404]));

describe.each(['end_link', 'renew_link'] as const)('after %s', (command) => {
  it('no former link opens anything, also not those of mails', async () => {
    const invoice = await shared();
    const { declining, accepting, ...others } = await openedBy(invoice);
    // The first of two answers stands.
    expect([declining, accepting].toSorted()).toEqual([200, 409]);
    expect(Object.values(others)).toEqual(Object.values(others).map(() => 200));
    expect((await act(invoice, command)).statusCode).toBe(200);
    expect(await openedBy(invoice)).toEqual(missing);
  });

  it('the links of other invoices stay', async () => {
    const [invoice, other] = [await shared(), await shared()];
    await act(invoice, command);
    expect(Object.values(await openedBy(other)).filter((status) => status === 404)).toEqual([]);
  });

  it('of another company’s invoice is not found, and its links stay', async () => {
    const invoice = await shared();
    expect((await act(invoice, command, gil)).statusCode).toBe(404);
    expect(Object.values(await openedBy(invoice)).filter((status) => status === 404)).toEqual([]);
  });

  it('the history says who did it, and no hash', async () => {
    const invoice = await issue();
    await act(invoice, command);
    const [entry] = (await ana.get(`/api/v2/audit/invoice/${invoice.uuid}`)).json();
    expect(entry).toMatchObject({ command: `invoices.${command}`, actor: expect.stringContaining('ana@acme.test') });
  });

  it('a mail that still waits is not sent', async () => {
    const invoice = await issue({ responsible_email: `${command.replace('_', '.')}@client.test` });
    await send(invoice);
    await act(invoice, command);
    await sendMails();
    const [message] = (await ana.get(`/api/v2/messages?invoice=${invoice.uuid}`)).json().results;
    expect(message).toMatchObject({ delivery: 'failed', answer: 'withdrawn' });
    expect(post.received.filter(({ to }) => to.includes(message.email))).toEqual([]);
  });
});

describe('an ended link', () => {
  it('is absent, and is neither ended again nor given to the list of its contract', async () => {
    const invoice = await issue();
    expect((await act(invoice, 'end_link')).json().public_hash).toBeUndefined();
    expect(await read(invoice)).not.toHaveProperty('public_hash');
    const again = await act(invoice, 'end_link');
    expect([again.statusCode, again.json().code]).toEqual([409, 'link_ended']);
  });

  it('is not mailed: the invoice is refused, alone, among others and with its recipients, and so are its messages', async () => {
    const invoice = await issue();
    await send(invoice);
    // A mail that waits is not sent again, whatever its link.
    await sendMails();
    await act(invoice, 'end_link');
    const [message] = (await ana.get(`/api/v2/messages?invoice=${invoice.uuid}`)).json().results;
    const recipients = { send_email: true, responsible_name: 'Bia', responsible_email: 'bia@client.test' };
    const refusals = [
      await send(invoice),
      await ana.put(`/api/v2/invoice/update-send-email/${invoice.uuid}`, { ...recipients, dispatch_email: true }),
      await ana.put(`/api/v2/messages/${message.uuid}/resend`, {}),
    ];
    for (const refusal of refusals) {
      expect([refusal.statusCode, refusal.json()]).toMatchObject([
        409,
        { code: 'link_ended', errors: { public_hash: expect.stringContaining('link') } },
      ]);
    }
    const other = await issue();
    const many = await ana.put(`${url}/send?uuid=${invoice.uuid},${other.uuid}`, {});
    expect(many.json()).toMatchObject({ done: [other.uuid], refused: [{ uuid: invoice.uuid, code: 'link_ended' }] });
  });

  it('does not keep what was paid from being mailed, without a link', async () => {
    const invoice = await issue({ responsible_email: 'caio@client.test' });
    await act(invoice, 'end_link');
    const paid = await ana.put(`/api/v2/invoice/status/${invoice.uuid}`, { status: 'paid', send_receipt: true });
    expect(paid.statusCode, paid.body).toBe(200);
    await sendMails();
    const { mail } = post.received.find(({ to }) => to.includes('caio@client.test')) ?? {};
    expect([mail?.attachments.length, mail?.subject]).toEqual([1, expect.stringContaining('Receipt')]);
    expect(`${mail?.text} ${mail?.html}`).not.toContain('/view/');
  });

  it('is new once the invoice is a draft again', async () => {
    const invoice = await issue();
    await act(invoice, 'end_link');
    expect((await ana.put(`/api/v2/invoice/status/${invoice.uuid}`, { status: 'draft' })).statusCode).toBe(200);
    const { public_hash: hash } = await read(invoice);
    expect(hash).not.toBe(invoice.public_hash);
    expect((await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`)).statusCode).toBe(200);
    expect((await api.anonymous.get(`/api/v2/public/invoices/individual/${invoice.public_hash}`)).statusCode).toBe(404);
  });
});

describe('a new link', () => {
  it.each([[[]], [['end_link']]] as const)('opens all that the former one did, after %j too', async (before) => {
    const invoice = await shared();
    for (const command of before) await act(invoice, command);
    const { public_hash: hash } = (await act(invoice, 'renew_link')).json();
    expect(hash).not.toBe(invoice.public_hash);
    await send(invoice);
    const [link, former] = await mailedLinks(invoice);
    expect(link).toMatch(new RegExp(`^/view/invoices/individual/${hash}\\?recipient=`));
    const renewed = { ...invoice, public_hash: hash, token: tokenIn(link) };
    expect(Object.values(await openedBy(renewed)).filter((status) => status === 404)).toEqual([]);
    // The former link of the same recipient does not lead to the new mail.
    expect((await api.anonymous.get(`/api/v2/public/messages/${tokenIn(former)}`)).statusCode).toBe(404);
  });

  it('ends the one before, also of a draft', async () => {
    const draft = await issue({ is_draft: true });
    const { public_hash: hash } = (await act(draft, 'renew_link')).json();
    const opened = [draft.public_hash, hash].map((each) =>
      api.anonymous.get(`/api/v2/public/invoices/individual/${each}`),
    );
    expect((await Promise.all(opened)).map(({ statusCode }) => statusCode)).toEqual([404, 200]);
  });
});
