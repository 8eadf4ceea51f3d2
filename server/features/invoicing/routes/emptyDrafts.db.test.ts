import { describe, expect, it } from 'vitest';
import { taxFigures } from '../../../../domain/taxes/figures.ts';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, lineBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';

const at = '/api/v2/invoice/invoices-single';
const noLines = 'Adicione pelo menos um item';
const reason = 'Esta fatura ainda não tem itens. Edite a fatura antes de emiti-la.';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const { items_invoice: _, ...withoutLines } = invoiceBody(made) as { items_invoice?: unknown };

const create = (change: object = {}) => ana.post(`${at}/create`, { ...withoutLines, is_draft: true, ...change });
const draft = async (change: object = {}) => (await create(change)).json<{ uuid: string; public_hash: string }>();

describe('a draft without lines', () => {
  it.each([
    ['lines left out', {}],
    ['an empty list', { items_invoice: [] }],
  ])('is saved with %s, and has a total of zero', async (_what, change) => {
    const answer = await create(change);
    expect(answer.statusCode).toBe(201);
    const { uuid } = answer.json();
    const read = (await ana.get(`${at}/${uuid}`)).json();
    expect(read).toMatchObject({ status: 'draft', items_invoice: [], subtotal: '0.00', total: '0.00' });
    for (const figure of taxFigures) expect(read[figure]).toBe('0.00');
  });

  it('is listed, and counts in sums as nothing', async () => {
    const { uuid } = await draft({ company_number: 'EMPTY-1' });
    const { results } = (await ana.get(`${at}?uuid=${uuid}`)).json();
    expect(results).toMatchObject([{ uuid, total: '0.00' }]);
    const { sums } = (await ana.get(`${at}/summary?uuid=${uuid}`)).json();
    expect(sums).toMatchObject([{ currency: 'BRL', count: 1, amounts: { amount: '0.00' } }]);
  });

  it('is drawn, as a draft, for its company and behind its public link', async () => {
    const { uuid, public_hash: hash } = await draft();
    const url = `/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${uuid}&locale=en&format=pdf`;
    const [own, shared] = [await ana.get(url), await api.anonymous.get(`${url}&hash=${hash}`)];
    expect([own.statusCode, shared.statusCode]).toEqual([200, 200]);
    const { pages } = await readPdf(own.rawPayload);
    expect(pages.join(' ')).toMatch(/Blue Harbor Inc.*No items yet/s);
    const answer = await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`);
    expect(answer.json()).toMatchObject({ status: 'draft', items_invoice: [] });
  });

  it('can get lines and lose them again, and its history lists that', async () => {
    const { uuid } = await draft();
    const save = (items_invoice: object[]) =>
      ana.put(`${at}/${uuid}/update`, { ...withoutLines, is_draft: true, items_invoice });
    expect((await save([lineBody(made)])).json()).toMatchObject({ total: '1080.00' });
    expect((await save([])).json()).toMatchObject({ total: '0.00', items_invoice: [] });
    const { rows } = await api.ownerPool.query('select from invoice_items where invoice_uuid = $1', [uuid]);
    expect(rows).toEqual([]);
    expect((await ana.get(`/api/v2/audit/invoice/${uuid}`)).json()).toHaveLength(3);
  });
});

describe('issuing it is refused', () => {
  it('when it is created, at its lines', async () => {
    const answer = await create({ is_draft: false });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ items_invoice: noLines });
  });

  it('when it is saved, and it stays a draft', async () => {
    const { uuid } = await draft();
    const answer = await ana.put(`${at}/${uuid}/update`, { ...withoutLines, is_draft: false, items_invoice: [] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual({ items_invoice: noLines });
    expect((await ana.get(`${at}/${uuid}`)).json()).toMatchObject({ status: 'draft' });
  });

  it('by its status', async () => {
    const { uuid } = await draft();
    const answer = await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({
      code: 'invoice_without_lines',
      detail: reason,
      errors: { items_invoice: reason },
    });
  });

  it('among others, which are issued', async () => {
    const [empty, whole] = [await draft(), await draft({ items_invoice: [lineBody(made)] })];
    const outcome = (await ana.put(`${at}/bill?uuid=${empty.uuid},${whole.uuid}`, {})).json();
    expect(outcome.done).toEqual([whole.uuid]);
    expect(outcome.refused).toMatchObject([{ uuid: empty.uuid, code: 'invoice_without_lines', detail: reason }]);
  });

  it.each([
    ['JPY', '0'],
    ['KWD', '0.000'],
  ])('in %s as well, with a total of %s', async (currency, total) => {
    const { uuid } = await draft({ currency });
    expect((await ana.get(`${at}/${uuid}`)).json()).toMatchObject({ total });
    const answer = await ana.put(`/api/v2/invoice/status/${uuid}`, { status: 'billed' });
    expect(answer.json()).toMatchObject({ code: 'invoice_without_lines' });
  });
});
