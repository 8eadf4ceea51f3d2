import { describe, expect, it } from 'vitest';
import { companyCalls } from '../../dataProvider/calls/companies.ts';
import { documentFormCalls, type DocumentPayload } from '../../dataProvider/calls/documentForm.ts';
import { historyOf } from '../../dataProvider/calls/history.ts';
import { commandCalls } from '../../dataProvider/calls/commands.ts';
import { importCalls } from '../../dataProvider/calls/import.ts';
import { searchPlaces } from '../../dataProvider/calls/places.ts';
import { publicCalls } from '../../dataProvider/calls/public.ts';
import { reportCalls } from '../../dataProvider/calls/reports.ts';
import { acceptTerms, termsToAccept } from '../../dataProvider/calls/terms.ts';
import { createHttp, detailOf } from '../../dataProvider/index.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import items from '../../schemas/resources/invoicing/items.ts';
import { testApp } from '../support/app.ts';
import { invoiceBody, makeRegistrations } from '../support/company.ts';
import { fetchFrom } from '../support/injected.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);

const fetch = fetchFrom(api.app);
/** Whether the next answer gets lost. */
let isLost = false;

const http = createHttp({
  base: '',
  token: () => ana.token,
  refresh: () => Promise.resolve(false),
  tenant: () => 'acme',
  language: () => 'en',
  newKey: () => crypto.randomUUID(),
  fetch: async (...args) => {
    const answer = await fetch(...args);
    if (!isLost) return answer;
    isLost = false;
    throw new TypeError('Failed to fetch');
  },
});

/** Runs a write whose answer gets lost, and repeats it. */
async function again<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  isLost = true;
  await expect(write()).rejects.toMatchObject({ status: 0 });
  return write();
}

const payload = (change: object = {}) => invoiceBody(made, { is_draft: true, ...change }) as DocumentPayload;
const form = documentFormCalls(http, invoices);

describe('an invoice', () => {
  it('is created, replaced and billed once, although every first answer gets lost', async () => {
    const draft = await again(() => form.create(payload({ company_number: 'once' })));
    expect(draft).toMatchObject({ id: draft['uuid'], status: 'draft', total: '1080.00' });
    const { etag } = await form.read(draft['uuid']);
    const replaced = await again(() => form.update(draft['uuid'], payload({ company_number: 'twice' }), etag));
    expect(replaced).toMatchObject({ company_number: 'twice' });
    expect(await again(() => commandCalls(http).one(invoices, 'bill', draft['uuid']))).toMatchObject({
      status: 'billed',
    });
    const { rows } = await api.ownerPool.query("select 1 from invoices where company_number in ('once', 'twice')");
    expect(rows).toHaveLength(1);
  });

  it('is read with its version, and replaced only at that version', async () => {
    const { uuid } = await form.create(payload());
    const { document, etag } = await form.read(uuid);
    expect(document['items_invoice']).toHaveLength(1);
    const replaced = await form.update(uuid, payload({ company_number: 'A-1' }), etag);
    expect(replaced).toMatchObject({ company_number: 'A-1' });
    expect(detailOf(replaced)).toBe('Draft saved');
    await expect(form.update(uuid, payload(), etag)).rejects.toMatchObject({ status: 409, code: 'stale' });
  });

  it('gets another template, is billed and paid, and its history records this', async () => {
    const calls = commandCalls(http);
    const { uuid, public_hash: hash } = await form.create(payload());
    expect(await calls.one(invoices, 'template', uuid, { template: 'invoiceTemplate1' })).toMatchObject({
      template: 'invoiceTemplate1',
    });
    expect(await calls.one(invoices, 'bill', uuid)).toMatchObject({ status: 'billed' });
    expect(await publicCalls(http).document('invoices/individual', hash)).toMatchObject({ id: uuid, total: '1080.00' });
    const receipt = {
      exchange_currency: 'BRL',
      exchange_rate: '1.0000',
      fee: '0',
      payment_date: '2026-03-10 09:00:00',
    };
    await calls.one(invoices, 'receive', uuid, { ...receipt, remaining_amount: '1080.00' });
    const [newest] = await historyOf(http, { singular: 'invoice' }, uuid);
    expect(newest).toMatchObject({ action: 'updated', changes: { status: ['billed', 'paid'] } });
  });
});

it('the company belongs to the tenant and is in the list of accessible companies', async () => {
  const me = await companyCalls(http).me();
  expect(me).toMatchObject({ id: made.company, tenant: 'acme' });
  const { data, total } = await companyCalls(http).access({ page: 1, per_page: 10, search: 'acme' });
  expect([total, data.map(({ id }) => id)]).toEqual([1, [made.company]]);
});

it('a file is previewed, imported once, and rejected as a whole', async () => {
  const { source, preview, run } = importCalls(http, items);
  const file = new File(['Description\nDay rate\nNight rate'], 'items.csv', { lastModified: 1 });
  expect(await source({ file }, new AbortController().signal)).toMatchObject({
    sheets: [],
    rows: 2,
    columns: [{ heading: 'Description', path: 'description', samples: ['Day rate', 'Night rate'] }],
  });
  const counts = { created: 2, changed: 0, unchanged: 0, left_out: 0, refused: [], more: 0, bad_rows: 0, ignored: [] };
  const rows = [expect.objectContaining({ row: 2, change: 'created' }), expect.objectContaining({ row: 3 })];
  expect(await preview({ file })).toEqual({ ...counts, duplicates: [], duplicate_rows: 0, cleaned: [], rows });
  expect(await again(() => run({ file }))).toEqual({ ...counts, import: { uuid: expect.any(String) } });
  const refused = { status: 400, code: 'import_refused', errors: { 'rows.3.description': expect.any(String) } };
  await expect(run({ file: new File(['description\nDay rate\nDay rate'], 'items.csv') })).rejects.toMatchObject(
    refused,
  );
});

it('a search finds places by the beginning of their name', async () => {
  const place = "'geonames:1', 'Recife', 76, -8.05, -34.9, 1600000";
  await api.ownerPool.query(
    `insert into places (place_id, name, country_id, latitude, longitude, population) values (${place})`,
  );
  expect(await searchPlaces(http, 'reci')).toMatchObject([{ place_id: 'geonames:1', country: { id: 76 } }]);
  expect(await searchPlaces(http, '')).toEqual([]);
});

it('terms are accepted by version and then have the time of acceptance', async () => {
  const [before] = await termsToAccept(http);
  expect(before?.accepted_at).toBeUndefined();
  await acceptTerms(http, before?.version ?? '');
  for (const { accepted_at } of await termsToAccept(http)) expect(accepted_at).toBe('2026-03-10T15:00:00.000Z');
});

it('a report includes the previous period and can be saved as a file', async () => {
  const invoice = await form.create(payload({ is_draft: false }));
  const { results, count, totals, previous } = await reportCalls(http).read('issued', { by: 'client', compare: true });
  const [group] = results.filter(({ currency }) => currency === invoice['currency']);
  expect(group).toMatchObject({ group: made.entity, values: { count: expect.any(Number) } });
  expect(count).toBe(results.length);
  expect(totals).toContainEqual({ currency: group?.currency, values: group?.values });
  expect(previous).toMatchObject({ from: expect.any(String), totals: [] });
  const file = await reportCalls(http).file('issued', 'csv', { by: 'client' });
  expect((await file.text()).split('\r\n')[0]).toContain('Client');
});
