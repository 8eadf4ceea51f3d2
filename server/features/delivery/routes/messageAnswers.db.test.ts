import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { pdfOf } from '../../../files/files.testing.ts';
import { openLink } from '../../../mail/links.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);
const visitor = api.anonymous;
let uuid = '';
let token = '';

const at = (what = '') => `/api/v2/public/messages/${token}${what && `/${what}`}`;
const message = async () => (await ana.get(`/api/v2/messages?invoice=${uuid}`)).json().results[0];

/** Returns the token in the newest link of an invoice's recipient. */
async function tokenOf(email: string): Promise<string> {
  const { rows } = await api.ownerPool.query<{ link: string }>(
    `select o.link from outbox o join messages m on m.uuid = o.subject_uuid
     where m.invoice_uuid = $1 and m.email = $2 order by o.uuid desc limit 1`,
    [uuid, email],
  );
  return new URL(openLink(rows[0]?.link ?? ''), 'https://x.test').searchParams.get('recipient') ?? '';
}

beforeEach(async () => {
  const sent = { send_email: true, responsible_name: 'Bia', responsible_email: 'bia@client.test' };
  uuid = (await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made, sent))).json().uuid;
  token = await tokenOf('bia@client.test');
});

describe('viewing', () => {
  it('counts when the page is shown to a person, not when a scanner follows the link', async () => {
    expect((await visitor.get(at())).json()).toMatchObject({ status: 'Send', can_answer: true });
    await api.app.inject({ method: 'HEAD', url: at() });
    expect(await message()).toMatchObject({ status: 'Send' });
    expect((await visitor.post(at('viewed'))).json()).toMatchObject({ status: 'Viewed' });
    const { viewed_at: first } = await message();
    api.clock.advance(60_000);
    await visitor.post(at('viewed'));
    expect(await message()).toMatchObject({ status: 'Viewed', viewed_at: first });
  });

  it('counts for users of other companies, not for those of this one', async () => {
    expect((await ana.post(at('viewed'))).json()).toMatchObject({ status: 'Send' });
    expect((await gil.post(at('viewed'))).json()).toMatchObject({ status: 'Viewed' });
  });
});

describe('answering', () => {
  it('accepts once, for any number of requests', async () => {
    const answers = await Promise.all([visitor.post(at('accept')), visitor.post(at('accept'))]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await message()).toMatchObject({ status: 'Accepted', answered_at: expect.any(String) });
  });

  it('declines with a reason, and the first answer is final', async () => {
    const declined = await visitor.post(at('decline'), { reason: ' Wrong order number ' });
    expect(declined.json()).toMatchObject({ status: 'Declined', reason: 'Wrong order number', can_answer: false });
    const accepted = await visitor.post(at('accept'));
    expect([accepted.statusCode, accepted.json().code]).toEqual([409, 'message_answered']);
    expect(await message()).toMatchObject({ status: 'Declined', reason: 'Wrong order number' });
  });

  it.each([[{}], [{ reason: '   ' }], [{ reason: 'x'.repeat(1001) }]])('needs a reason: %j', async (body) => {
    const { statusCode, errors } = { errors: {}, ...(await visitor.post(at('decline'), body)) };
    expect([statusCode, errors]).toEqual([400, {}]);
    expect(await message()).toMatchObject({ status: 'Send' });
  });

  it('is open again after the company sends it again, by the old link too', async () => {
    const old = token;
    await visitor.post(at('accept'));
    await ana.post(`/api/v2/invoice/${uuid}/email`, {});
    expect((await visitor.get(`/api/v2/public/messages/${old}`)).json()).toMatchObject({ status: 'Send' });
    expect((await visitor.post(at('decline'), { reason: 'No' })).statusCode).toBe(200);
    token = await tokenOf('bia@client.test');
    expect((await visitor.get(at())).json()).toMatchObject({ status: 'Declined' });
  });

  it('is refused to users of the company, and for a cancelled invoice', async () => {
    expect((await ana.post(at('accept'))).statusCode).toBe(403);
    await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'cancelled' });
    expect((await visitor.post(at('accept'))).statusCode).toBe(404);
  });

  it('is a notice of the company, with the reason', async () => {
    await api.ownerPool.query('delete from notices');
    await visitor.post(at('decline'), { reason: 'Too early' });
    const { results } = (await ana.get('/api/v2/notices')).json();
    expect(results).toMatchObject([{ event: 'answered', answer: 'declined', reason: 'Too early', invoice: { uuid } }]);
  });
});

describe('the attachments of the invoice', () => {
  const attach = async (): Promise<string> => {
    const form = new FormData();
    form.set('file', new File([pdfOf(2_000)], 'pedido.pdf', { type: 'application/pdf' }));
    const { headers, body } = new Request('http://x', { method: 'POST', body: form });
    const attached = await api.app.inject({
      method: 'POST',
      url: `/api/v2/invoice/invoices-single/${uuid}/attachments`,
      headers: { 'content-type': headers.get('content-type') ?? '', authorization: `Bearer ${ana.token}` },
      payload: Buffer.from(await new Response(body).bytes()),
    });
    return attached.json().uuid;
  };

  it('are for recipients to whom the company shows them, while their link is valid', async () => {
    const file = await attach();
    expect((await visitor.get(at())).json()).not.toHaveProperty('attachments');
    expect((await visitor.get(at(`attachments/${file}`))).statusCode).toBe(404);
    await ana.post(`/api/v2/invoice/${uuid}/email`, { with_attachments: true });
    expect((await visitor.get(at())).json().attachments).toEqual([
      { uuid: file, name: 'pedido.pdf', size: pdfOf(2_000).length },
    ]);
    const download = await visitor.get(at(`attachments/${file}`));
    expect(download.headers['content-disposition']).toContain('pedido.pdf');
    expect(download.rawPayload.equals(pdfOf(2_000))).toBe(true);
    expect((await visitor.get(at(`attachments/${uuid}`))).statusCode).toBe(404);
    await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'cancelled' });
    expect((await visitor.get(at(`attachments/${file}`))).statusCode).toBe(404);
  });
});

it('an unknown or corrected link is not found', async () => {
  token = 'A'.repeat(22);
  expect((await visitor.get(at())).statusCode).toBe(404);
  token = await tokenOf('bia@client.test');
  await api.ownerPool.query("update messages set delivery = 'bounced' where invoice_uuid = $1", [uuid]);
  await ana.put(`/api/v2/messages/${(await message()).uuid}/resend`, { email: 'right@client.test' });
  expect((await visitor.get(at())).statusCode).toBe(404);
});
