import { beforeAll, describe, expect, it } from 'vitest';
import { contractBody, invoiceBody, lineBody, make, usLocation } from '../../../../../tests/support/company.ts';
import { testWorkshop } from '../../../../../tests/support/useCases.ts';
import { runDue } from '../../../recurrence/runs/run.ts';

const { api, made, scope } = await testWorkshop();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const url = '/api/v2/invoice/invoices-single';
const every = 'status=future,draft,billed,paid,cancelled';

interface Listed {
  readonly uuid: string;
  readonly status: string;
  readonly schedule_status?: string;
  readonly type: string;
  readonly contract_uuid?: string;
  readonly created: string;
  readonly due_date: string;
  readonly amount: string;
  readonly company_number?: string;
  readonly number?: number;
  readonly currency: string;
  readonly label?: string;
  readonly service_buyer: { uuid: string };
}

interface Answer {
  readonly results: readonly Listed[];
  readonly count: number;
}

let contract = '';
let other = '';
let all: readonly Listed[] = [];

const list = async (query: string) =>
  (await ana.get(`${url}?${query.includes('per_page') ? query : `${query}&per_page=100`}`)).json<Answer>();
const keysOf = (rows: readonly Listed[]) => rows.map(({ uuid }) => uuid);

beforeAll(async () => {
  other = await make(ana, '/api/v2/entities', { name: 'Vale Azul', location: { ...usLocation, country: { id: 826 } } });
  const body = { frequency: 5, due_date: '2026-03-15', due_date_contract: '2026-08-15', total_amount: '99999' };
  contract = await make(ana, '/api/v2/contracts/create', contractBody(made, { ...body, company_number: 'C-2' }));
  await make(
    ana,
    '/api/v2/contracts/create',
    contractBody(made, {
      ...body,
      service_buyer_uuid: other,
      label: 'Norte',
      confirm_scenarios: true,
      items_invoice: [lineBody(made, { price: '70.00' })],
    }),
  );
  await runDue(api.pool, scope(), { cause: 'tick', worker: 'test', actor: 'recurring run' });
  for (const [at, price] of ['10.00', '900.00', '2000.00'].entries()) {
    const change = {
      items_invoice: [lineBody(made, { price })],
      is_draft: at === 1,
      company_number: at === 2 ? 'A-1' : undefined,
    };
    // oxlint-disable-next-line no-await-in-loop -- their numbers follow this order
    await make(ana, `${url}/create`, invoiceBody(made, change));
  }
  const [, held, , ended] = (await list(`status=future&contract_uuid=${contract}&sort=due_date`)).results;
  await api.ownerPool.query("update occurrences set status = 'held', reason = 'failed' where uuid = $1", [held?.uuid]);
  await ana.put(`/api/v2/invoice/status/${ended?.uuid}`, { status: 'cancelled' });
  all = (await list(every)).results;
});

