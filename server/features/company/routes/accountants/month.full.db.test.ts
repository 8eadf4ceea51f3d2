import { Buffer } from 'node:buffer';
import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSeparators, readCells } from '../../../../../domain/csv.ts';
import { sumAmounts } from '../../../../../domain/money/sum.ts';
import { demoApp, type TestClient } from '../../../../../tests/support/app.ts';
import { addUser } from '../../../../../tests/support/identity.ts';
import { readReport } from '../../../../../tests/support/reportCells.ts';

const api = await demoApp();
const english = { 'accept-language': 'en' };
const month = '2026-10';
const days = { from: '2026-10-01', to: '2026-10-31' };
const ana = await api.signIn('ana@acme.test');
let duas: TestClient;

beforeAll(async () => {
  const user = { name: 'Duas', email: 'duas@contas.test', type: 'ACCOUNTANT', tenants: ['acme', 'globex'] } as const;
  await addUser(api.ownerPool, user);
  duas = await api.signIn(user.email);
});

type Files = Readonly<Record<string, Uint8Array>>;

async function archive(client: TestClient, url: string): Promise<Files> {
  const answer = await client.get(url, english);
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return unzipSync(new Uint8Array(answer.rawPayload));
}

const cells = (files: Files, name: string): string[][] =>
  readCells(Buffer.from(files[name] ?? []).toString(), listSeparators.en);

/** Returns the records of a CSV file by heading. */
function records(files: Files, name: string): Record<string, string>[] {
  const [head = [], ...rows] = cells(files, name);
  return rows.map((row) => Object.fromEntries(head.map((heading, at) => [heading, row[at] ?? ''])));
}

type Sum = readonly [currency: string, amount: string, count: number];

/** Returns the sums of a figure in the summary. */
const summed = (files: Files, figure: string): Sum[] =>
  records(files, 'Summary.csv')
    .filter((row) => row['Figure'] === figure)
    .map((row) => [row['Currency'] ?? '', row['Amount'] ?? '', Number(row['Rows'])]);

