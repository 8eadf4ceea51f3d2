import { beforeEach, describe, expect, it } from 'vitest';
import { contractBody, invoiceBody, lineBody, make } from '../../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../../tests/support/useCases.ts';
import { runDue } from '../../../recurrence/runs/run.ts';

const { api, made, scope } = await testWorkshop();
let ana = await api.signIn('ana@acme.test');

async function itIs(instant: string): Promise<void> {
  api.clock.set(new Date(instant));
  ana = await api.signIn('ana@acme.test');
}
beforeEach(() => itIs('2026-03-10T15:00:00Z'));

const { rows: templates } = await api.ownerPool.query<{ uuid: string }>(
  "insert into invoice_templates (tenant_id, name) values ($1, 'Nosso') returning uuid",
  [scope().tenant.id],
);
const template = templates[0]?.uuid;

interface Listed {
  uuid: string;
  status: string;
  total: string;
  template: string;
  company_number?: string;
  observation?: string;
  is_overdue?: boolean;
}

/** Creates a contract of four invoices; returns it and them. */
async function contract(change: object = {}) {
  const terms = { type: 'variable', frequency: 4, due_date_contract: '2026-06-30', ...change };
  const uuid = await make(ana, '/api/v2/contracts/create', contractBody(made, terms));
  const url = `/api/v2/invoice/invoices-by-contract?contract=${uuid}`;
  const invoices = async () => (await ana.get(url)).json<{ results: Listed[] }>().results;
  const keys = (await invoices()).map((one) => one.uuid);
  return { uuid, invoices, key: (occurrence: number) => keys[occurrence - 1] };
}

const vary = (key: string | undefined, body: object) => ana.put(`/api/v2/invoice/update-invoice3/${key}`, body);
const foresee = (key: string | undefined, body: object) =>
  ana.post(`/api/v2/invoice/update-invoice3/${key}/preview`, body);
const items_invoice = [lineBody(made, { price: '100.00' })];
const totalsOf = (invoices: readonly Listed[]) => invoices.map(({ total }) => total);

describe('the amounts of a scheduled invoice', () => {
  it('change for this one alone', async () => {
    const { invoices, key } = await contract();
    const answer = await vary(key(2), { items_invoice, payment_authorized: false, future_invoices: false });
    expect([answer.statusCode, answer.json()]).toMatchObject([200, { total: '108.00', detail: 'Valores alterados' }]);
    expect(totalsOf(await invoices())).toEqual(['1080.00', '108.00', '1080.00', '1080.00']);
  });

  it('change for this one and all later ones', async () => {
    const { invoices, key } = await contract();
    expect((await vary(key(2), { items_invoice, future_invoices: true })).statusCode).toBe(200);
    expect(totalsOf(await invoices())).toEqual(['1080.00', '108.00', '108.00', '108.00']);
  });

  it.each([
    [false, 1, ['4320.00', '3348.00']],
    [true, 3, ['4320.00', '1404.00']],
  ])('are previewed, all later ones %s, and nothing changes', async (all, concerned, sums) => {
    const { invoices, key } = await contract();
    const before = await invoices();
    const answer = await foresee(key(2), { items_invoice, future_invoices: all });
    const { occurrences, ...preview } = answer.json();
    expect([preview.concerned, [preview.before.total, preview.after.total]]).toEqual([concerned, sums]);
    expect(occurrences[0]).toMatchObject({ occurrence: 2, before: { total: '1080.00' }, after: { total: '108.00' } });
    expect(occurrences).toHaveLength(concerned);
    expect(await invoices()).toEqual(before);
  });

  it('are previewed only as far as they may change', async () => {
    const { key } = await contract({ type: 'fixed' });
    expect((await foresee(key(2), { items_invoice })).json()).toMatchObject({ code: 'contract_fixed' });
    const wrong = [lineBody(made, { quantity: 0 })];
    const { key: variable } = await contract();
    expect(Object.keys((await foresee(variable(2), { items_invoice: wrong })).json().errors)).toEqual([
      'items_invoice.0.quantity',
    ]);
  });

  it('stay the same if the contract is fixed', async () => {
    const { key } = await contract({ type: 'fixed' });
    const answer = await vary(key(2), { items_invoice });
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'contract_fixed']);
  });

  it.each([
    [{}, 'items_invoice'],
    [{ items_invoice: [lineBody(made, { quantity: 0 })] }, 'items_invoice.0.quantity'],
    [{ items_invoice: [lineBody(made, { scenery: { uuid: made.item } })] }, 'items_invoice.0.scenery'],
    [{ items_invoice, payment_authorized: true }, 'payment_authorized'],
  ])('are rejected for %j at %s', async (body, path) => {
    const { key } = await contract();
    const answer = await vary(key(1), body);
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, [path]]);
  });
});

