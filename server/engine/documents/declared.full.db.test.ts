import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../tests/support/app.ts';
import { makeRegistrations, type Registrations } from '../../../tests/support/company.ts';
import { readPdf } from '../../../tests/support/readPdf.ts';
import deliveryNotes from '../../../tests/support/scratchDocuments/deliveryNotes.ts';
import { migration } from '../../../tests/support/scratchDocuments/migration.ts';
import estimates from '../../../tests/support/scratchDocuments/estimates.ts';
import { loadResources } from '../resources/registry.ts';

const api = await testApp({ resources: [...(await loadResources()), deliveryNotes, estimates] });
const ana = await api.signIn('ana@acme.test');
let made: Registrations;

beforeAll(async () => {
  await api.ownerPool.query(migration);
  made = await makeRegistrations(api, ana);
});

const draft = (change: object = {}) => ({
  service_provider_uuid: made.company,
  service_buyer_uuid: made.entity,
  currency: 'BRL',
  created: '2026-03-10',
  due_date: '2026-04-10',
  is_draft: true,
  reason: 'Returned',
  lines: [{ item: { uuid: made.item }, quantity: '1', price: '1000.00', scenery: { uuid: made.scenario } }],
  ...change,
});

async function make(path: string, change?: object) {
  const answer = await ana.post(`/api/v2/${path}`, draft(change));
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
}
const issue = async (path: string, uuid: string) => (await ana.put(`/api/v2/${path}/${uuid}/issue`, {})).json();

