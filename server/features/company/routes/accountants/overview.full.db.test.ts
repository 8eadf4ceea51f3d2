import type { CurrencySum } from '../../../../../domain/lists/summary.ts';
import { afterEach, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { draftList, overviewLists } from '../../../../../domain/company/accountants/lists.ts';
import type { ListFilter } from '../../../../../domain/company/home/lists.ts';
import { sumAmounts } from '../../../../../domain/money/sum.ts';
import { demoApp, type TestClient } from '../../../../../tests/support/app.ts';
import { addUser } from '../../../../../tests/support/identity.ts';
import { beyond } from '../../../../base/errors.ts';
import type { OverviewFigures } from '../../accountants/figures.ts';
import type { CompanyFigures } from '../../accountants/readCompany.ts';

interface OverviewCompany extends Partial<CompanyFigures> {
  readonly name: string;
  readonly tenant: string;
  readonly access: boolean;
}

interface Overview {
  readonly results: readonly OverviewCompany[];
  readonly count: number;
  readonly totals: readonly OverviewFigures[];
}

const api = await demoApp();
const email = 'duas@contas.test';
const url = '/api/v2/accountants/overview';
let duas: TestClient;
const inCompany: Record<string, TestClient> = {};

beforeAll(async () => {
  await addUser(api.ownerPool, { name: 'Duas', email, type: 'ACCOUNTANT', tenants: ['acme', 'globex'] });
  duas = await api.signIn(email);
  for (const tenant of ['acme', 'globex']) inCompany[tenant] = await api.signIn(email, { tenant });
});
afterEach(() => void vi.restoreAllMocks());

const overview = async (client: TestClient, query = ''): Promise<Overview> =>
  (await client.get(`${url}${query}`)).json();
const companyIn = ({ results }: Overview, tenant: string): OverviewCompany => {
  const found = results.find((company) => company.tenant === tenant);
  if (!found) throw new Error(`${tenant} is not there`);
  return found;
};

/** Returns the sums of a company's list. */
async function listed(tenant: string, filter: ListFilter) {
  const query = new URLSearchParams(Object.entries(filter).map(([name, value]) => [name, String(value)]));
  const [path, amount] = filter['means'] ? ['transactions', 'amount'] : ['invoice/invoices-single', 'open_amount'];
  const answer = await inCompany[tenant]?.get(`/api/v2/${path}/summary?${query}`);
  const sums: readonly CurrencySum[] = answer?.json().sums ?? [];
  const sum = sums.find(({ by }) => by !== 'exchange_currency');
  return sum && { amount: sum.amounts[amount ?? ''], count: sum.count };
}

describe.each(['acme', 'globex'])('of the company %s', (tenant) => {
  it('has the figures of its home page', async () => {
    const { figures = [], attention, today } = companyIn(await overview(duas), tenant);
    const home = (await inCompany[tenant]?.get('/api/v2/home'))?.json();
    expect(figures.length).toBeGreaterThan(0);
    expect([today, attention]).toEqual([home.today, home.attention]);
    for (const { currency, due, overdue, received } of home.figures) {
      const { before: _before, oldest: _oldest, ...late } = overdue;
      const open = { amount: sumAmounts([due.amount, late.amount], 2), count: due.count + late.count };
      const own = figures.find((one) => one.currency === currency);
      // The home page also has currencies with expected amounts only.
      if (!own) expect([open.count, received.count]).toEqual([0, 0]);
      else {
        expect(own).toMatchObject({ open, overdue: late });
        expect(own.received).toEqual({ amount: received.amount, count: received.count });
      }
    }
  });

  it.each([undefined, '2026-10', '2026-11', '2026-12'])(
    'of the month %s, each figure is the sum of its list',
    async (month) => {
      const company = companyIn(await overview(duas, month ? `?month=${month}` : ''), tenant);
      const { figures = [], paid, due } = company;
      if (!paid) throw new Error('It has no days');
      if (month) expect([paid.from.slice(0, 7), due]).toEqual([month, paid]);
      for (const { currency, ...sums } of figures) {
        const lists = overviewLists(currency, { paid, ...(due && { due }) });
        for (const figure of ['open', 'overdue', 'received'] as const) {
          const found = await listed(tenant, lists[figure]);
          expect(found ?? { amount: sumAmounts([], 2), count: 0 }, `${figure} ${currency}`).toEqual(sums[figure]);
        }
      }
    },
  );

  it('counts the drafts that its list has', async () => {
    const query = new URLSearchParams(draftList as Record<string, string>);
    const list = (await inCompany[tenant]?.get(`/api/v2/invoice/invoices-single?${query}`))?.json();
    expect(companyIn(await overview(duas), tenant).drafts).toBe(list.count);
  });

  it('has the same open tasks in each month', async () => {
    const [now, before] = await Promise.all([overview(duas), overview(duas, '?month=2025-01')]);
    expect(companyIn(before, tenant).attention).toEqual(companyIn(now, tenant).attention);
  });
});

describe('the overview', () => {
  it('has all companies by their names, and adds them up by currency', async () => {
    const { results, count, totals } = await overview(duas);
    expect([results.map(({ name }) => name), count]).toEqual([['Acme Software Ltda', 'Globex Consulting, S.A.'], 2]);
    const all = results.flatMap(({ figures = [] }) => figures);
    expect(totals.map(({ currency }) => currency)).toEqual(
      [...new Set(all.map(({ currency }) => currency))].toSorted(),
    );
    for (const { currency, open } of totals) {
      const amounts = all.filter((one) => one.currency === currency).map((one) => one.open.amount);
      expect(open.amount).toBe(sumAmounts(amounts, 2));
    }
  });

  it('has no company that gave no access', async () => {
    const carla = await api.signIn('carla@contas.test');
    expect((await overview(carla)).results.map(({ tenant }) => tenant)).toEqual(['acme']);
  });

  it('leaves out the figures of a company that does not answer, and has the others', async () => {
    const [{ id } = { id: '' }] = (await api.ownerPool.query("select id from tenants where slug = 'globex'")).rows;
    const lend = api.pool.lend.bind(api.pool);
    vi.spyOn(api.pool, 'lend').mockImplementation((tenant) =>
      tenant === id ? Promise.reject(beyond('databaseWaitMs')) : lend(tenant),
    );
    const found = await overview(duas);
    expect(companyIn(found, 'globex')).toMatchObject({ is_unavailable: true });
    expect(companyIn(found, 'globex')).not.toHaveProperty('figures');
    expect(companyIn(found, 'acme').figures?.length).toBeGreaterThan(0);
  });
});

test.each([
  ['month=2026-13', 400],
  ['month=2026', 400],
  ['month=0000-01', 400],
  ['month=', 400],
  ['unknown=1', 400],
  ['month=2026-02', 200],
])('?%s answers %i', async (query, status) => {
  expect((await duas.get(`${url}?${query}`)).statusCode).toBe(status);
});

test('a user of one company sees that one alone; an administrator sees no figures', async () => {
  const [ana, admin] = [await api.signIn('ana@acme.test'), await api.signIn('admin@ultramar.test')];
  expect((await overview(ana)).results.map(({ tenant }) => tenant)).toEqual(['acme']);
  const { results, totals } = await overview(admin);
  expect([results.filter(({ access }) => access), totals]).toEqual([[], []]);
});

test('a partner has one as an accountant does', async () => {
  await addUser(api.ownerPool, { name: 'Pia', email: 'pia@contas.test', type: 'PARTNER', tenants: ['globex'] });
  const { results } = await overview(await api.signIn('pia@contas.test'));
  expect(results.map(({ tenant, access }) => [tenant, access])).toEqual([['globex', true]]);
});
