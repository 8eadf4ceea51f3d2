import { describe, expect, it } from 'vitest';
import { testApp } from '../../../../tests/support/app.ts';
import { invoiceBody, lineBody, make, makeRegistrations, usLocation } from '../../../../tests/support/company.ts';
import { inTenant } from '../../../database/transaction.ts';

const url = '/api/v2/invoice/invoices-single';

/** Five invoices: prices 100 to 500; even ones are drafts; the fourth is in dollars; the last has another client. */
const api = await testApp();
api.clock.set('2026-03-15T15:00:00Z');
const ana = await api.signIn('ana@acme.test');
const made = await makeRegistrations(api, ana);
const other = await make(ana, '/api/v2/entities', {
  name: 'Ação & Łódź 100% S.A.',
  location: { ...usLocation, country: { id: 616 } },
});
await api.ownerPool.query('update companies set allows_retroactive = true');
for (const index of [1, 2, 3, 4, 5]) {
  const change = {
    company_number: `X-${index}`,
    created: `2026-03-1${index}`,
    is_draft: index % 2 === 0,
    items_invoice: [lineBody(made, { price: `${index}00.00` })],
    ...(index === 4 && { currency: 'USD', due_date: '2026-05-10' }),
    ...(index === 5 && { service_buyer_uuid: other, confirm_scenarios: true }),
  };
  const answer = await ana.post(`${url}/create`, invoiceBody(made, change));
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

const companyNumbers = async (query: string): Promise<string[]> => {
  const answer = await ana.get(`${url}?${query}`);
  return answer.json<{ results: { company_number: string }[] }>().results.map((row) => row.company_number);
};

describe('the list of invoices', () => {
  it.each([
    ['', ['X-5', 'X-4', 'X-3', 'X-2', 'X-1']],
    ['sort=company_number', ['X-1', 'X-2', 'X-3', 'X-4', 'X-5']],
    ['sort=status', ['X-5', 'X-3', 'X-1', 'X-4', 'X-2']],
    ['sort=-status', ['X-2', 'X-4', 'X-1', 'X-3', 'X-5']],
    ['sort=-amount', ['X-5', 'X-4', 'X-3', 'X-2', 'X-1']],
    ['page=2&per_page=2', ['X-3', 'X-2']],
    ['status=draft', ['X-4', 'X-2']],
    ['status=draft,billed&sort=created', ['X-1', 'X-2', 'X-3', 'X-4', 'X-5']],
    ['number=2', ['X-3']],
    ['created_gte=2026-03-12&created_lte=2026-03-13', ['X-3', 'X-2']],
    ['amount_gt=216&amount_lt=540.00', ['X-4', 'X-3']],
    ['type=recurring', []],
    ['currency=USD', ['X-4']],
    ['due_date_gte=2026-04-11&due_date_lte=2026-05-10', ['X-4']],
    ['service_buyer.location.country=616', ['X-5']],
    ['service_buyer.location.country=840&currency=BRL', ['X-3', 'X-2', 'X-1']],
    ['search=acao', ['X-5']],
    ['search=LODZ', ['X-5']],
    ['search=100%25', ['X-5']],
    ['search=x-3', ['X-3']],
    ['cover=blue+harbor&sort=created', ['X-1', 'X-2', 'X-3', 'X-4']],
    ['search=blue&sort=-amount', ['X-4', 'X-3', 'X-2', 'X-1']],
    ['search=blue&sort=status,-company_number', ['X-3', 'X-1', 'X-4', 'X-2']],
    ['search=blue&page=2&per_page=3', ['X-1']],
    ['search=blue&status=draft', ['X-4', 'X-2']],
    ['search=blue&status=draft,billed&sort=created', ['X-1', 'X-2', 'X-3', 'X-4']],
    ['search=blue&cover=x-3', ['X-3']],
    ['search=blue&created_gte=2026-03-13', ['X-4', 'X-3']],
    ['search=100_', []],
  ])('answers ?%s', async (query, expected) => {
    expect(await companyNumbers(query)).toEqual(expected);
  });

  it.each([
    '',
    'sort=created',
    'sort=number',
    'sort=-number',
    'sort=status,-amount',
    'sort=-status',
    'status=billed',
    'status=billed&sort=-status,amount',
    'status=draft,billed&sort=number',
    'search=blue',
    'search=blue&sort=-created',
    'created_gte=2026-03-12&sort=-number,created',
  ])('is the same read on after the last of each page: ?%s', async (query) => {
    const whole = await companyNumbers(query);
    const read: string[] = [];
    for (let after = ''; read.length < whole.length;) {
      const answer = await ana.get(`${url}?${query}&per_page=2&count=false${after && `&after=${after}`}`);
      const { results } = answer.json<{ results: { uuid: string; company_number: string }[] }>();
      if (results.length === 0) break;
      read.push(...results.map((row) => row.company_number));
      after = results.at(-1)?.uuid ?? '';
    }
    expect(read).toEqual(whole);
  });

  it('omits the count on request', async () => {
    expect((await ana.get(`${url}?count=false`)).json()).not.toHaveProperty('count');
  });

  it('narrows by the parties', async () => {
    expect(await companyNumbers(`service_buyer=${other}`)).toEqual(['X-5']);
    expect(await companyNumbers(`service_provider=${made.company}&sort=created`)).toHaveLength(5);
  });

  it.each([
    ['', 5],
    ['status=draft', 2],
    ['status=paid', 0],
    ['search=blue', 4],
    ['search=blue&status=draft', 2],
    ['search=blue&status=paid', 0],
    ['search=blue&amount_gt=300', 2],
    ['search=blue&per_page=1&page=9', 4],
    ['number=0', 0],
    ['created_gte=0001-01-01&created_lte=9999-12-31', 5],
    ['per_page=1', 5],
    ['page=9', 5],
  ])('counts ?%s', async (query, count) => {
    expect((await ana.get(`${url}?${query}`)).json().count).toBe(count);
  });

  it('is counted by the kept counters, also where the query names the company', async () => {
    const many = 313_700;
    await api.ownerPool.query("update invoice_counts set n = n + $1 where status = 'billed'", [many]);
    const counts = ['', '?tenant=acme', '?tenant=acme&status=billed'].map(async (query) => {
      return (await ana.get(`${url}${query}`)).json().count > many;
    });
    expect(await Promise.all(counts)).toEqual([true, true, true]);
    await api.ownerPool.query("update invoice_counts set n = n - $1 where status = 'billed'", [many]);
  });

  it.each([
    'colour=red',
    'sort=colour',
    'status=lost',
    'page=0',
    'per_page=101',
    'created_gte=yesterday',
    'created_gte=0000-01-01',
    'service_buyer=me',
  ])('refuses ?%s', async (query) => {
    expect((await ana.get(`${url}?${query}`)).statusCode).toBe(400);
  });

  it('has the shape of its detail, without the lines', async () => {
    const [first] = (await ana.get(url)).json().results;
    const { items_invoice: lines, ...detail } = (await ana.get(`${url}/${first.uuid}`)).json();
    expect(first).toEqual(detail);
    expect(lines).toHaveLength(1);
  });

  it('shows the latest first', async () => {
    const { results } = (await ana.get('/api/v2/invoice/latest-invoices')).json();
    expect(results[0].company_number).toBe('X-5');
  });
});

describe('another company', () => {
  it('is no part of a search by the owner’s function', async () => {
    const { rows } = await api.ownerPool.query<{ slug: string; id: string }>('select slug, id from tenants');
    const found = async (slug: string) => {
      const tenant = rows.find((row) => row.slug === slug)?.id ?? '';
      const sort = '[{"column": "created_at"}, {"column": "uuid"}]';
      const text = `select keys from find_own_rows('invoices', '[["search_text", "like", "blue"]]', '${sort}', 10, 0, null, null)`;
      const [page] = await inTenant(api.pool, { tenant }, (db) => db.query<{ keys: string[] }>(text));
      return page?.keys.length;
    };
    expect([await found('acme'), await found('globex')]).toEqual([4, 0]);
  });

  it('sees none of it', async () => {
    const gil = await api.signIn('gil@globex.test');
    const [first] = (await ana.get(url)).json().results;
    expect((await gil.get(url)).json()).toEqual({ results: [], count: 0 });
    expect((await gil.get(`${url}?search=blue`)).json()).toEqual({ results: [], count: 0 });
    const answers = await Promise.all([
      gil.get(`${url}/${first.uuid}`),
      gil.put(`${url}/${first.uuid}/update`, invoiceBody(made)),
      gil.put(`/api/v2/invoice/status/${first.uuid}`, { status: 'cancelled' }),
      gil.put(`/api/v2/invoice/update-template/${first.uuid}`, { template: 'invoiceTemplate1' }),
      gil.get(`/api/v2/audit/invoice/${first.uuid}`),
      gil.get(`/api/invoiceTemplate/invoiceTemplate1?uuid_invoice=${first.uuid}`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404]);
  });

  it('cannot invoice in its name, nor with its registrations', async () => {
    const gil = await api.signIn('gil@globex.test');
    const answer = await gil.post(`${url}/create`, invoiceBody(made));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors).toSorted()).toEqual([
      'items_invoice.0.item',
      'items_invoice.0.scenery',
      'service_buyer_uuid',
      'service_provider_uuid',
    ]);
  });
});

describe('an accountant', () => {
  it('reads but does not write', async () => {
    const carla = await api.signIn('carla@contas.test');
    const [first] = (await ana.get(url)).json().results;
    expect((await carla.get(`${url}/${first.uuid}`)).statusCode).toBe(200);
    const refused = await Promise.all([
      carla.post(`${url}/create`, invoiceBody(made)),
      carla.put(`${url}/${first.uuid}/update`, invoiceBody(made)),
      carla.put(`/api/v2/invoice/status/${first.uuid}`, { status: 'cancelled' }),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  });
});
