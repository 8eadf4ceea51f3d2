import { beforeAll, describe, expect, it } from 'vitest';
import { sumAmounts } from '../../../domain/money/sum.ts';
import { testApp, type TestClient } from '../../../tests/support/app.ts';
import { invoiceBody, lineBody, make, makeRegistrations } from '../../../tests/support/company.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const invoices = '/api/v2/invoice/invoices-single';

interface Line {
  readonly total: string;
  readonly scenery: { readonly tributes: readonly { readonly name: string; readonly amount: string }[] };
}
interface Invoice {
  readonly uuid: string;
  readonly number?: number;
  readonly items_invoice: readonly Line[];
}
interface Row {
  readonly uuid: string;
  readonly invoice: { readonly uuid: string };
  readonly number?: number;
  readonly [name: string]: unknown;
}

async function makeInvoices(client: TestClient, slug: 'acme' | 'globex', count: number): Promise<Invoice[]> {
  const made = await makeRegistrations(api, client, slug);
  const bodies = Array.from({ length: count }, (_, n) =>
    invoiceBody(made, {
      is_draft: n % 3 === 0,
      items_invoice: Array.from({ length: 1 + (n % 4) }, (_line, at) =>
        lineBody(made, { price: String(100 + n + at) }),
      ),
      confirm_scenarios: true,
    }),
  );
  const invoicesMade: Invoice[] = [];
  for (const body of bodies) {
    const uuid = await make(client, `${invoices}/create`, body);
    invoicesMade.push((await client.get(`${invoices}/${uuid}`)).json());
  }
  return invoicesMade;
}

let ofAcme: Invoice[] = [];

beforeAll(async () => {
  ofAcme = await makeInvoices(ana, 'acme', 9);
  await makeInvoices(gil, 'globex', 2);
}, 60_000);

const list = async (client: TestClient, query: string) => {
  const answer = await client.get(`/api/v2/${query}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<{ results: Row[]; count: number }>();
};

/** Reads all rows of a list, page by page. */
async function allRows(path: string, perPage: number): Promise<Row[]> {
  const { count } = await list(ana, path);
  const pages = Array.from({ length: Math.ceil(count / perPage) }, (_, at) => at + 1);
  const answers = await Promise.all(pages.map((page) => list(ana, `${path}?per_page=${perPage}&page=${page}`)));
  return answers.flatMap(({ results }) => results);
}

const linesOf = (made: readonly Invoice[]) =>
  made.flatMap(({ uuid, items_invoice: lines }) => lines.map(({ total }) => [uuid, total]));
const taxesOf = (made: readonly Invoice[]) =>
  made.flatMap(({ uuid, items_invoice: lines }) =>
    lines.flatMap(({ scenery }) => scenery.tributes.map(({ name, amount }) => [uuid, name, amount])),
  );
const sorted = (rows: readonly (readonly unknown[])[]) => rows.map(String).toSorted();

describe('the list of lines', () => {
  it('has each line of each invoice once, page by page, the latest first', async () => {
    const rows = await allRows('invoice-lines', 4);
    expect(sorted(rows.map(({ invoice, total }) => [invoice.uuid, total]))).toEqual(sorted(linesOf(ofAcme)));
    expect(new Set(rows.map(({ uuid }) => uuid)).size).toBe(rows.length);
    expect([...new Set(rows.map(({ invoice }) => invoice.uuid))]).toEqual(ofAcme.map(({ uuid }) => uuid).toReversed());
  });

  it('has the invoice, client, item and amount of each line', async () => {
    const { results } = await list(ana, 'invoice-lines?per_page=1&status=billed');
    expect(results[0]).toMatchObject({
      number: 6,
      status: 'billed',
      type: 'individual',
      currency: 'BRL',
      service_buyer: { name: 'Blue Harbor Inc' },
      item: { description: 'Consulting' },
      description: 'Consulting',
      scenery: { name: 'Brazil to US' },
      quantity: '1',
      created: '2026-03-10',
    });
  });
});

describe('the list of taxes', () => {
  it('has each tax of each line once, under a stable key', async () => {
    const rows = await allRows('invoice-taxes', 13);
    expect(sorted(rows.map(({ invoice, tribute, amount }) => [invoice.uuid, tribute, amount]))).toEqual(
      sorted(taxesOf(ofAcme)),
    );
    const keys = rows.map(({ uuid }) => uuid);
    expect(new Set(keys).size).toBe(rows.length);
    expect((await allRows('invoice-taxes', 50)).map(({ uuid }) => uuid)).toEqual(keys);
  });

  it('has the country and the responsible party of each tax', async () => {
    const { results } = await list(ana, 'invoice-taxes?per_page=100&tribute=IRRF');
    const taxes = results.map(({ country, side, tax_responsible }) => ({ country, side, tax_responsible }));
    expect(taxes[0]).toMatchObject({
      country: { id: 840, identifier: 'US' },
      side: 'destiny',
      tax_responsible: 'exporter',
    });
    expect(new Set(taxes.map((one) => JSON.stringify(one))).size).toBe(1);
  });
});

describe.each([
  ['invoice-lines', 'total', () => linesOf(ofAcme).map(([, total = '']) => total)],
  ['invoice-taxes', 'amount', () => taxesOf(ofAcme).map(([, , amount = '']) => amount)],
] as const)('%s', (path, column, amountsOf) => {
  it('sums its amounts', async () => {
    const { sums } = (await ana.get(`/api/v2/${path}/summary`)).json();
    expect(sums).toEqual([
      {
        currency: 'BRL',
        count: amountsOf().length,
        amounts: expect.objectContaining({ [column]: sumAmounts(amountsOf(), 2) }),
      },
    ]);
  });

  it('can be searched by the number and the client of its invoice', async () => {
    const number = ofAcme.find((invoice) => invoice.number)?.number;
    const { results } = await list(ana, `${path}?search=${number}&per_page=100`);
    expect(new Set(results.map((row) => row.number))).toEqual(new Set([number]));
    expect((await list(ana, `${path}?search=harbor`)).count).toBe(amountsOf().length);
    expect((await list(ana, `${path}?search=nobody`)).count).toBe(0);
  });

  it('can be exported, also by an accountant', async () => {
    for (const client of [ana, carla]) {
      const { body } = await client.get(`/api/v2/${path}/export`);
      expect(body.trim().split('\r\n')).toHaveLength(1 + amountsOf().length);
    }
    expect((await list(carla, path)).count).toBe(amountsOf().length);
  });

  it('has nothing of another company', async () => {
    const { results } = await list(gil, `${path}?per_page=100`);
    const own = new Set(ofAcme.map(({ uuid }) => uuid));
    expect(results.length).toBeGreaterThan(0);
    expect(results.filter(({ invoice }) => own.has(invoice.uuid))).toEqual([]);
  });

  it('can only be listed', async () => {
    const { results } = await list(ana, path);
    expect((await ana.get(`/api/v2/${path}/${results[0]?.uuid}`)).statusCode).toBe(404);
    expect((await ana.post(`/api/v2/${path}`, {})).statusCode).toBe(405);
    expect((await api.anonymous.get(`/api/v2/${path}`)).statusCode).toBe(401);
  });
});