describe('issued and scheduled invoices in one list', () => {
  it('are those of each status, and none that ended', async () => {
    const alone = await Promise.all(
      every
        .slice(7)
        .split(',')
        .map((status) => list(`status=${status}`)),
    );
    expect(keysOf(all).toSorted()).toEqual(alone.flatMap(({ results }) => keysOf(results)).toSorted());
    expect((await list(every)).count).toBe(all.length);
    const statuses = new Set(all.map(({ status, schedule_status: of = '' }) => `${status} ${of}`));
    expect([...statuses].toSorted()).toEqual(['billed ', 'draft ', 'future held', 'future to_come']);
    expect((await gil.get(`${url}?${every}`)).json<Answer>().results).toEqual([]);
  });

  it('are only the others without their status', async () => {
    expect(keysOf((await list('')).results).toSorted()).toEqual(
      keysOf(all.filter(({ status }) => status !== 'future')).toSorted(),
    );
  });

  it.each<[query: () => string, isIt: (one: Listed) => boolean]>([
    [() => 'status=future,draft', ({ status }) => status !== 'billed'],
    [() => `${every}&contract_uuid=${contract}`, (one) => one.contract_uuid === contract],
    [() => `${every}&service_buyer=${other}`, (one) => one.service_buyer.uuid === other],
    [() => `${every}&payment_responsible=${made.entity}`, (one) => one.service_buyer.uuid === made.entity],
    [() => `${every}&service_buyer.location.country=826`, (one) => one.service_buyer.uuid === other],
    [() => `${every}&search=vale`, (one) => one.service_buyer.uuid === other],
    [() => `${every}&type=recurring`, ({ type }) => type === 'recurring'],
    [() => `${every}&label=Norte`, ({ label }) => label === 'Norte'],
    [() => `${every}&currency=USD`, () => false],
    [() => `${every}&amount_gt=1000`, ({ amount }) => Number(amount) > 1000],
    [() => `${every}&created_gte=2026-04-01`, ({ created }) => created >= '2026-04-01'],
    [() => `${every}&due_date_lte=2026-05-01`, (one) => one.due_date <= '2026-05-01'],
    [() => `${every}&schedule_status=held`, (one) => one.schedule_status === 'held'],
    [() => `${every}&is_overdue=true`, () => false],
    [() => `${every}&number=1`, ({ number }) => number === 1],
    [() => `${every}&send_state=Viewed`, () => false],
  ])('are filtered: %s', async (query, isIt) => {
    const { results, count } = await list(query());
    expect(keysOf(results).toSorted()).toEqual(keysOf(all.filter(isIt)).toSorted());
    expect(count).toBe(results.length);
  });

  const orders: readonly [string, (one: Listed) => string | number | undefined][] = [
    ['created', ({ created }) => created],
    ['due_date', (one) => one.due_date],
    ['amount', ({ amount }) => Number(amount)],
    ['number', ({ number }) => number],
    ['company_number', (one) => one.company_number],
    ['status', ({ status }) => status],
  ];

  it.each(orders.flatMap(([field, of]) => ['', '-'].map((sign): [string, typeof of] => [sign + field, of])))(
    'are sorted by %s, whole, page by page, after a row and in a file',
    async (sort, of) => {
      const query = `${every}&sort=${sort}`;
      const { results } = await list(query);
      // Empty values are the greatest.
      const values = results.map((one) => of(one) ?? '~');
      const isAfter = (a: string | number, b: string | number) => (a === '~' ? 1 : b === '~' ? -1 : a > b ? 1 : -1);
      const sorted = values.toSorted((a, b) => (a === b ? 0 : isAfter(a, b)));
      expect(values).toEqual(sort.startsWith('-') ? sorted.toReversed() : sorted);
      expect(keysOf(results).toSorted()).toEqual(keysOf(all).toSorted());
      const paged: string[] = [];
      const followed: string[] = [];
      for (let page = 1; paged.length < all.length; page += 1) {
        // oxlint-disable-next-line no-await-in-loop -- each page follows the one before
        const next = await list(`${query}&per_page=4&after=${followed.at(-1) ?? ''}`.replace(/&after=$/, ''));
        // oxlint-disable-next-line no-await-in-loop -- the same
        paged.push(...keysOf((await list(`${query}&per_page=4&page=${page}`)).results));
        followed.push(...keysOf(next.results));
      }
      expect(paged).toEqual(keysOf(results));
      expect(followed).toEqual(keysOf(results));
      const { body } = await ana.get(`${url}/export?${query}&fields=uuid`);
      expect(body.split('\r\n').slice(1, -1)).toEqual(keysOf(results));
    },
  );

  it('are summed together', async () => {
    const { sums } = (await ana.get(`${url}/summary?${every}`)).json();
    const [{ count, amounts }] = sums;
    expect(count).toBe(all.length);
    expect(Number(amounts.amount)).toBeCloseTo(all.reduce((sum, { amount }) => sum + Number(amount), 0));
  });
});
