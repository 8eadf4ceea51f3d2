import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, lineBody, makeRegistrations, makeScenario } from '../../../../tests/support/company.ts';
import { onePixel } from '../../../../tests/support/pictures.ts';

const url = '/api/v2/invoice/invoices-single';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);

describe('creating an invoice', () => {
  it('computes the worked example of the design to the cent', async () => {
    const answer = await ana.post(`${url}/create`, invoiceBody(made));
    expect(answer.statusCode).toBe(201);
    const figures = {
      exporter_total_taxes_payable_exporter: '50.00',
      exporter_total_taxes_payable_importer: '230.00',
      importer_total_taxes_payable_exporter: '150.00',
      importer_total_taxes_payable_importer: '112.50',
      total_taxes: '542.50',
      importer_total_payable_exporter: '1080.00',
      importer_total_payable: '1342.50',
      exporter_net_total: '800.00',
    };
    expect(answer.json()).toMatchObject({
      status: 'billed',
      detail: 'Fatura emitida',
      subtotal: '1000.00',
      total: '1080.00',
      amount: '1080.00',
      ...figures,
      items_invoice: [
        { item: { description: 'Consulting' }, quantity: '1', price: '1000.00', total: '1000.00', ...figures },
      ],
    });
  });

  it('ignores amounts that the request makes up', async () => {
    const line = lineBody(made, { total: '1.00', total_taxes: '0.00' });
    const body = invoiceBody(made, { total: '1.00', amount: 1, items_invoice: [line] });
    expect((await ana.post(`${url}/create`, body)).json()).toMatchObject({ total: '1080.00', total_taxes: '542.50' });
  });

  it('keeps a draft without a number until it is billed', async () => {
    const draft = await ana.post(`${url}/create`, invoiceBody(made, { is_draft: true }));
    expect(draft.json()).toMatchObject({ status: 'draft', is_draft: true, detail: 'Rascunho salvo' });
    expect(draft.json()).not.toHaveProperty('number');
    const billed = await ana.put(`${url}/${draft.json().uuid}/update`, invoiceBody(made));
    expect(billed.json()).toMatchObject({ status: 'billed', number: expect.any(Number) });
  });

  it('returns its number, and the same for a repeated request with its key', async () => {
    const key = { 'idempotency-key': 'billed once' };
    const first = await ana.post(`${url}/create`, invoiceBody(made), key);
    const again = await ana.post(`${url}/create`, invoiceBody(made), key);
    expect(first.json()).toMatchObject({ number: expect.any(Number) });
    expect(again.json()).toEqual(first.json());
    const { detail: _, ...record } = first.json();
    expect((await ana.get(`${url}/${record.uuid}`)).json()).toEqual(record);
  });

  it('accepts a value for a variable tribute, and requires a missing one', async () => {
    const scenario = await makeScenario(ana, [
      { is_origin: false, tax_responsible: 'exporter', type: 'Variable', is_fixed: false },
    ]);
    const { tributes } = (await ana.get(`/api/v2/scenarios/${scenario}`)).json();
    const line = (value?: string) =>
      lineBody(made, { scenery: { uuid: scenario, tributes: [{ uuid: tributes[0].uuid, ...(value && { value }) }] } });
    const refused = await ana.post(`${url}/create`, invoiceBody(made, { items_invoice: [line()] }));
    expect(refused.statusCode).toBe(400);
    expect(refused.json().errors).toEqual({
      'items_invoice.0.scenery.tributes.0.value': 'Informe o valor deste tributo',
    });
    const taken = await ana.post(`${url}/create`, invoiceBody(made, { items_invoice: [line('6.5')] }));
    expect(taken.json()).toMatchObject({ importer_total_taxes_payable_exporter: '65.00', total: '935.00' });
  });

  it('takes multipart with its lines as JSON and its logo as a file', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(invoiceBody(made, { is_draft: 'true', send_email: 'false' }))) {
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    form.append('logo', new Blob([onePixel.png], { type: 'image/png' }), '../../logo.png');
    const request = new Request('http://x', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${ana.token}` };
    const payload = Buffer.from(await request.arrayBuffer());
    const created = await api.app.inject({ method: 'POST', url: `${url}/create`, headers, payload });
    expect(created.statusCode).toBe(201);
    expect(created.json()).toMatchObject({ status: 'draft', total: '1080.00' });
    const logo = await ana.get(created.json().logo);
    expect(logo.headers['content-type']).toBe('image/png');
    expect(logo.rawPayload.equals(onePixel.png)).toBe(true);
    const address = `${url}/${created.json().uuid}/update`;
    const kept = await ana.put(address, invoiceBody(made, { is_draft: true }));
    expect(kept.json().logo).toBe(created.json().logo);
    const removed = await ana.put(address, invoiceBody(made, { is_draft: true, remove_logo: true }));
    expect(removed.statusCode).toBe(200);
    expect(removed.json()).not.toHaveProperty('logo');
    expect((await ana.get(created.json().logo)).statusCode).toBe(404);
  });
});

describe('an error is reported at its field', () => {
  const foreign = '0198f6b2-0000-7000-8000-000000000001';
  const line = (change: object) => ({ items_invoice: [lineBody(made, change)] });
  const cases: [string, () => object, string][] = [
    ['no lines', () => ({ items_invoice: [] }), 'items_invoice'],
    ['no due date', () => ({ due_date: undefined }), 'due_date'],
    ['a due date in the past', () => ({ due_date: '2026-03-09' }), 'due_date'],
    ['a date that does not exist', () => ({ due_date: '2026-02-30' }), 'due_date'],
    ['a year out of range', () => ({ created: '0000-01-01' }), 'created'],
    ['half a character', () => ({ observation: '\ud800' }), 'observation'],
    ['an unknown buyer', () => ({ service_buyer_uuid: foreign }), 'service_buyer_uuid'],
    ['a provider that is not the company', () => ({ service_provider_uuid: made.entity }), 'service_provider_uuid'],
    ['a currency that does not exist', () => ({ currency: 'XQZ' }), 'currency'],
    ['an unknown account', () => ({ account_uuid: foreign }), 'account_uuid'],
    ['an unknown template', () => ({ template: 'invoiceTemplate9' }), 'template'],
    ['sending without an address', () => ({ send_email: true, responsible_name: 'Ann' }), 'responsible_email'],
    ['a price of nothing', () => line({ price: '0' }), 'items_invoice.0.price'],
    ['a negative price', () => line({ price: '-1.00' }), 'items_invoice.0.price'],
    ['a price below a cent', () => line({ price: '0.001' }), 'items_invoice.0.price'],
    ['a price in words', () => line({ price: 'ten' }), 'items_invoice.0.price'],
    ['a quantity below one', () => line({ quantity: '0.5' }), 'items_invoice.0.quantity'],
    [
      'a total that no document can hold',
      () => line({ quantity: '99999999', price: '9999999999' }),
      'items_invoice.0.price',
    ],
    ['no scenario', () => line({ scenery: undefined }), 'items_invoice.0.scenery'],
    ['an unknown scenario', () => line({ scenery: { uuid: foreign } }), 'items_invoice.0.scenery'],
    ['an unknown item', () => line({ item: { uuid: foreign } }), 'items_invoice.0.item'],
    [
      'a tribute that is not in the scenario',
      () => line({ scenery: { uuid: made.scenario, tributes: [{ uuid: foreign, value: '1' }] } }),
      'items_invoice.0.scenery.tributes.0',
    ],
  ];

  it.each(cases)('%s', async (_, change, path) => {
    const before = await ana.get(url);
    const answer = await ana.post(`${url}/create`, invoiceBody(made, change()));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([path]);
    expect((await ana.get(url)).json().count).toBe(before.json().count);
  });

  it('refuses a value that contradicts the scenario', async () => {
    const { tributes } = (await ana.get(`/api/v2/scenarios/${made.scenario}`)).json();
    const scenery = { uuid: made.scenario, tributes: [{ uuid: tributes[0].uuid, value: '4' }] };
    const answer = await ana.post(`${url}/create`, invoiceBody(made, line({ scenery })));
    expect(Object.keys(answer.json().errors)).toEqual(['items_invoice.0.scenery.tributes.0.value']);
  });
});

describe('updating a draft', () => {
  it('refuses a stale version and an issued invoice', async () => {
    const draft = await ana.post(`${url}/create`, invoiceBody(made, { is_draft: true }));
    const at = `${url}/${draft.json().uuid}/update`;
    const etag = { 'if-match': String(draft.headers['etag']) };
    const first = await ana.put(at, invoiceBody(made, { is_draft: true, observation: 'one' }), etag);
    expect(first.statusCode).toBe(200);
    const second = await ana.put(at, invoiceBody(made, { is_draft: true, observation: 'two' }), etag);
    expect([second.statusCode, second.json().code]).toEqual([409, 'stale']);
    await ana.put(at, invoiceBody(made));
    const late = await ana.put(at, invoiceBody(made));
    expect([late.statusCode, late.json().code]).toEqual([409, 'status_not_allowed']);
  });

  it('can be sent back as it was read', async () => {
    const draft = (await ana.post(`${url}/create`, invoiceBody(made, { is_draft: true }))).json();
    const read = (await ana.get(`${url}/${draft.uuid}`)).json();
    const answer = await ana.put(`${url}/${draft.uuid}/update`, read);
    expect(answer.json()).toMatchObject({ total: read.total, items_invoice: read.items_invoice });
  });
});