describe('an issued invoice', () => {
  it('has its payment authorized, and keeps its lines', async () => {
    const { invoices, key } = await contract();
    await itIs('2026-04-15T15:00:00Z');
    await runDue(api.pool, scope(), { cause: 'tick', worker: 'test', actor: 'recurring run' });
    expect((await invoices())[0]).toMatchObject({ status: 'billed', is_overdue: true });
    expect(Object.keys((await vary(key(1), { items_invoice, payment_authorized: true })).json().errors)).toEqual([
      'items_invoice',
    ]);
    expect((await vary(key(1), { payment_authorized: true })).json()).toMatchObject({ payment_authorized: true });
    expect((await invoices())[0]).toMatchObject({ total: '1080.00', is_overdue: false });
    expect((await vary(key(1), { payment_authorized: false })).json()).toMatchObject({ payment_authorized: false });
    expect((await invoices())[0]).toMatchObject({ is_overdue: true });
  });
});

describe('the details of a scheduled invoice', () => {
  const complement = (key: string | undefined, body: object) =>
    ana.put(`/api/v2/invoice/recurrence-update/${key}`, body);

  it('change for this one, or for all later ones too', async () => {
    const { invoices, key } = await contract();
    await complement(key(1), { uuid: key(1), company_number: 'PO 1', observation: 'Once' });
    await complement(key(3), { company_number: 'PO 3', terms_payment: '30 days', future_invoices: true });
    expect((await invoices()).map(({ company_number, observation }) => [company_number, observation])).toEqual([
      ['PO 1', 'Once'],
      [undefined, undefined],
      ['PO 3', undefined],
      ['PO 3', undefined],
    ]);
  });

  it('are previewed for the invoices concerned', async () => {
    const { key } = await contract();
    const url = `/api/v2/invoice/recurrence-update/${key(3)}/preview`;
    const { concerned, occurrences } = (await ana.post(url, { observation: 'Later', future_invoices: true })).json();
    expect([concerned, occurrences.map((one: { due_date: string }) => one.due_date)]).toEqual([
      2,
      ['2026-05-31', '2026-06-30'],
    ]);
  });

  it('are required', async () => {
    const { key } = await contract();
    const answer = await complement(key(1), { future_invoices: true });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([400, ['observation']]);
  });

  it('cannot change once it has ended', async () => {
    const { key } = await contract();
    await ana.put(`/api/v2/invoice/status/${key(2)}`, { status: 'cancelled' });
    expect((await complement(key(2), { observation: 'Late' })).json().code).toBe('status_not_allowed');
  });
});

describe('the template', () => {
  it('changes for one scheduled invoice alone', async () => {
    const { invoices, key } = await contract();
    const answer = await ana.put(`/api/v2/invoice/update-template/${key(2)}`, { template });
    expect([answer.statusCode, answer.json().template]).toEqual([200, template]);
    expect((await invoices()).map((one) => one.template === template)).toEqual([false, true, false, false]);
  });

  it('of a contract applies to its next invoices', async () => {
    const { uuid, invoices } = await contract();
    expect((await ana.put(`/api/v2/contracts/update-template/${uuid}`, { template })).json()).toMatchObject({
      template,
    });
    expect((await invoices()).every((one) => one.template === template)).toBe(true);
    const wrong = await ana.put(`/api/v2/contracts/update-template/${uuid}`, { template: 'none' });
    expect([wrong.statusCode, Object.keys(wrong.json().errors)]).toEqual([400, ['template']]);
  });
});

describe('the recipients of a contract', () => {
  it('apply to its next invoices, and are required if these are sent', async () => {
    const { uuid, invoices } = await contract();
    const put = (body: object) => ana.put(`/api/v2/contracts/update-send-email/${uuid}`, body);
    expect(Object.keys((await put({ send_email: true })).json().errors)).toEqual([
      'responsible_name',
      'responsible_email',
    ]);
    const recipients = { send_email: true, responsible_name: 'Bo Li', responsible_email: 'bo@blueharbor.test' };
    expect((await put(recipients)).json()).toMatchObject(recipients);
    expect(await invoices()).toMatchObject([recipients, recipients, recipients, recipients]);
  });
});

it('a scheduled invoice is not replaced like a draft', async () => {
  const { key } = await contract();
  const at = `/api/v2/invoice/invoices-single/${key(2)}/update`;
  const answer = await ana.put(at, invoiceBody(made, { is_draft: true }));
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'status_not_allowed']);
});
