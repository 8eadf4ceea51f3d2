import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { openLink } from '../../../mail/links.ts';
import { markBounced } from './bounce.ts';

const api = await testApp({ budgets: { messagesPerRecipient: 3 } });
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const url = '/api/v2/invoice/invoices-single';

type Message = Readonly<Record<string, unknown>> & { readonly uuid: string };

const issue = async () => (await ana.post(`${url}/create`, invoiceBody(made))).json<{ uuid: string }>().uuid;
const send = (uuid: string, body: object) => ana.post(`/api/v2/invoice/${uuid}/email`, body);
const messagesOf = async (uuid: string) =>
  (await ana.get(`/api/v2/messages?invoice=${uuid}`)).json<{ results: Message[] }>().results.toReversed();
const stateOf = async (uuid: string) => (await ana.get(`${url}/${uuid}`)).json().send_state;

/** Returns the newest mail to an address: its key in the outbox, and the token of its link. */
async function mailTo(email: string): Promise<{ uuid: string; token: string }> {
  const text = 'select uuid, link from outbox where email = $1 order by uuid desc limit 1';
  const { rows } = await api.ownerPool.query<{ uuid: string; link: string }>(text, [email]);
  const [{ uuid, link } = { uuid: '', link: '' }] = rows;
  return { uuid, token: new URL(openLink(link), 'https://x.test').searchParams.get('recipient') ?? '' };
}

describe('a copy', () => {
  it('is a mail of its own with the link of the first recipient; an address that is a recipient gets none', async () => {
    const uuid = await issue();
    const email = ['Bia Reis <bia@a.test>', 'caio@a.test'];
    expect((await send(uuid, { email, cc: ['Dora <dora@a.test>', 'CAIO@a.test'] })).statusCode).toBe(200);
    const [bia, ...others] = await messagesOf(uuid);
    expect(bia).toMatchObject({ email: 'bia@a.test', name: 'Bia Reis', recipient_type: 'to' });
    expect(others).toMatchObject([
      { email: 'caio@a.test', recipient_type: 'to' },
      { email: 'dora@a.test', name: 'Dora', recipient_type: 'cc', cc_of: bia?.uuid },
    ]);
    const [ofBia, ofCaio, ofDora] = await Promise.all(['bia@a.test', 'caio@a.test', 'dora@a.test'].map(mailTo));
    expect([ofDora?.token, ofCaio?.token === ofBia?.token]).toEqual([ofBia?.token, false]);
  });

  it('is answered for its recipient', async () => {
    const uuid = await issue();
    await send(uuid, { email: ['bia@b.test'], cc: ['dora@b.test'] });
    const { token } = await mailTo('dora@b.test');
    expect((await api.anonymous.post(`/api/v2/public/messages/${token}/accept`)).statusCode).toBe(200);
    expect(await messagesOf(uuid)).toMatchObject([
      { email: 'bia@b.test', status: 'Accepted' },
      { email: 'dora@b.test', status: 'Send' },
    ]);
    expect(await stateOf(uuid)).toBe('Accepted');
  });

  it('that bounces leaves the message to the recipient as it is, and stands apart in list and history', async () => {
    const uuid = await issue();
    await send(uuid, { email: ['bia@c.test'], cc: ['dora@c.test'] });
    await api.ownerPool.query(
      `update outbox set status = 'sent', sent_at = now(), link = null where email like '%@c.test'`,
    );
    const { rows } = await api.ownerPool.query<{ uuid: string }>(`select uuid from outbox where email = 'dora@c.test'`);
    await markBounced(api.pool, { message_id: `<${rows[0]?.uuid}@ultramar.test>`, reason: '550 Unknown' });
    expect(await messagesOf(uuid)).toMatchObject([
      { email: 'bia@c.test', delivery: 'sent' },
      { email: 'dora@c.test', delivery: 'bounced', answer: '550 Unknown' },
    ]);
    expect(await stateOf(uuid)).toBe('Send');
    const history = (await ana.get(`/api/v2/audit/invoice/${uuid}`)).json<{ changes: object }[]>();
    expect(history.flatMap(({ changes }) => Object.keys(changes))).toEqual(
      expect.arrayContaining(['messages.cc:dora@c.test.delivery', 'messages.bia@c.test.delivery']),
    );
  });

  it('counts in the limit of mails to one address', async () => {
    const uuids = [await issue(), await issue(), await issue(), await issue()];
    const answers = [];
    for (const uuid of uuids) answers.push(await send(uuid, { email: [`to-${uuid}@d.test`], cc: ['dora@d.test'] }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429]);
  });

  it('replaces an earlier copy to its address, not the message of a recipient', async () => {
    const uuid = await issue();
    await send(uuid, { email: ['bia@e.test'], cc: ['dora@e.test'] });
    await send(uuid, { email: ['caio@e.test'], cc: ['dora@e.test', 'bia@e.test'] });
    expect(await messagesOf(uuid)).toMatchObject([
      { email: 'bia@e.test', recipient_type: 'to', is_replaced: false },
      { email: 'dora@e.test', is_replaced: true },
      { email: 'caio@e.test', is_replaced: false },
      { email: 'dora@e.test', is_replaced: false },
      { email: 'bia@e.test', recipient_type: 'cc', is_replaced: false },
    ]);
  });

  it('is sent again alone, with a link for its recipient and the text of its mail', async () => {
    const uuid = await issue();
    await send(uuid, { email: ['bia@f.test'], cc: ['dora@f.test'], message: 'Only once: {{number}}' });
    await api.ownerPool.query(`update outbox set status = 'failed' where email like '%@f.test'`);
    const [, copy] = await messagesOf(uuid);
    const again = await ana.put(`/api/v2/messages/${copy?.uuid}/resend`, { email: 'dora@g.test' });
    expect(again.statusCode).toBe(200);
    const [bia, , resent, ...others] = await messagesOf(uuid);
    expect([resent, others]).toMatchObject([{ email: 'dora@g.test', recipient_type: 'cc', cc_of: bia?.uuid }, []]);
    expect((await ana.get(`/api/v2/messages/${resent?.uuid}/mail`)).json().html).toContain('Only once: ');
    const { token } = await mailTo('dora@g.test');
    await api.anonymous.post(`/api/v2/public/messages/${token}/decline`, { reason: 'Too late' });
    expect((await messagesOf(uuid))[0]).toMatchObject({ email: 'bia@f.test', status: 'Declined' });
  });
});