/** Returns the sums of a column by currency. */
function added(rows: readonly Record<string, string>[], amount: string, currency = 'Currency'): Sum[] {
  const groups = Map.groupBy(rows, (row) => row[currency] ?? '');
  return [...groups]
    .map(([code, of]): Sum => [
      code,
      sumAmounts(
        of.map((row) => row[amount] ?? '0'),
        2,
      ),
      of.length,
    ])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

async function reported(name: string, measure = 'amount', query: Record<string, string> = {}): Promise<Sum[]> {
  const { totals } = await readReport(ana, name, { ...days, ...query });
  return totals
    .map(({ currency, values }): Sum => [currency, String(values[measure]), Number(values['count'])])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
}

describe('the month of a company', () => {
  let files: Files;
  beforeAll(async () => {
    files = await archive(ana, `/api/v2/month?month=${month}`);
  });

  it('has each list as CSV, all of them in one workbook, a summary and the documents', async () => {
    const documents = Object.keys(files).filter((name) => name.endsWith('.pdf'));
    const others = Object.keys(files).filter((name) => !name.endsWith('.pdf'));
    expect(others.toSorted()).toEqual([
      'Credit notes.csv',
      'Debit notes.csv',
      'Invoice lines.csv',
      'Invoice taxes.csv',
      'Invoices.csv',
      'Month for the accountant.xlsx',
      'Receipts.csv',
      'Summary.csv',
    ]);
    const { sheets } = await readXlsx(files['Month for the accountant.xlsx'] ?? new Uint8Array());
    expect(sheets.map(({ name }) => name)).toEqual([
      'Summary',
      'Invoices',
      'Invoice lines',
      'Invoice taxes',
      'Credit notes',
      'Debit notes',
      'Receipts',
    ]);
    for (const { name, rows } of sheets)
      expect([name, rows.length]).toEqual([name, cells(files, `${name}.csv`).length]);
    const numbered = records(files, 'Invoices.csv').filter((row) => row['Number'] !== '');
    expect(documents).toHaveLength(numbered.length);
    expect(documents.length).toBeGreaterThan(2);
    for (const name of documents) expect(Buffer.from(files[name]?.slice(0, 5) ?? []).toString()).toBe('%PDF-');
  });

  it('has a summary that equals the reports and the sums of its lists', async () => {
    const isIssued = (row: Record<string, string>) => row['Status'] !== 'Canceled';
    const invoices = records(files, 'Invoices.csv').filter(isIssued);
    const lines = records(files, 'Invoice lines.csv').filter(isIssued);
    const taxes = records(files, 'Invoice taxes.csv').filter(isIssued);
    const receipts = records(files, 'Receipts.csv').filter((row) => row['Means'] === 'Money');
    const issued = summed(files, 'Invoiced');
    expect(issued.length).toBeGreaterThan(1);
    expect(issued).toEqual(added(invoices, 'Amount'));
    expect(issued).toEqual(await reported('issued'));
    expect(summed(files, 'Invoiced, before taxes')).toEqual(added(invoices, 'Subtotal'));
    expect(summed(files, 'Total of the lines')).toEqual(added(lines, 'Total'));
    expect(summed(files, 'Total of the lines')).toEqual(await reported('items'));
    const boxes = [...new Set(taxes.map((row) => row['Kind of tax'] ?? ''))];
    expect(boxes.length).toBeGreaterThan(2);
    for (const box of boxes) {
      const own = taxes.filter((row) => row['Kind of tax'] === box);
      const { 'Applies in': side, 'Liable party': liable } = own[0] ?? {};
      expect(summed(files, box)).toEqual(added(own, 'Tax amount'));
      const filter = {
        side: side === 'Country of origin' ? 'origin' : 'destiny',
        tax_responsible: liable === 'Exporter' ? 'exporter' : 'importer',
      };
      expect(summed(files, box)).toEqual(await reported('taxes', 'amount', filter));
    }
    expect(summed(files, 'Payments received, in the currency of the invoices')).toEqual(
      added(receipts, 'Amount booked', 'Invoice currency'),
    );
    expect(summed(files, 'Payments received, in the currency of the invoices')).toEqual(await reported('received'));
    const inReceived = summed(files, 'Payments received, in the currency received');
    expect(inReceived).toEqual(added(receipts, 'Amount received', 'Currency received'));
    expect(inReceived).toEqual(await reported('receipts'));
    expect(summed(files, 'Fees, in the currency received')).toEqual(await reported('receipts', 'fee'));
  });

  it('has the same summary in its workbook', async () => {
    const { sheets } = await readXlsx(files['Month for the accountant.xlsx'] ?? new Uint8Array());
    const [, ...rows] = sheets[0]?.rows ?? [];
    expect(rows.map(([figure, currency, amount, count]) => [figure, currency, Number(amount), count])).toEqual(
      records(files, 'Summary.csv').map((row) => [
        row['Figure'],
        row['Currency'],
        Number(row['Amount']),
        Number(row['Rows']),
      ]),
    );
  });

  it('of nothing has the headings', async () => {
    const empty = await archive(ana, '/api/v2/month?month=2001-02');
    expect(Object.keys(empty)).toHaveLength(8);
    expect(cells(empty, 'Invoices.csv')).toHaveLength(1);
  });
});

describe('the month of several companies', () => {
  it('has a folder for each, with what the company itself gets', async () => {
    const files = await archive(duas, `/api/v2/accountants/month?month=${month}`);
    const folders = [...new Set(Object.keys(files).map((name) => name.split('/')[0]))];
    expect(folders).toEqual(['Acme Software Ltda', 'Globex Consulting, S.A']);
    const own = await archive(ana, `/api/v2/month?month=${month}`);
    for (const name of ['Invoices.csv', 'Summary.csv', 'Receipts.csv']) {
      expect(cells(files, `Acme Software Ltda/${name}`)).toEqual(cells(own, name));
    }
  });

  it('is downloaded in parts, each with its companies', async () => {
    const url = '/api/v2/accountants/month';
    const { parts } = (await duas.get(`${url}/parts?month=${month}`)).json();
    expect(parts).toEqual([{ part: 1, documents: expect.any(Number), companies: ['acme', 'globex'] }]);
    const whole = Object.keys(await archive(duas, `${url}?month=${month}`));
    expect(Object.keys(await archive(duas, `${url}?month=${month}&part=1`))).toEqual(whole);
    expect((await duas.get(`${url}?month=${month}&part=2`)).statusCode).toBe(404);
  });

  it('is of the companies that are named', async () => {
    const { parts } = (await duas.get(`/api/v2/accountants/month/parts?month=${month}&companies=globex`)).json();
    expect(parts.map(({ companies }: { companies: string[] }) => companies)).toEqual([['globex']]);
  });
});

describe('a month is refused', () => {
  it.each([
    ['month?month=2026-13', 400],
    ['month', 400],
    ['month?month=2026-10&part=0', 400],
    ['accountants/month?month=2026-10&companies=nowhere', 403],
  ])('%s: %i', async (path, status) => {
    expect((await ana.get(`/api/v2/${path}`)).statusCode).toBe(status);
  });

  it('to those who may not export what it reads', async () => {
    const reader = {
      name: 'Lê',
      email: 'le@contas.test',
      type: 'ACCOUNTANT',
      tenants: ['acme'],
      role: 'accountant',
    } as const;
    await addUser(api.ownerPool, reader);
    const everywhere = await api.signIn(reader.email);
    const inAcme = await api.signIn(reader.email, { tenant: 'acme' });
    expect((await inAcme.get(`/api/v2/month?month=${month}`)).json().code).toBe('forbidden');
    expect((await everywhere.get(`/api/v2/accountants/month?month=${month}&companies=acme`)).json().code).toBe(
      'forbidden',
    );
    const { parts } = (await everywhere.get(`/api/v2/accountants/month/parts?month=${month}`)).json();
    expect(parts).toEqual([]);
    expect((await everywhere.get(`/api/v2/accountants/month?month=${month}`)).statusCode).toBe(403);
    const grace = await api.signIn('grace@blueharbor.test', { tenant: 'acme' });
    expect((await grace.get(`/api/v2/month?month=${month}`)).statusCode).toBe(403);
    expect((await api.anonymous.get(`/api/v2/month?month=${month}`)).statusCode).toBe(401);
  });
});