describe('a document without a file of its own', () => {
  it('is computed when it is saved, and replaced while it is a draft', async () => {
    const note = await make('delivery-notes');
    expect(note).toMatchObject({ status: 'draft', subtotal: '1000.00', total: '1080.00', reason: 'Returned' });
    expect(note.number).toBeUndefined();
    const saved = await ana.put(`/api/v2/delivery-notes/${note.uuid}`, draft({ reason: 'Damaged', lines: [] }));
    expect(saved.json()).toMatchObject({ status: 'draft', total: '0.00', reason: 'Damaged', lines: [] });
  });

  it('has a history', async () => {
    const { uuid } = await make('delivery-notes');
    const [line] = draft().lines;
    await ana.put(
      `/api/v2/delivery-notes/${uuid}`,
      draft({ reason: 'Damaged', lines: [{ ...line, price: '900.00' }] }),
    );
    const history = await ana.get(`/api/v2/audit/delivery-note/${uuid}`);
    expect(history.statusCode, history.body).toBe(200);
    expect(history.json()).toMatchObject([
      { changes: { reason: ['Returned', 'Damaged'], 'lines.0.price': ['1000.00', '900.00'] } },
      { action: 'created' },
    ]);
  });

  it('is rejected at its invalid fields', async () => {
    const line = { item: { uuid: made.scenario }, price: '1', scenery: { uuid: made.scenario } };
    const refused = await ana.post('/api/v2/delivery-notes', draft({ currency: 'XXX', lines: [line] }));
    expect(refused.statusCode).toBe(400);
    expect(Object.keys(refused.json().errors).toSorted()).toEqual(['currency', 'lines.0.item']);
  });

  it('is numbered by series of its own, if its schema declares so', async () => {
    const of = { document_type: 'delivery-notes', pattern: '{prefix}{year}/{number:3}', restart: 'year' };
    const created = await ana.post('/api/v2/series', { name: 'Returns', prefix: 'R-', ...of });
    expect(created.statusCode, created.body).toBe(201);
    const { uuid: series } = created.json();
    const note = await make('delivery-notes', { series_uuid: series });
    expect(await issue('delivery-notes', note.uuid)).toMatchObject({
      number: 1,
      full_number: 'R-2026/001',
      series_uuid: series,
    });
    expect(await make('delivery-notes', { is_draft: false })).toMatchObject({ number: 1, full_number: '1' });
    const list = (await ana.get('/api/v2/delivery-notes?sort=-number')).json().results;
    expect(list.filter(({ number }: { number?: number }) => number)).toHaveLength(2);
    const refused = await ana.post('/api/v2/delivery-notes', draft({ series_uuid: made.entity }));
    expect(Object.keys(refused.json().errors)).toEqual(['series_uuid']);
  });

  it('is issued under the next number of its own series, and is final', async () => {
    const [first, second, estimate] = [
      await make('delivery-notes'),
      await make('delivery-notes'),
      await make('estimates'),
    ];
    const { number } = await issue('delivery-notes', first.uuid);
    expect(await issue('delivery-notes', second.uuid)).toMatchObject({ status: 'issued', number: number + 1 });
    expect(await issue('estimates', estimate.uuid)).toMatchObject({ status: 'sent', number: 1 });
    expect(await make('estimates', { is_draft: false })).toMatchObject({ status: 'sent', number: 2 });
    const late = await ana.put(`/api/v2/delivery-notes/${first.uuid}`, draft());
    expect(late.json()).toMatchObject({ code: 'status_not_allowed' });
    expect((await ana.put(`/api/v2/estimates/${estimate.uuid}/accept`, {})).json()).toMatchObject({
      status: 'accepted',
    });
  });

  it('is in its list with its parties, filtered and searched', async () => {
    const { uuid } = await make('delivery-notes', { company_number: 'DN-77' });
    await issue('delivery-notes', uuid);
    const list = async (query: string) => (await ana.get(`/api/v2/delivery-notes?${query}`)).json();
    expect(await list('search=dn-77&status=issued')).toMatchObject({
      count: 1,
      results: [{ uuid, service_buyer: { name: 'Blue Harbor Inc' }, total: '1080.00' }],
    });
    expect(await list('search=dn-77&status=draft')).toMatchObject({ count: 0 });
  });

  it('is drawn as a PDF and as SVG under its own name', async () => {
    const { uuid } = await make('delivery-notes');
    await issue('delivery-notes', uuid);
    const url = `/api/v2/delivery-notes/${uuid}/document?locale=en`;
    const pdf = await readPdf((await ana.get(`${url}&format=pdf`)).rawPayload);
    expect(pdf.pages.join()).toContain('1,080.00');
    expect(pdf.title).toMatch(/^resources.delivery-notes.name no. \d/);
    const page = await ana.get(url, { 'accept-encoding': 'identity' });
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('<svg');
  });

  it('is public once it is issued, without internal data', async () => {
    const { uuid, public_hash: hash } = await make('delivery-notes');
    const read = () => api.anonymous.get(`/api/v2/public/delivery-notes/${hash}`);
    expect((await read()).statusCode).toBe(404);
    const { number } = await issue('delivery-notes', uuid);
    const shown = (await read()).json();
    expect(shown).toMatchObject({ number, reason: 'Returned', total: '1080.00' });
    expect(shown.uuid).toBeUndefined();
  });

  it('is drawn for a visitor with its public link, while it is public', async () => {
    const { uuid, public_hash: hash } = await make('delivery-notes');
    const url = `/api/v2/public/delivery-notes/${hash}/document`;
    expect((await api.anonymous.get(url)).statusCode).toBe(404);
    await issue('delivery-notes', uuid);
    const pdf = await readPdf((await api.anonymous.get(`${url}?locale=en&format=pdf`)).rawPayload);
    expect(pdf.pages.join()).toContain('1,080.00');
    const page = await api.anonymous.get(url, { 'accept-encoding': 'identity' });
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(page.body).toContain('<svg');
    await ana.put(`/api/v2/delivery-notes/${uuid}/cancel`, {});
    expect((await api.anonymous.get(url)).statusCode).toBe(404);
    expect((await api.anonymous.get(url.replace(hash, 'A'.repeat(32)))).statusCode).toBe(404);
  });

  it('is not visible to another company', async () => {
    const gil = await api.signIn('gil@globex.test');
    const { uuid } = await make('estimates');
    expect((await gil.get(`/api/v2/estimates/${uuid}`)).statusCode).toBe(404);
    expect((await gil.get(`/api/v2/estimates/${uuid}/document`)).statusCode).toBe(404);
  });
});
