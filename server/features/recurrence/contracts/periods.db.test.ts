import { describe, expect, it } from 'vitest';
import { lineBody } from '../../../../tests/support/company.ts';
import { contractWorkshop } from '../../../../tests/support/contractWorkshop.ts';

const { api, made, ana, itIs, contract, amend, run } = await contractWorkshop({ type: 'variable' });
const url = '/api/v2/invoice/invoices-single';

interface ShownInvoice {
  readonly uuid: string;
  readonly items_invoice: { readonly description?: string; readonly period?: object }[];
  readonly observation?: unknown;
  readonly purchase_order?: string;
}

const bold = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks: [{ type: 'bold' }] }] }],
});

const texts = {
  items_invoice: [lineBody(made, { description: 'Hosting {{month}} {{ year }}, {{period}}' })],
  observation: bold('{{occurrence}}/{{occurrences}} {{other}'),
  purchase_order: 'PO-{{year}}-{{occurrence}}',
};

/** Returns the invoice of a contract with a number, scheduled or issued. */
async function occurrence(uuid: string, number: number): Promise<ShownInvoice> {
  const { results } = (await ana.get(`/api/v2/invoice/invoices-by-contract?contract=${uuid}&per_page=50`)).json();
  const found = results.find((one: { occurrence: number }) => one.occurrence === number);
  return (await ana.get(`${url}/${found.uuid}`)).json();
}

const shownIn = ({ items_invoice: [line], observation, purchase_order }: ShownInvoice) => ({
  description: line?.description,
  period: line?.period,
  observation,
  purchase_order,
});

const monthly = { due_date: '2026-03-31', due_date_contract: '2027-03-31', frequency: 12 };

describe('an invoice of a contract', () => {
  it.each([
    [
      'advance',
      { from: '2026-03-31', until: '2026-04-29' },
      'Hosting March 2026, 2026/03/31 – 2026/04/29',
      { from: '2026-04-30', until: '2026-05-30' },
    ],
    [
      'arrears',
      { from: '2026-02-28', until: '2026-03-30' },
      'Hosting February 2026, 2026/02/28 – 2026/03/30',
      { from: '2026-03-31', until: '2026-04-29' },
    ],
    ['none', undefined, 'Hosting March 2026, March 2026', undefined],
  ])('has the period of its occurrence %s, with texts that speak of it, and keeps both once issued', async (...of) => {
    const [billing_period, period, description, next] = of;
    await itIs('2026-03-10T12:00:00Z');
    const uuid = await contract({ ...monthly, ...texts, billing_period });
    const first = await occurrence(uuid, 1);
    const expected = { description, period, observation: bold('1/12 {{other}'), purchase_order: 'PO-2026-1' };
    expect(shownIn(first)).toEqual(expected);
    expect(shownIn(await occurrence(uuid, 2)).period).toEqual(next);
    await itIs('2026-03-21T15:00:00Z');
    expect(await run()).toMatchObject({ held: 0 });
    const issued = await occurrence(uuid, 1);
    expect(issued).toMatchObject({ uuid: first.uuid, status: 'billed' });
    expect(shownIn(issued)).toEqual(expected);
    const kept = (await ana.get(`/api/v2/contracts/${uuid}`)).json();
    expect(shownIn(kept).description).toBe('Hosting {{month}} {{ year }}, {{period}}');
    expect(kept).toMatchObject({ purchase_order: texts.purchase_order, billing_period });
  });

  it('speaks the language of the documents of its company', async () => {
    await itIs('2026-03-10T12:00:00Z');
    const uuid = await contract({ ...monthly, ...texts });
    await api.ownerPool.query("update companies set document_language = 'pt'");
    const inPortuguese = shownIn(await occurrence(uuid, 1)).description;
    await api.ownerPool.query("update companies set document_language = 'client'");
    expect(inPortuguese).toBe('Hosting março 2026, março de 2026');
  });
});

describe('the page of a contract for its client', () => {
  it('has its texts as its next invoice has them', async () => {
    await itIs('2026-03-10T12:00:00Z');
    const uuid = await contract({ ...monthly, ...texts, billing_period: 'advance' });
    await itIs('2026-03-21T15:00:00Z');
    await run();
    const { public_hash: hash } = (await ana.get(`/api/v2/contracts/${uuid}`)).json();
    const shown = (await api.anonymous.get(`/api/v2/public/invoices/recurring/${hash}`)).json();
    expect(shownIn(shown)).toEqual({
      description: 'Hosting April 2026, 2026/04/30 – 2026/05/30',
      period: { from: '2026-04-30', until: '2026-05-30' },
      observation: bold('2/12 {{other}'),
      purchase_order: 'PO-2026-2',
    });
  });
});

describe('a contract', () => {
  it.each([
    [{ observation: 'For {{moon}}' }, 'observation'],
    [{ buyer_reference: '{{}}' }, 'buyer_reference'],
    [{ purchase_order: `${'x'.repeat(45)}{{period}}` }, 'purchase_order'],
    [{ items_invoice: [lineBody(made, { description: '{{Month}}' })] }, 'items_invoice.0.description'],
    [
      { billing_period: 'advance', items_invoice: [lineBody(made, { period: { from: '2026-03-01' } })] },
      'items_invoice.0.period',
    ],
    [{ billing_period: 'weekly' }, 'billing_period'],
  ])('refuses %j at its field', async (change, path) => {
    await itIs('2026-03-10T12:00:00Z');
    const valid = (await ana.get(`/api/v2/contracts/${await contract(monthly)}`)).json();
    const { service_provider_uuid, service_buyer_uuid, currency, type, frequency_symbology, total_amount } = valid;
    const answer = await ana.post('/api/v2/contracts/create', {
      service_provider_uuid,
      service_buyer_uuid,
      currency,
      type,
      frequency_symbology,
      total_amount,
      ...monthly,
      items_invoice: [lineBody(made)],
      ...change,
    });
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, [path]]);
  });
});

describe('an amendment', () => {
  it('keeps the placeholders of what a client sends back as the invoice shows it', async () => {
    await itIs('2026-03-10T12:00:00Z');
    const uuid = await contract({ ...monthly, ...texts, billing_period: 'advance' });
    const second = await occurrence(uuid, 2);
    const sent = second.items_invoice.map((line) => ({ ...line, price: '1100.00' }));
    const varied = await ana.put(`/api/v2/invoice/update-invoice3/${second.uuid}`, {
      items_invoice: sent,
      future_invoices: true,
    });
    expect([varied.statusCode, varied.statusCode === 200 ? '' : varied.body]).toEqual([200, '']);
    const third = shownIn(await occurrence(uuid, 3));
    expect(third.description).toBe('Hosting May 2026, 2026/05/31 – 2026/06/29');
  });

  it.each([
    [{ kind: 'details', observation: '{{moon}}' }, 'observation'],
    [{ kind: 'lines', items_invoice: [lineBody(made, { description: '{{moon}}' })] }, 'items_invoice.0.description'],
  ])('refuses %j at its field', async (change, path) => {
    await itIs('2026-03-10T12:00:00Z');
    const uuid = await contract(monthly);
    const answer = await amend(uuid, change);
    expect([answer.statusCode, Object.keys(answer.json().errors ?? {})]).toEqual([400, [path]]);
  });
});
