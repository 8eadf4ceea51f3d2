import { expect, it } from 'vitest';
import { testApp, testConfig, type TestApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';

const sends = { send_email: true, responsible_name: 'Bia', responsible_email: 'bia@client.test' };

/** Issues an invoice that sends itself; returns its number and its message. */
async function sendInvoice(api: TestApp) {
  const ana = await api.signIn('ana@acme.test');
  const body = invoiceBody(await makeRegistrations(api, ana), sends);
  const { uuid, number } = (await ana.post('/api/v2/invoice/invoices-single/create', body)).json();
  const [message] = (await ana.get(`/api/v2/messages?invoice=${uuid}`)).json().results;
  return { ana, number, message };
}

it('the demo shows the mail of an invoice with the link of its recipient', async () => {
  const api = await testApp({ config: { ...testConfig, demo: true } });
  const { ana, number } = await sendInvoice(api);
  for (const [who, query] of [
    [api.anonymous, '?to=bia@client.test'],
    [ana, ''],
  ] as const) {
    const [mail] = (await who.get(`/api/v1/demo/mails${query}`)).json().results;
    expect(mail).toMatchObject({ email: 'bia@client.test', subject: `Invoice ${number} from Acme Software Ltda` });
    expect(mail.link).toMatch(/^http:\/\/ultramar\.test\/view\/invoices\/individual\/.+\?recipient=[\w-]{22}$/);
    expect((await api.anonymous.get(mail.page)).body).toContain(`Invoice ${number}`);
  }
});

it('elsewhere the company reads it without the link, and nobody else', async () => {
  const api = await testApp();
  const { ana, number, message } = await sendInvoice(api);
  const mail = (await ana.get(`/api/v2/messages/${message.uuid}/mail`)).json();
  expect(mail.subject).toBe(`Invoice ${number} from Acme Software Ltda`);
  expect(mail.html).toContain('only shown to the recipient');
  expect(mail.html).not.toContain('recipient=');
  const gil = await api.signIn('gil@globex.test');
  expect((await gil.get(`/api/v2/messages/${message.uuid}/mail`)).statusCode).toBe(404);
  const admin = await api.signIn('admin@ultramar.test');
  const [kept] = (await admin.get('/api/v2/mails?topic=document')).json().results;
  expect(kept).toMatchObject({ email: 'bia@client.test', company: 'Acme Software Ltda' });
  expect((await admin.get(`/api/v2/mails/${kept.uuid}/content`)).statusCode).toBe(404);
});
