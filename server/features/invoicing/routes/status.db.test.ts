import { beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, makeRegistrations } from '../../../../tests/support/company.ts';
import { readPdf } from '../../../../tests/support/readPdf.ts';

const url = '/api/v2/invoice/invoices-single';
const statusUrl = '/api/v2/invoice/status';
const start = '2026-03-10T15:00:00Z';

const api = await testApp();
let ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);

beforeEach(() => api.clock.set(start));

/** The token may have expired by this clock. */
async function atDate(date: string): Promise<void> {
  api.clock.set(`${date}T15:00:00Z`);
  ana = await api.signIn('ana@acme.test');
}

async function makeInvoice(change: object = {}): Promise<string> {
  const answer = await ana.post(`${url}/create`, invoiceBody(made, change));
  return answer.json<{ uuid: string }>().uuid;
}

const setStatus = (uuid: string, status: string, more: object = {}) =>
  ana.put(`${statusUrl}/${uuid}`, { status, ...more });

describe('billing', () => {
  it('gives the next number', async () => {
    const [first, second] = [await makeInvoice({ is_draft: true }), await makeInvoice({ is_draft: true })];
    const a = (await setStatus(second, 'billed')).json().number;
    const b = (await setStatus(first, 'billed')).json().number;
    expect(b).toBe(a + 1);
  });

  it('happens once', async () => {
    const uuid = await makeInvoice({ is_draft: true });
    const answers = await Promise.all([setStatus(uuid, 'billed'), setStatus(uuid, 'billed')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it('is refused past the due date', async () => {
    const uuid = await makeInvoice({ is_draft: true });
    await atDate('2026-04-11');
    const answer = await setStatus(uuid, 'billed');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'invoice_due_date_past']);
    await atDate('2026-03-10');
  });

  it('moves a past emission date to today, unless the company may look back', async () => {
    const [moved, kept] = [
      await makeInvoice({ is_draft: true, created: '2026-03-01' }),
      await makeInvoice({ is_draft: true, created: '2026-03-01' }),
    ];
    expect((await setStatus(moved, 'billed')).json().created).toBe('2026-03-10');
    await api.ownerPool.query('update companies set allows_retroactive = true');
    expect((await setStatus(kept, 'billed')).json().created).toBe('2026-03-01');
    await api.ownerPool.query('update companies set allows_retroactive = false');
  });

  it('numbers 64 concurrent documents without gaps or duplicates', async () => {
    const drafts = await Promise.all(Array.from({ length: 64 }, () => makeInvoice({ is_draft: true })));
    const answers = await Promise.all(drafts.map((uuid) => setStatus(uuid, 'billed')));
    const numbers = answers.map((answer) => answer.json<{ number: number }>().number).toSorted((a, b) => a - b);
    const [first = 0] = numbers;
    expect(numbers).toEqual(Array.from({ length: 64 }, (_, index) => first + index));
    const { rows } = await api.ownerPool.query<{ gaps: string }>(
      'select max(number) - count(*) as gaps from invoices where number is not null',
    );
    expect(Number(rows[0]?.gaps)).toBe(0);
  });

  it('leaves no gap in the numbers when it fails', async () => {
    const before = (await setStatus(await makeInvoice({ is_draft: true }), 'billed')).json().number;
    await ana.post(`${url}/create`, invoiceBody(made, { service_buyer_uuid: made.company }));
    const after = (await setStatus(await makeInvoice({ is_draft: true }), 'billed')).json().number;
    expect(after).toBe(before + 1);
  });
});

describe('receiving', () => {
  it('records a receipt by hand, with what remains in the exchange currency', async () => {
    const uuid = await makeInvoice();
    const receipt = {
      exchange_currency: 'USD',
      exchange_rate: '0.1873',
      fee: '2.50',
      payment_date: '2026-03-10 10:30:00',
    };
    const answer = await setStatus(uuid, 'paid', receipt);
    expect(answer.json()).toMatchObject({
      status: 'paid',
      detail: 'Recebimento registrado',
      transactions: [
        {
          status: 'Paid On Time',
          payment_date: '2026-03-10T13:30:00.000Z',
          exchange_rate: '0.1873',
          fee: '2.50',
          remaining_amount: '199.78',
        },
      ],
    });
    expect((await setStatus(uuid, 'cancelled')).json().code).toBe('invoice_final');
  });

  it('requires the whole receipt or none', async () => {
    const answer = await setStatus(await makeInvoice(), 'paid', { exchange_rate: '5.0000' });
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual(['exchange_currency', 'payment_date']);
    const wrong = await setStatus(await makeInvoice(), 'paid', {
      exchange_currency: 'USD',
      exchange_rate: '5',
      payment_date: '2026-02-30 10:00:00',
    });
    expect(Object.keys(wrong.json().errors)).toEqual(['payment_date']);
  });

  it.each([
    ['a currency that does not exist', { exchange_currency: 'XQZ' }, 'exchange_currency'],
    ['a fee its currency cannot be paid in', { exchange_currency: 'JPY', fee: '0.5' }, 'fee'],
    ['a fee above what was exchanged', { exchange_rate: '0.5', fee: '540.01' }, 'fee'],
    ['a year out of range', { payment_date: '0026-03-09' }, 'payment_date'],
    ['a payment to come', { payment_date: '2026-03-11' }, 'payment_date'],
  ])('refuses %s', async (_, change, path) => {
    const receipt = { exchange_currency: 'USD', exchange_rate: '1', payment_date: '2026-03-10', ...change };
    const uuid = await makeInvoice();
    const answer = await setStatus(uuid, 'paid', receipt);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
    expect((await ana.get(`${url}/${uuid}`)).json().status).toBe('billed');
  });

  it('is not offered for a draft', async () => {
    expect((await setStatus(await makeInvoice({ is_draft: true }), 'paid')).json().code).toBe('status_not_allowed');
  });
});

describe('going back', () => {
  it('keeps the number of a document that no recipient has opened, and is rejected after that', async () => {
    const uuid = await makeInvoice();
    const { number, public_hash: hash } = (await ana.get(`${url}/${uuid}`)).json();
    expect((await setStatus(uuid, 'draft')).json()).toMatchObject({ status: 'draft', number });
    expect((await setStatus(uuid, 'billed')).json().number).toBe(number);
    await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`);
    expect((await setStatus(uuid, 'draft')).json().code).toBe('invoice_already_sent');
  });

  it('is offered in the record and in the list until a recipient opens the document', async () => {
    const uuid = await makeInvoice();
    const offered = async () => {
      const { results } = (await ana.get(`${url}?per_page=100`)).json<{ results: { uuid: string }[] }>();
      const { public_hash: hash, can_revert: canRevert } = (await ana.get(`${url}/${uuid}`)).json();
      return { hash, canRevert, listed: results.find((row) => row.uuid === uuid) };
    };
    const before = await offered();
    expect(before).toMatchObject({ canRevert: true, listed: { can_revert: true } });
    await api.anonymous.get(`/api/v2/public/invoices/individual/${before.hash}`);
    expect(await offered()).toMatchObject({ canRevert: false, listed: { can_revert: false } });
    expect((await ana.get(`${url}/${await makeInvoice({ is_draft: true })}`)).json().can_revert).toBe(false);
  });
});

describe('cancelling', () => {
  it('keeps its reason: in the record, the history and the document, and not in public', async () => {
    const uuid = await makeInvoice();
    const { public_hash: hash } = (await ana.get(`${url}/${uuid}`)).json();
    const answer = await setStatus(uuid, 'cancelled', { reason: ' Issued twice ' });
    expect([answer.statusCode, answer.json().cancel_reason]).toEqual([200, 'Issued twice']);
    expect((await ana.get(`${url}/${uuid}`)).json()).toMatchObject({ cancel_reason: 'Issued twice' });
    const [entry] = (await ana.get(`/api/v2/audit/invoice/${uuid}`)).json();
    expect(entry).toMatchObject({ command: 'invoices.cancel', changes: { cancel_reason: [null, 'Issued twice'] } });
    const page = (copy: string) =>
      ana.get(`/api/invoiceTemplate/invoiceTemplate2?uuid_invoice=${uuid}&locale=en&format=pdf&copy=${copy}`);
    const textOf = async (copy: string) => (await readPdf((await page(copy)).rawPayload)).pages.join('\n');
    expect(await textOf('current')).toContain('Issued twice');
    expect(await textOf('issued')).not.toContain('Issued twice');
    expect((await api.anonymous.get(`/api/v2/public/invoices/individual/${hash}`)).statusCode).toBe(404);
  });

  it('needs no reason by the API, and takes one for many', async () => {
    const [alone, ...many] = [await makeInvoice(), await makeInvoice({ is_draft: true }), await makeInvoice()];
    expect((await setStatus(alone ?? '', 'cancelled')).json()).not.toHaveProperty('cancel_reason');
    const answer = await ana.put(`${url}/cancel?uuid=${many.join(',')}`, { reason: 'Wrong client' });
    expect(answer.json().done).toEqual(many.toSorted());
    for (const uuid of many) {
      // oxlint-disable-next-line no-await-in-loop -- two invoices
      expect((await ana.get(`${url}/${uuid}`)).json()).toMatchObject({ cancel_reason: 'Wrong client' });
    }
  });

  it('has a reason of at most 500 characters, and none that is blank', async () => {
    const uuid = await makeInvoice();
    for (const reason of ['x'.repeat(501), ' \n ']) {
      // oxlint-disable-next-line no-await-in-loop -- two requests
      const refused = await setStatus(uuid, 'cancelled', { reason });
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['reason']]);
    }
    expect((await setStatus(uuid, 'cancelled', { reason: 'x'.repeat(500) })).statusCode).toBe(200);
  });
});

describe('late payment', () => {
  it('is overdue from 23:00 of the due date in the time zone of the company', async () => {
    const uuid = await makeInvoice({ due_date: '2026-03-10' });
    const stateAt = async (instant: string) => {
      api.clock.set(instant);
      ana = await api.signIn('ana@acme.test');
      const { is_overdue, transactions } = (await ana.get(`${url}/${uuid}`)).json();
      return [is_overdue, transactions[0].status];
    };
    expect(await stateAt('2026-03-11T01:59:00Z')).toEqual([false, 'Pending']);
    expect(await stateAt('2026-03-11T02:00:01Z')).toEqual([true, 'Overdue']);
    await atDate('2026-03-10');
  });
});

describe('an issued invoice', () => {
  it('never changes when its parties, scenario or catalogue do, while a draft follows its parties', async () => {
    const [issued, draft] = [await makeInvoice(), await makeInvoice({ is_draft: true })];
    const read = async (uuid: string) => (await ana.get(`${url}/${uuid}`)).json();
    const before = await read(issued);
    const scenario = (await ana.get(`/api/v2/scenarios/${made.scenario}`)).json();
    const entity = (await ana.get(`/api/v2/entities/${made.entity}`)).json();
    const dearer = scenario.tributes.map((row: object) => ({ ...row, type: 'Fixed', is_fixed: false, value: '50' }));
    expect(
      (await ana.put(`/api/v2/scenarios/${made.scenario}`, { ...scenario, name: 'Other', tributes: dearer }))
        .statusCode,
    ).toBe(200);
    expect((await ana.put(`/api/v2/entities/${made.entity}`, { ...entity, name: 'Renamed Inc' })).statusCode).toBe(200);
    await ana.put(`/api/v2/invoice/items/${made.item}`, { description: 'Something else' });
    await api.ownerPool.query("update companies set name = 'Acme S.A.'");
    expect(await read(issued)).toEqual(before);
    expect(await read(draft)).toMatchObject({
      service_buyer: { name: 'Renamed Inc' },
      service_provider: { name: 'Acme S.A.' },
      total: before.total,
    });
  });
});
