import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { sendMailsOnce } from '../../../../tests/support/mailJob.ts';
import { proformaBody, quoteBody } from '../../../../tests/support/quotes.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';
import { testPost } from '../../../../tests/support/smtpServer.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const post = await testPost();
const to = (email: string) => ({ send_email: true, responsible_name: 'Bia Reis', responsible_email: email });

/** Sends what waits, and returns what arrived at an address. */
async function arrivedAt(email: string) {
  const budgets = { mailMs: 30_000, mailReplyMs: 5_000 };
  await sendMailsOnce({ pool: api.pool, smtpUrl: post.url, clock: api.clock, budgets });
  return post.received.filter((mail) => mail.to.includes(email)).map(({ mail }) => mail);
}

it('a credit note arrives from its company, with its PDF and its link', async () => {
  const url = '/api/v2/invoice/invoices-single';
  const { uuid } = (await ana.post(`${url}/create`, invoiceBody(made))).json();
  const body = { corrects_uuid: uuid, reason: 'Wrong hours', is_full: true, ...to('note@client.test') };
  const note = (await ana.post('/api/v2/credit-notes', body)).json();
  const issued = (await ana.put(`/api/v2/credit-notes/${note.uuid}/issue`, {})).json();
  const [mail] = await arrivedAt('note@client.test');
  expect(mail).toMatchObject({
    subject: `Credit note ${issued.full_number} from Acme Software Ltda`,
    from: { name: 'Acme Software Ltda' },
    attachments: [{ filename: `credit-note-${issued.full_number.replace('/', '-')}.pdf`, mimeType: 'application/pdf' }],
  });
  expect(mail?.text).toContain(`/view/credit-notes/${issued.public_hash}`);
});

it('a quote arrives with its PDF, and the reminder of it without', async () => {
  const quote = (
    await ana.post('/api/v2/quotes', quoteBody(made, { is_draft: false, ...to('quote@client.test') }))
  ).json();
  expect((await ana.put(`/api/v2/quotes/${quote.uuid}/remind`, {})).statusCode).toBe(200);
  const arrived = await arrivedAt('quote@client.test');
  expect(arrived.map(({ attachments }) => attachments.length).toSorted()).toEqual([0, 1]);
});

it('a proforma arrives with its PDF, in each design called by its reference and no invoice', async () => {
  const body = proformaBody(made, { is_draft: false, ...to('proforma@client.test') });
  expect((await ana.post('/api/v2/proformas', body)).statusCode).toBe(201);
  const [mail] = await arrivedAt('proforma@client.test');
  expect(mail?.subject).toBe('Proforma invoice PF-1 from Acme Software Ltda');
  expect(mail?.attachments).toMatchObject([{ filename: 'proforma-PF-1.pdf', mimeType: 'application/pdf' }]);
  for (const template of ['invoiceTemplate1', 'invoiceTemplate2', 'invoiceTemplate3']) {
    // oxlint-disable no-await-in-loop -- one at a time
    const drawn = (await ana.post('/api/v2/proformas', proformaBody(made, { is_draft: false, template }))).json();
    const url = `/api/v2/proformas/${drawn.uuid}/document?format=pdf&locale=pt`;
    const { title, pages } = await readPdf((await ana.get(url)).rawPayload);
    expect(title).toContain(`Fatura pró-forma nº ${drawn.full_number}`);
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    expect(text).toContain('Este documento não serve de fatura.');
    expect(text).toMatch(/válid[oa] até/i);
    // oxlint-enable no-await-in-loop
  }
});
