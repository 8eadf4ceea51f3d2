import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, make, makeRegistrations, type Registrations } from '../../../../tests/support/company.ts';
import { formOf } from '../../../engine/import/crafts.testing.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const invoices = '/api/v2/invoice/invoices-single';

let made: Registrations;
beforeAll(async () => {
  made = await makeRegistrations(api, ana);
});

const head = 'Number in the previous system,Client,Issue date,Due date,Currency,Open amount';

/** Imports rows under the headings of the fields. */
const send = (rows: readonly string[], { fields = {}, preview = false } = {}) =>
  ana.post(`${invoices}/import${preview ? '?preview=true' : ''}`, formOf([head, ...rows].join('\n'), fields), {
    'accept-language': 'en',
  });

const importRows = async (...rows: string[]) => {
  const answer = await send(rows);
  expect(answer.statusCode, answer.body).toBe(200);
};

const listed = async (query: string) => (await ana.get(`${invoices}?${query}`)).json().results;
const called = async (number: string) => {
  const [found] = await listed(`search=${number}`);
  return (await ana.get(`${invoices}/${found.uuid}`)).json();
};

describe('a file of open invoices of the previous system', () => {
  it('makes billed invoices without a number of ours, with one line and no taxes', async () => {
    await importRows('A-17,Blue Harbor Inc,2026-01-10,2026-02-10,USD,1500.50');
    expect(await called('A-17')).toMatchObject({
      is_imported: true,
      status: 'billed',
      company_number: 'A-17',
      created: '2026-01-10',
      due_date: '2026-02-10',
      service_buyer: { name: 'Blue Harbor Inc' },
      total: '1500.50',
      open_amount: '1500.50',
      total_taxes: '0.00',
      is_overdue: true,
      items_invoice: [{ item: { description: 'Opening balance' }, quantity: '1', price: '1500.50', total: '1500.50' }],
    });
    expect(await called('A-17')).not.toHaveProperty('number');
  });

  it('takes no number of the counter', async () => {
    const before = await make(ana, `${invoices}/create`, invoiceBody(made));
    await importRows(
      'A-18,Blue Harbor Inc,2026-01-10,2026-02-10,BRL,10',
      'A-19,Blue Harbor Inc,2026-01-10,2026-02-10,BRL,10',
    );
    const after = await make(ana, `${invoices}/create`, invoiceBody(made));
    const numberOf = async (uuid: string) => (await ana.get(`${invoices}/${uuid}`)).json().number;
    expect(await numberOf(after)).toBe((await numberOf(before)) + 1);
  });

  it('is refused where the client has an invoice with this number, so that a file is imported once', async () => {
    const rows = [
      'B-1,Blue Harbor Inc,2026-01-10,2026-02-10,USD,100',
      'B-2,Blue Harbor Inc,2026-01-11,2026-02-10,USD,50',
    ];
    await importRows(...rows);
    const again = await send(rows);
    expect([again.statusCode, Object.keys(again.json().errors)]).toEqual([
      400,
      ['rows.2.company_number', 'rows.3.company_number'],
    ]);
    const twice = await send([
      'B-3,Blue Harbor Inc,2026-01-10,2026-02-10,USD,1',
      'B-3,Blue Harbor Inc,2026-01-10,2026-02-10,USD,1',
    ]);
    expect(Object.keys(twice.json().errors)).toEqual(['rows.3.company_number']);
    expect(await listed('search=B-3')).toEqual([]);
  });

  it('takes the same number of another client, who is named by tax id or email as well', async () => {
    await make(ana, '/api/v2/entities', {
      name: 'Casa Azul Lda',
      nif: '501964843',
      responsible_email: 'contas@casa-azul.test',
      location: { place_id: 'geonames:2267057', address: 'Rua Augusta 1, Lisboa', country: { id: 620 } },
    });
    await importRows(
      'C-1,Blue Harbor Inc,2026-01-10,2026-02-10,EUR,100',
      'C-1,501964843,2026-01-10,2026-02-10,EUR,100',
      'C-2,Contas@casa-azul.test,2026-01-10,2026-02-10,EUR,100',
    );
    expect(await listed('search=C-1')).toHaveLength(2);
    expect(await listed('search=Casa&sort=company_number')).toMatchObject([
      { company_number: 'C-1', is_imported: true },
      { company_number: 'C-2', is_imported: true },
    ]);
  });

  it('names what is wrong of a row at its column', async () => {
    const { refused } = (
      await send(
        [
          'D-1,Nobody Ltd,2026-01-10,2026-02-10,USD,1',
          'D-2,Blue Harbor Inc,2026-04-10,2026-05-10,USD,1',
          'D-3,Blue Harbor Inc,2026-02-10,2026-01-10,USD,1',
          'D-4,Blue Harbor Inc,2026-01-10,2026-02-10,USD,0',
          'D-5,Blue Harbor Inc,2026-01-10,2026-02-10,ZZZ,1',
          ',Blue Harbor Inc,2026-01-10,2026-02-10,USD,1',
          'D-6,Blue Harbor Inc,2026-01-10,2026-02-10,JPY,1.5',
        ],
        { preview: true },
      )
    ).json();
    expect(refused.map(({ row, column }: { row: number; column: string }) => `${row} ${column}`)).toEqual([
      '2 client',
      '3 created',
      '4 due_date',
      '5 amount',
      '6 currency',
      '7 company_number',
      '8 amount',
    ]);
  });

  it('is on the account of its currency unless it names one', async () => {
    const [usd, other] = [
      await make(ana, '/api/v2/accounts', { name: 'Wise USD', default_currency: 'USD', details: 'Account 1' }),
      await make(ana, '/api/v2/accounts', { name: 'Other USD', details: 'Account 2' }),
    ];
    await importRows(
      'E-1,Blue Harbor Inc,2026-01-10,2026-02-10,USD,1',
      'E-2,Blue Harbor Inc,2026-01-10,2026-02-10,BRL,1',
    );
    expect((await called('E-1')).account_uuid).toBe(usd);
    expect(await called('E-2')).not.toHaveProperty('account_uuid');
    const answer = await ana.post(
      `${invoices}/import`,
      formOf(`${head},Payment account\nE-3,Blue Harbor Inc,2026-01-10,2026-02-10,USD,1,Other USD`),
      { 'accept-language': 'en' },
    );
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await called('E-3')).account_uuid).toBe(other);
  });
});

