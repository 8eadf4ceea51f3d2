import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { contractBody, lineBody, makeRegistrations, makeScenario } from '../../../../tests/support/company.ts';
import { onePixel } from '../../../../tests/support/pictures.ts';

const url = '/api/v2/contracts';
const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const made = await makeRegistrations(api, ana);

const create = (change: object = {}) => ana.post(`${url}/create`, contractBody(made, change));

interface Stored {
  occurrence: number;
  status: string;
  created: string;
  due_date: string;
  total: string;
}

async function occurrencesOf(contract: string): Promise<Stored[]> {
  const { rows } = await api.ownerPool.query<Stored>(
    `select occurrence, status, created::text, due_date::text, t.total::text
     from occurrences o join contract_terms t on t.uuid = o.terms_uuid
     where o.contract_uuid = $1 order by occurrence`,
    [contract],
  );
  return rows;
}

describe('a new contract', () => {
  it('is answered with its number, the total of each invoice, and its countries', async () => {
    const first = await create();
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({
      status: 'Active',
      total: '1080.00',
      total_taxes: '542.50',
      total_amount: '12960.00',
      has_overdue_invoices: false,
      jurisdictions: [{ origin: { identifier: 'BR' }, destiny: { identifier: 'US' } }],
      items_invoice: [{ item: { uuid: made.item }, total: '1000.00' }],
    });
    const second = await create();
    expect(second.json().contract_number).toBe(first.json().contract_number + 1);
  });

  it.each([
    [1, 'variable'],
    ['2', 'fixed'],
  ])('accepts its type by number, %j', async (type, name) => {
    const { uuid } = (await create({ type })).json();
    expect((await ana.get(`${url}/${uuid}`)).json().type).toBe(name);
  });

  it('has all its invoices scheduled, each counted from the first and issued ten days before it is due', async () => {
    const { uuid } = (await create()).json();
    const all = await occurrencesOf(uuid);
    expect(all.map(({ due_date }) => due_date).slice(0, 4)).toEqual([
      '2026-03-31',
      '2026-04-30',
      '2026-05-31',
      '2026-06-30',
    ]);
    expect(all[1]).toEqual({
      occurrence: 2,
      status: 'future',
      created: '2026-04-20',
      due_date: '2026-04-30',
      total: '1080.000',
    });
    expect(all).toHaveLength(12);
  });

  it('issues invoices due earlier than that on the day of its creation', async () => {
    const { uuid } = (await create({ due_date: '2026-03-12', due_date_contract: '2027-02-12' })).json();
    expect((await occurrencesOf(uuid)).slice(0, 2).map(({ created }) => created)).toEqual(['2026-03-10', '2026-04-02']);
  });

  it('may have 600 invoices of 20 lines', async () => {
    const lines = Array.from({ length: 20 }, () => lineBody(made));
    const answer = await create({
      frequency: 600,
      total_amount: '12960000',
      due_date_contract: '2076-03-31',
      items_invoice: lines,
    });
    expect(answer.statusCode).toBe(201);
    const all = await occurrencesOf(answer.json().uuid);
    expect([all.length, all.at(-1)?.due_date, all.at(-1)?.total]).toEqual([600, '2076-02-29', '21600.000']);
  });

  it('is created once per idempotency key', async () => {
    const key = { 'idempotency-key': 'twice' };
    const answers = [
      await ana.post(`${url}/create`, contractBody(made), key),
      await ana.post(`${url}/create`, contractBody(made), key),
    ];
    expect(answers[1]?.json().uuid).toBe(answers[0]?.json().uuid);
  });

  it('takes its files and its logo', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(contractBody(made))) {
      form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
    for (const name of ['Proposal.pdf', 'Signed.pdf'])
      form.append('files', new Blob([pdf], { type: 'application/pdf' }), name);
    form.append('logo', new Blob([onePixel.png], { type: 'image/png' }), 'logo.png');
    const request = new Request('http://x', { method: 'POST', body: form });
    const headers = { 'content-type': request.headers.get('content-type') ?? '', authorization: `Bearer ${ana.token}` };
    const payload = Buffer.from(await request.arrayBuffer());
    const answer = await api.app.inject({ method: 'POST', url: `${url}/create`, headers, payload });
    expect(answer.statusCode).toBe(201);
    const { uuid, files, logo } = answer.json();
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['Proposal.pdf', 'Signed.pdf']);
    const got = await ana.get(files[1].file);
    const byProperty = await ana.get(`${url}/${uuid}/files/${files[1].uuid}`);
    expect([byProperty.statusCode, byProperty.body]).toEqual([200, got.body]);
    expect([got.headers['content-type'], got.rawPayload.equals(pdf)]).toEqual(['application/pdf', true]);
    expect((await ana.get(`${url}/${uuid}/attachments`)).json().count).toBe(2);
    expect((await ana.get(logo)).rawPayload.equals(onePixel.png)).toBe(true);
    expect((await gil.get(logo)).statusCode).toBe(404);
  });
});

