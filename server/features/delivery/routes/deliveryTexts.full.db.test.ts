import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { sendMailsOnce } from '../../../../tests/support/mailJob.ts';
import { testPost } from '../../../../tests/support/smtpServer.ts';

const api = await testApp({ budgets: { testMailsPerHour: 2 } });
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test');
const made = await makeRegistrations(api, ana);
const post = await testPost();
const url = '/api/v2/delivery-settings';
const texts = {
  language: 'pt',
  subject: 'Nº {{number}} <b>',
  body: 'Olá {{ recipient }},\n{{amount}} até {{due_date}}',
};

const issue = async (change: object = {}) =>
  (await ana.post('/api/v2/invoice/invoices-single/create', invoiceBody(made, change))).json();

describe('the texts of mails, before they are saved', () => {
  it('are filled with the latest issued invoice, or a draft if there is none', async () => {
    expect((await ana.post(`${url}/preview`, texts)).json()).toMatchObject({ code: 'no_invoice' });
    await issue({ is_draft: true });
    expect((await ana.post(`${url}/preview`, texts)).json()).toMatchObject({ subject: 'Nº <b>' });
    const { number, uuid } = await issue({ responsible_name: 'Bia & Co' });
    await issue({ is_draft: true });
    const { subject, html, invoice } = (await ana.post(`${url}/preview`, texts)).json();
    expect([subject, invoice.uuid]).toEqual([`Nº ${number} <b>`, uuid]);
    expect(html).toContain('Olá Bia &amp; Co,');
    expect(html).toContain(`Nº ${number} &lt;b&gt;`);
    expect(html).toMatch(/até \d\d\/\d\d\/\d{4}/);
    expect((await ana.post(`${url}/preview`, { language: 'es' })).json().subject).toMatch(/^Factura \d+ de /);
  });

  it('ask for the rest of a partly paid invoice', async () => {
    const { uuid: invoice } = await issue();
    expect((await ana.post(`${url}/preview`, { ...texts, invoice })).json().html).not.toContain('recebemos');
    await ana.put(`/api/v2/invoice/status/${invoice}`, { status: 'paid', amount: '80.00' });
    const { html } = (await ana.post(`${url}/preview`, { ...texts, invoice })).json();
    expect(html.replaceAll(/\s/g, ' ')).toContain('Desta fatura já recebemos R$ 80,00.');
    expect(html).toMatch(/A pagar(?:\s|<[^>]*>)*R\$\s1\.000,00/);
  });

  it('name an unknown placeholder at its field, before and when they are saved', async () => {
    const tried = await ana.post(`${url}/preview`, { ...texts, body: 'Hello {{name}}' });
    expect([tried.statusCode, tried.json().errors.body]).toEqual([400, expect.stringContaining('{{name}}')]);
    const saved = await ana.put(url, { en_subject: '{{total}}' });
    expect([saved.statusCode, saved.json().errors.en_subject]).toEqual([400, expect.stringContaining('{{total}}')]);
  });

  it('are for those who may edit them, with invoices of their own company', async () => {
    const { uuid: invoice } = await issue();
    expect((await carla.post(`${url}/preview`, texts)).statusCode).toBe(403);
    expect((await carla.post(`${url}/test`, texts)).statusCode).toBe(403);
    expect((await gil.post(`${url}/preview`, { ...texts, invoice })).json()).toMatchObject({ code: 'no_invoice' });
  });
});

it('a test mail goes to oneself, like the mail of an invoice, within an hourly limit', async () => {
  const { number, uuid } = await issue();
  const { detail } = (await ana.post(`${url}/test`, texts)).json();
  expect(detail).toContain('ana@acme.test');
  await sendMailsOnce({ pool: api.pool, smtpUrl: post.url, clock: api.clock, budgets: { mailMs: 30_000 } });
  expect(post.received.map(({ to }) => to)).toEqual([['ana@acme.test']]);
  const [{ mail } = {}] = post.received;
  expect(mail).toMatchObject({ subject: `Teste: Nº ${number} <b>`, from: { name: 'Acme Software Ltda' } });
  expect(mail?.text).toContain(`https://ultramar.test/company/invoices/${uuid}`);
  expect(mail?.attachments.map(({ mimeType }) => mimeType)).toEqual(['application/pdf']);
  expect((await ana.get(`/api/v2/messages?invoice=${uuid}`)).json().count).toBe(0);
  await ana.post(`${url}/test`, texts);
  const third = await ana.post(`${url}/test`, texts);
  expect([third.statusCode, third.json().code, third.headers['retry-after']]).toEqual([
    429,
    'too_many_requests',
    '3600',
  ]);
});