describe('an imported invoice', () => {
  const put = (uuid: string, command: string, body: object = {}) =>
    ana.put(`${invoices}/${uuid}/${command}`, body, { 'accept-language': 'en' });

  it('gets another due date or label, and nothing else', async () => {
    await importRows('Keep-1,Blue Harbor Inc,2026-01-10,2026-02-10,USD,100');
    const { uuid } = await called('Keep-1');
    expect((await put(uuid, 'edit_imported', { due_date: '2026-01-09' })).json().errors).toHaveProperty('due_date');
    const corrected = await put(uuid, 'edit_imported', { due_date: '2026-03-01', label: 'Former system' });
    expect(corrected.json()).toMatchObject({ due_date: '2026-03-01', label: 'Former system', total: '100.00' });
    for (const command of ['cancel', 'revert', 'send']) {
      expect((await put(uuid, command)).statusCode, command).toBeGreaterThanOrEqual(400);
    }
    expect(await called('Keep-1')).toMatchObject({ status: 'billed', open_amount: '100.00' });
  });

  it('is deleted unless a payment was booked on it', async () => {
    await importRows(
      'Keep-2,Blue Harbor Inc,2026-01-10,2026-02-10,USD,100',
      'Keep-3,Blue Harbor Inc,2026-01-10,2026-02-10,USD,100',
    );
    const [kept, removed] = [await called('Keep-2'), await called('Keep-3')];
    const paid = await put(kept.uuid, 'settle', { payment_date: '2026-02-01' });
    expect(paid.statusCode, paid.body).toBe(200);
    expect((await put(kept.uuid, 'remove')).statusCode).toBe(409);
    const answer = await put(removed.uuid, 'remove');
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await ana.get(`${invoices}/${removed.uuid}`)).statusCode).toBe(404);
    expect(await listed('search=Keep-2')).toMatchObject([{ status: 'paid', is_imported: true }]);
  });

  it('is not corrected or removed like this if it is one of ours', async () => {
    const uuid = await make(ana, `${invoices}/create`, invoiceBody(made));
    for (const command of ['edit_imported', 'remove']) expect((await put(uuid, command)).statusCode, command).toBe(409);
  });

  it('stands in the list by number, behind the numbered ones', async () => {
    await importRows('Keep-4,Blue Harbor Inc,2026-01-10,2026-02-10,USD,100');
    const rows: { company_number?: string }[] = await listed('sort=number&status=billed,paid&per_page=100');
    expect(rows.map(({ company_number: own }) => own)).toContain('Keep-4');
  });
});
