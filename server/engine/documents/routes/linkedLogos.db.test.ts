import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { contractBody, giveLogo, invoiceBody, make, makeRegistrations } from '../../../../tests/support/company.ts';
import { onePixel } from '../../../../tests/support/pictures.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const single = '/api/v2/invoice/invoices-single';
const hashOf = async (address: string) => (await ana.get(address)).json<{ public_hash: string }>().public_hash;

const invoice = await make(ana, `${single}/create`, invoiceBody(made));
const contract = await make(ana, '/api/v2/contracts/create', contractBody(made));
const links = [
  `/api/v2/public/invoices/individual/${await hashOf(`${single}/${invoice}`)}/logo`,
  `/api/v2/public/invoices/recurring/${await hashOf(`/api/v2/contracts/${contract}`)}/logo`,
];

it('is empty without a logo', async () => {
  for (const link of links) expect((await api.anonymous.get(link)).statusCode).toBe(204);
});

it('is that of the document, for who has its link, and does not mark it as seen', async () => {
  await giveLogo(ana, 'Acme Software Ltda');
  const answers = await Promise.all(links.map((link) => api.anonymous.get(link)));
  // The invoice keeps the appearance of its issue, which had no logo.
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 200]);
  const later = await hashOf(`${single}/${await make(ana, `${single}/create`, invoiceBody(made))}`);
  const logo = await api.anonymous.get(`/api/v2/public/invoices/individual/${later}/logo`);
  expect([logo.headers['content-type'], logo.rawPayload]).toEqual(['image/png', onePixel.png]);
  expect((await ana.get(`${single}/${invoice}`)).json()).not.toHaveProperty('seen_at');
});

it('is not found for another address, nor for a cancelled invoice', async () => {
  const [link = ''] = links;
  await ana.put(`/api/v2/invoice/status/${invoice}`, { status: 'cancelled' });
  expect((await api.anonymous.get(link)).statusCode).toBe(404);
  expect((await api.anonymous.get(`/api/v2/public/invoices/individual/${'a'.repeat(64)}/logo`)).statusCode).toBe(404);
});
