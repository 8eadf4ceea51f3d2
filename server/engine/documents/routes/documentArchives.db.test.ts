import { unzipSync } from 'fflate';
import { afterEach, describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { recordingDocuments } from '../../../../tests/support/recordingDocuments.ts';
import { defaultBudgets } from '../../../limits/budgets.ts';
import { ApiError } from '../../../base/errors.ts';

const documents = recordingDocuments();
const api = await testApp({ documents, budgets: { ...defaultBudgets, archiveDocuments: 4, archiveBytes: 1_000 } });
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);
const path = '/api/v2/invoice/invoices-single';

const create = async (change: object = {}) => (await ana.post(`${path}/create`, invoiceBody(made, change))).json();
const first = await create();
const second = await create();
const draft = await create({ is_draft: true });
const unknown = '0198f6b2-0000-7000-8000-000000000000';

const download = (client: TestClient, body: object, query = '') => client.post(`${path}/documents${query}`, body);
const filesOf = ({ rawPayload }: { rawPayload: Buffer }) =>
  Object.fromEntries(
    Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
  );
const fail = (code: 'document_too_complex' | 'busy') =>
  documents.beforeReading(() => Promise.reject(new ApiError(code)));

afterEach(() => documents.forget());

describe('an archive of documents', () => {
  it('contains the PDF of each chosen invoice, named like the invoice', async () => {
    const answer = await download(ana, { uuids: [second.uuid, first.uuid, draft.uuid] });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringContaining('Faturas.zip'),
    });
    expect(filesOf(answer)).toEqual({
      [`Fatura ${second.number}.pdf`]: 'billed 1000.00',
      [`Fatura ${first.number}.pdf`]: 'billed 1000.00',
      'Fatura sem número.pdf': 'draft 1000.00',
    });
  });

  it('contains each document once, and draws the same as its own download', async () => {
    await download(ana, { uuids: [first.uuid, first.uuid.toUpperCase()], locale: 'es' });
    await ana.get(`/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${first.uuid}&locale=es&format=pdf`);
    const keys = documents.requests.map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('has the language of each client, unless the request names one', async () => {
    await download(ana, { uuids: [first.uuid] });
    await download(ana, { uuids: [first.uuid], locale: 'pt' });
    expect(documents.requests.map(({ key }) => key.split(' ').at(-2))).toEqual(['en', 'pt']);
  });

  it('contains all invoices that match a filter', async () => {
    const files = filesOf(await download(ana, {}, '?all=true&status=billed'));
    expect(Object.keys(files).toSorted()).toEqual([`Fatura ${first.number}.pdf`, `Fatura ${second.number}.pdf`]);
  });

  it('lists the documents that fail, and contains the others', async () => {
    fail('document_too_complex');
    const { 'errors.csv': errors = '', ...files } = filesOf(
      await download(ana, { uuids: [first.uuid, unknown, second.uuid] }),
    );
    expect(Object.keys(files)).toEqual([`Fatura ${second.number}.pdf`]);
    const lines = errors
      .trim()
      .split('\r\n')
      .map((line) => line.split(';').slice(0, 2));
    expect(lines).toEqual([
      ['uuid', 'code'],
      [unknown, 'no_document'],
      [first.uuid, 'document_too_complex'],
    ]);
  });

  it('is refused with the first error if no document can be drawn', async () => {
    fail('busy');
    const answer = await download(ana, { uuids: [first.uuid] });
    expect([answer.statusCode, answer.json().code]).toEqual([503, 'busy']);
  });

  it('draws a document again that changes meanwhile', async () => {
    const { uuid } = await create({ is_draft: true });
    documents.beforeReading(async () => {
      await ana.put(`${path}/${uuid}/update`, invoiceBody(made, { is_draft: true, company_number: 'B-2' }));
    });
    const answer = await download(ana, { uuids: [uuid] });
    expect(Object.keys(filesOf(answer))).toEqual(['Fatura sem número.pdf']);
  });

  it.each([
    ['too many keys', { uuids: Array.from({ length: 5 }, () => unknown) }, '', 'uuids'],
    ['neither keys nor a filter', {}, '', 'uuids'],
    ['another language', { uuids: [unknown], locale: 'fr' }, '', 'locale'],
  ])('is refused with %s', async (_, body, query, field) => {
    const answer = await download(ana, body, query);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [expect.stringContaining(field)]]);
  });

  it('contains nothing of another company', async () => {
    expect((await download(gil, { uuids: [first.uuid] })).statusCode).toBe(404);
    expect(documents.requests).toEqual([]);
  });

  it('lists the documents beyond its size', async () => {
    documents.draw = async () => ({ bytes: new Uint8Array(600) });
    const { 'errors.csv': errors, ...files } = filesOf(await download(ana, { uuids: [first.uuid, second.uuid] }));
    expect(Object.keys(files)).toHaveLength(1);
    expect(errors).toContain(`${second.uuid};too_large`);
  });
});

it('a preview names the invoices without a document, and draws nothing', async () => {
  const answer = await ana.post(`${path}/documents/preview`, { uuids: [first.uuid, unknown] });
  expect(answer.json()).toMatchObject({ done: [first.uuid], refused: [{ uuid: unknown, code: 'no_document' }] });
  expect(documents.requests).toEqual([]);
});