describe('an invalid contract is rejected at the field', () => {
  const line = (change: object) => ({ items_invoice: [lineBody(made, change)] });
  it.each<[string, () => object, string]>([
    ['a first due date in the past', () => ({ due_date: '2026-03-09' }), 'due_date'],
    ['an end before the last due date', () => ({ due_date_contract: '2027-02-27' }), 'due_date_contract'],
    ['a total smaller than all its invoices', () => ({ total_amount: '12959.99' }), 'total_amount'],
    ['a total below one', () => ({ type: 'variable', total_amount: '0.99' }), 'total_amount'],
    ['a total with more decimals than its currency', () => ({ total_amount: '12960.001' }), 'total_amount'],
    ['no invoice at all', () => ({ frequency: 0 }), 'frequency'],
    ['more than 600 invoices', () => ({ frequency: 601 }), 'frequency'],
    ['another frequency', () => ({ frequency_symbology: 'W' }), 'frequency_symbology'],
    ['sending without an address', () => ({ send_email: true, responsible_name: 'Ann' }), 'responsible_email'],
    ['no lines', () => ({ items_invoice: [] }), 'items_invoice'],
    ['a line without its scenario', () => line({ scenery: undefined }), 'items_invoice.0.scenery'],
    ['a line with a price of zero', () => line({ price: '0' }), 'items_invoice.0.price'],
  ])('%s', async (_, change, path) => {
    const answer = await create(change());
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toEqual([path]);
  });

  it('names the last due date, and the three values of a total that is too small', async () => {
    const early = await create({ due_date_contract: '2027-02-27' });
    expect(early.json().errors.due_date_contract).toContain('28/02/2027');
    const small = await create({ total_amount: '12000.00' });
    expect(small.json().errors.total_amount).toBe(
      'O valor do contrato (R$\u00a012.000,00) é menor que a soma das faturas: 12 × R$\u00a01.080,00 = R$\u00a012.960,00',
    );
  });

  it('requires a value that its scenario leaves open', async () => {
    const scenario = await makeScenario(ana, [
      { is_origin: false, tax_responsible: 'exporter', type: 'Variable', is_fixed: false },
    ]);
    const answer = await create(line({ scenery: { uuid: scenario } }));
    expect(Object.keys(answer.json().errors)).toEqual(['items_invoice.0.scenery.tributes.0.value']);
  });

  it('rejects a scenario for other countries without a confirmation', async () => {
    const scenario = await makeScenario(ana, [], 620);
    const change = { ...line({ scenery: { uuid: scenario } }), total_amount: '13000' };
    const refused = await create(change);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'scenario_unfit']);
    expect((await create({ ...change, confirm_scenarios: true })).statusCode).toBe(201);
  });

  it('allows any total of a variable contract', async () => {
    expect((await create({ type: 'variable', total_amount: '1' })).statusCode).toBe(201);
  });
});

describe('the list of contracts', () => {
  it('has each contract as a single read has it, without lines and files', async () => {
    const { uuid } = (await create({ company_number: 'LIST-1' })).json();
    const { results, count } = (await ana.get(`${url}?search=list-1`)).json();
    const { items_invoice: _lines, files: _files, ...rest } = (await ana.get(`${url}/${uuid}`)).json();
    expect([count, results]).toEqual([1, [rest]]);
  });

  it('is filtered by status, type, frequency, buyer, currency and creation date', async () => {
    const { uuid } = (
      await create({ frequency_symbology: 'Y', frequency: 1, currency: 'USD', company_number: 'NARROW' })
    ).json();
    const query = `search=narrow&status=Active,Paid&type=fixed&frequency_symbology=Y&service_buyer=${made.entity}&currency=USD&created_at_gte=2020-01-01T00:00:00Z`;
    expect((await ana.get(`${url}?${query}`)).json().results).toMatchObject([{ uuid }]);
    expect((await ana.get(`${url}?${query.replace('fixed', 'variable')}`)).json().count).toBe(0);
    // By the number of the type too, as in a body.
    expect((await ana.get(`${url}?${query.replace('fixed', '2')}`)).json().results).toMatchObject([{ uuid }]);
    expect((await ana.get(`${url}?${query.replace('fixed', '1')}`)).json().count).toBe(0);
    expect((await ana.get(`${url}?${query.replace('fixed', '3')}`)).statusCode).toBe(400);
  });

  it('shows nothing of another company', async () => {
    const { uuid } = (await create()).json();
    expect((await gil.get(`${url}/${uuid}`)).statusCode).toBe(404);
    expect((await gil.get(url)).json()).toEqual({ results: [], count: 0 });
  });
});

describe('cancelling a contract', () => {
  it('ends scheduled invoices permanently', async () => {
    const { uuid } = (await create()).json();
    const cancelled = await ana.put(`${url}/update-status/${uuid}`, { status: 'Cancelled' });
    expect([cancelled.statusCode, cancelled.json().status]).toEqual([200, 'Cancelled']);
    expect(new Set((await occurrencesOf(uuid)).map(({ status }) => status))).toEqual(new Set(['cancelled']));
    const again = await ana.put(`${url}/update-status/${uuid}`, { status: 'Cancelled' });
    expect(again.statusCode).toBe(409);
  });
});
