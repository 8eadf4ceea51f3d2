import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';
import { users } from '../../../../tests/support/identity.ts';
import { builtInLinks, defaultTemplate } from '../../../drawing/builtIn/builtIn.ts';

const api = await testApp();
const url = '/api/v2/built-in-templates';
const admin = await api.signIn(users.admin.email);
const ana = await api.signIn(users.ana.email);
const gil = await api.signIn(users.gil.email);
const all: { uuid: string; name: string; link: string }[] = (await admin.get(url)).json().results;
const template = all.find(({ link }) => link === defaultTemplate);
if (!template) throw new Error('There is no default template');

const nameIn = async (client: typeof ana) => (await client.get('/api/v2/invoice-templates')).json().results[0].name;

it('are those that the program draws', () => {
  expect(all.map(({ link }) => link).toSorted()).toEqual(builtInLinks);
  expect(all.map(({ name }) => name)).toEqual(['Formal', 'Studio', 'Ultramar']);
});

it('are named for all companies, which see the new name where they choose', async () => {
  const answer = await admin.put(`${url}/${template.uuid}`, { name: 'Classic' });
  expect([answer.statusCode, answer.json().link]).toEqual([200, 'invoiceTemplate1']);
  expect([await nameIn(ana), await nameIn(gil)]).toEqual(['Classic', 'Classic']);
});

it('come with a new company under the name they have', async () => {
  const { rows } = await api.ownerPool.query("insert into tenants (slug, name) values ('hooli', 'Hooli') returning id");
  const made = await api.ownerPool.query(
    `select name, link, editable, "default" from invoice_templates where tenant_id = $1 order by link`,
    [rows[0].id],
  );
  expect(made.rows).toEqual([
    { name: 'Classic', link: 'invoiceTemplate1', editable: false, default: true },
    { name: 'Studio', link: 'invoiceTemplate2', editable: false, default: false },
    { name: 'Formal', link: 'invoiceTemplate3', editable: false, default: false },
  ]);
});

it('cannot be created or deleted, and their link is immutable', async () => {
  const body = { name: 'Mine', link: 'invoiceTemplate7' };
  expect((await admin.post(url, body)).statusCode).toBe(405);
  expect((await admin.delete(`${url}/${template.uuid}`)).statusCode).toBe(405);
  await admin.put(`${url}/${template.uuid}`, body);
  expect((await admin.get(`${url}/${template.uuid}`)).json().link).toBe('invoiceTemplate1');
});

it.each([users.ana.email, users.carla.email])('are not for %s to name', async (email) => {
  const client = await api.signIn(email);
  expect((await client.put(`${url}/${template.uuid}`, { name: 'Mine' })).statusCode).toBe(403);
  expect((await client.get(url)).statusCode).toBe(403);
});

it.each([
  ['pt', 'Desenvolvimento de software'],
  ['en', 'Software development'],
  ['es', 'Desarrollo de software'],
])('are shown in %s with a made-up invoice', async (locale, item) => {
  const answer = await admin.get(`${url}/${template.uuid}/sample?locale=${locale}&format=pdf`);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const { pages, language } = await readPdf(answer.rawPayload);
  expect([pages.join('').includes(item), language.slice(0, 2)]).toEqual([true, locale]);
});
