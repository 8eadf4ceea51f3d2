import { describe, expect, it } from 'vitest';
import { contractBody, lineBody, make } from '../../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../../tests/support/useCases.ts';
import { runDue } from '../../../recurrence/runs/run.ts';

const { api, made, scope } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const url = '/api/v2/invoice/invoices-single';
const ofContract = (uuid: string, query = '') =>
  ana.get(`/api/v2/invoice/invoices-by-contract?contract=${uuid}${query}`);
const contract = (change: object = {}) => make(ana, '/api/v2/contracts/create', contractBody(made, change));

interface Listed {
  uuid: string;
  status: string;
  schedule_status?: string;
  occurrence: number;
  due_date: string;
  total: string;
}

describe('the invoices of a contract', () => {
  it('are in date order: issued, ended and scheduled', async () => {
    const uuid = await contract({ due_date: '2026-03-15', due_date_contract: '2027-02-15' });
    await runDue(api.pool, scope(), { cause: 'tick', worker: 'test', actor: 'recurring run' });
    const second = (await ofContract(uuid)).json<{ results: Listed[] }>().results[1];
    expect((await ana.put(`/api/v2/invoice/status/${second?.uuid}`, { status: 'cancelled' })).json()).toMatchObject({
      status: 'cancelled',
      occurrence: 2,
    });
    const { results, count } = (await ofContract(uuid, '&per_page=4')).json<{ results: Listed[]; count: number }>();
    expect(count).toBe(12);
    expect(
      results.map(({ occurrence, status, schedule_status: scheduleStatus }) => [occurrence, status, scheduleStatus]),
    ).toEqual([
      [1, 'billed', undefined],
      [2, 'cancelled', 'ended'],
      [3, 'future', 'to_come'],
      [4, 'future', 'to_come'],
    ]);
    const last = (await ofContract(uuid, '&per_page=4&page=3')).json<{ results: Listed[] }>().results;
    expect(last.map(({ due_date }) => due_date)).toEqual(['2026-11-15', '2026-12-15', '2027-01-15', '2027-02-15']);
    expect((await ana.get(`${url}?contract_uuid=${uuid}`)).json().results).toMatchObject([{ occurrence: 1 }]);
  });

  it('are found by their keys, issued or scheduled', async () => {
    const uuid = await contract({ due_date: '2026-03-15', due_date_contract: '2027-02-15' });
    await runDue(api.pool, scope(), { cause: 'tick', worker: 'test', actor: 'recurring run' });
    const all = (await ofContract(uuid)).json<{ results: Listed[] }>().results;
    const named = `sort=due_date&uuid=${[all[3], all[0], all[1]].map((one) => one?.uuid).join(',')}`;
    const found = async (query = '') => (await ana.get(`${url}?${named}${query}`)).json();
    const occurrences = ({ results }: { results: Listed[] }) => results.map(({ occurrence }) => occurrence);
    expect([(await found()).count, occurrences(await found())]).toEqual([3, [1, 2, 4]]);
    expect(occurrences(await found('&per_page=2'))).toEqual([1, 2]);
    expect(occurrences(await found('&per_page=2&page=2'))).toEqual([4]);
    expect(occurrences(await found('&status=billed'))).toEqual([1]);
    expect((await gil.get(`${url}?${named}`)).json()).toMatchObject({ results: [], count: 0 });
  });

  it('are visible to their company only', async () => {
    const uuid = await contract();
    const answer = await gil.get(`/api/v2/invoice/invoices-by-contract?contract=${uuid}`);
    expect(answer.statusCode).toBe(404);
  });
});

describe('a scheduled invoice', () => {
  it('has its amounts of today, and neither number nor link', async () => {
    const uuid = await contract();
    const [first] = (await ofContract(uuid)).json<{ results: Listed[] }>().results;
    const read = (await ana.get(`${url}/${first?.uuid}`)).json();
    expect(read).toMatchObject({
      status: 'future',
      type: 'recurring',
      created: '2026-03-21',
      due_date: '2026-03-31',
      total: '1080.00',
      items_invoice: [{ total: '1000.00' }],
      transactions: [{ status: 'Draft' }],
    });
    expect([read.number, read.public_hash]).toEqual([undefined, undefined]);
    expect((await gil.get(`${url}/${first?.uuid}`)).statusCode).toBe(404);
  });

  it('cannot be issued or paid before its day, and is drawn as a preview', async () => {
    const uuid = await contract();
    const [first] = (await ofContract(uuid)).json<{ results: Listed[] }>().results;
    for (const status of ['billed', 'paid', 'draft']) {
      expect((await ana.put(`/api/v2/invoice/status/${first?.uuid}`, { status })).statusCode).toBe(409);
    }
    const drawn = await ana.get(`/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${first?.uuid}`);
    expect(drawn.statusCode).toBe(200);
  });
});

describe('the list of invoices', () => {
  it('excludes scheduled ones by default', async () => {
    const uuid = await contract({ company_number: 'LISTED', total_amount: '99999' });
    expect((await ana.get(`${url}?search=listed`)).json().count).toBe(0);
    const { results, count } = (await ana.get(`${url}?status=future&search=listed&per_page=2`)).json();
    expect([count, results.map(({ occurrence }: Listed) => occurrence)]).toEqual([12, [1, 2]]);
    expect(results[0]).toMatchObject({ contract_uuid: uuid, status: 'future' });
  });

  it('filters and sorts scheduled ones like the others', async () => {
    await contract({
      company_number: 'ORDERED',
      frequency: 3,
      items_invoice: [lineBody(made, { price: '5000.00' })],
      total_amount: '99999',
    });
    const list = async (query: string) =>
      (await ana.get(`${url}?status=future&search=ordered&${query}`)).json<{ results: Listed[] }>().results;
    expect((await list('sort=-due_date')).map(({ occurrence }) => occurrence)).toEqual([3, 2, 1]);
    expect((await list('created_gte=2026-04-01&created_lte=2026-04-30')).map(({ occurrence }) => occurrence)).toEqual([
      2,
    ]);
    expect(await list('amount_gt=99999')).toEqual([]);
    expect(await list('type=individual')).toEqual([]);
    expect(await list(`service_buyer=${made.entity}&type=recurring&sort=amount`)).toHaveLength(3);
    expect(await list('currency=BRL&service_buyer.location.country=840&due_date_gte=2026-04-01')).toHaveLength(2);
    expect(await list('service_buyer.location.country=76')).toEqual([]);
    expect(await list('currency=USD')).toEqual([]);
  });

  it('exports each scheduled one once in every order, beyond one page', async () => {
    const change = { frequency: 100, due_date_contract: '2040-01-31', total_amount: '999999' };
    for (const number of [1, 2, 3]) await contract({ company_number: `EXPORTED ${number}`, ...change });
    for (const order of ['', 'sort=-due_date', 'sort=company_number', 'sort=-amount', 'sort=number']) {
      const csv = await ana.get(`${url}/export?status=future&search=exported&fields=company_number,due_date&${order}`);
      const rows = csv.body.split('\r\n').slice(1, -1);
      expect([order, rows.length, new Set(rows).size]).toEqual([order, 300, 300]);
    }
  });
});