describe('the texts of one mail', () => {
  it('are used once, with their placeholders; the next mail has those of the company', async () => {
    const uuid = await issue();
    const texts = { subject: 'Please pay {{number}}', message: 'Dear {{recipient}},\nabout {{number}}.' };
    await send(uuid, { email: ['Bia <bia@h.test>'], ...texts });
    await send(uuid, { email: ['caio@h.test'], subject: '  ' });
    const [once, usual] = await messagesOf(uuid);
    const mailOf = async (message?: Message) => (await ana.get(`/api/v2/messages/${message?.uuid}/mail`)).json();
    const { number } = (await ana.get(`${url}/${uuid}`)).json();
    const own = await mailOf(once);
    expect(own.subject).toBe(`Please pay ${number}`);
    expect(own.html).toContain('Dear Bia,');
    expect((await mailOf(usual)).subject).toBe(`Invoice ${number} from Acme Software Ltda`);
  });

  it.each([
    ['subject', { subject: 'x'.repeat(201) }],
    ['message', { message: 'x'.repeat(4001) }],
    ['subject', { subject: 'Pay {{total}}' }],
    ['message', { message: '{{ sum }}' }],
    ['cc', { cc: ['bia@client.test', 'Bia <bia@>'] }],
    ['cc', { cc: Array.from({ length: 21 }, (_, n) => `a${n}@b.co`) }],
    ['cc', { cc: 'not an address' }],
    ['email', { email: ['Bia Reis'] }],
    ['email.1', { email: ['bia@client.test', 7] }],
  ])('that a setting would refuse are refused at %s, also in the preview (%#)', async (field, body) => {
    const uuid = await issue();
    const sent = { email: ['bia@client.test'], ...body };
    const answers = [await send(uuid, sent), await ana.post(`/api/v2/invoice/${uuid}/email/preview`, sent)];
    for (const answer of answers) {
      expect([answer.statusCode, answer.json()]).toMatchObject([
        400,
        { code: 'validation', errors: { [field]: expect.any(String) } },
      ]);
    }
    expect(await messagesOf(uuid)).toEqual([]);
  });
});

describe('the preview of a mail', () => {
  const preview = (uuid: string, body?: object) => ana.post(`/api/v2/invoice/${uuid}/email/preview`, body);

  it('has the texts of the company until others are given, and sends nothing', async () => {
    const uuid = await issue();
    const { number } = (await ana.get(`${url}/${uuid}`)).json();
    const usual = (await preview(uuid)).json();
    expect(usual).toMatchObject({
      language: 'en',
      email: [],
      cc: [],
      texts: {
        subject: 'Invoice {{number}} from {{company}}',
        message: expect.stringMatching(/^Hello {{recipient}},/),
      },
      with_attachments: false,
      pdf: `invoice-${number}.pdf`,
      attachments: [],
      subject: `Invoice ${number} from Acme Software Ltda`,
    });
    const own = { email: 'Bia Reis <bia@client.test>', cc: ['dora@client.test'], message: 'Hi {{recipient}}' };
    const edited = (await preview(uuid, own)).json();
    expect(edited).toMatchObject({ email: [own.email], cc: own.cc, texts: { message: own.message } });
    expect(edited.html).toContain('Hi Bia Reis');
    expect(await messagesOf(uuid)).toEqual([]);
  });

  it('is refused for what cannot be sent', async () => {
    const draft = (await ana.post(`${url}/create`, invoiceBody(made, { is_draft: true }))).json<{ uuid: string }>();
    expect((await preview(draft.uuid)).statusCode).toBe(409);
    const gil = await api.signIn('gil@globex.test');
    expect((await gil.post(`/api/v2/invoice/${await issue()}/email/preview`)).statusCode).toBe(404);
  });
});
