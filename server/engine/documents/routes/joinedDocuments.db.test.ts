import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';

const path = '/api/v2/invoice/invoices-single';
const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);
const create = async (more: object) => (await ana.post(`${path}/create`, invoiceBody(made, more))).json();
const [first, second] = [await create({}), await create({ template: 'invoiceTemplate3' })];
const unknown = '0198f6b2-0000-7000-8000-000000000000';

it('chosen invoices are one PDF, in their order, which names those that are missing', async () => {
  const uuids = [second.uuid, unknown, first.uuid];
  const answer = await ana.post(`${path}/documents`, { format: 'pdf', locale: 'en', uuids });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining('Faturas.pdf'),
  });
  const { pages, title } = await readPdf(answer.rawPayload);
  expect(title).toBe('Faturas');
  const numbers = pages.map((page) => Number(/Invoice no\. (\d+)/.exec(page)?.[1]));
  expect([...new Set(numbers)]).toEqual([second.number, first.number]);
  const task = getDocument({ data: new Uint8Array(answer.rawPayload), verbosity: 0 });
  const outline = await (await task.promise).getOutline();
  expect(outline.map((bookmark) => bookmark.title)).toEqual([`Fatura ${second.number}`, `Fatura ${first.number}`]);
  await task.destroy();
  expect(answer.rawPayload.toString('latin1')).toContain(`${unknown};no_document`);
});

it('one PDF contains nothing of another company', async () => {
  expect((await gil.post(`${path}/documents`, { format: 'pdf', uuids: [first.uuid] })).statusCode).toBe(404);
});
