import { readXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { listSeparators, readCells } from '../../../../domain/csv.ts';
import { demoApp } from '../../../../tests/support/app.ts';
import { readReport } from '../../../../tests/support/reportCells.ts';

const api = await demoApp();
const ana = await api.signIn('ana@acme.test');
const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
const english = { 'accept-language': 'en' };

describe('a report as a file', () => {
  it('has its figures below their names, in the language of the request', async () => {
    const { results } = await readReport(ana, 'clients');
    const answer = await ana.get('/api/v2/reports/clients/export', english);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringContaining('filename="Clients.csv"'),
    });
    const [head, ...rows] = readCells(answer.body, listSeparators.en);
    expect(head).toEqual(['Client', 'Currency', 'Invoiced', 'Before notes', 'Credited', 'Debited', 'Invoices']);
    expect(results.length).toBeGreaterThan(1);
    expect(rows).toEqual(
      results.map(({ label, currency, values: { amount, invoiced, credited, debited, count } }) =>
        [label, currency, amount, invoiced, credited, debited, count].map(String),
      ),
    );
  });

  it('has one column for each value across', async () => {
    const { results } = await readReport(ana, 'ageing');
    const [head, ...rows] = readCells(
      (await ana.get('/api/v2/reports/ageing/export', english)).body,
      listSeparators.en,
    );
    expect(head).toEqual(['Client', 'Days past due', 'Currency', 'Outstanding', 'Invoices']);
    expect(rows).toHaveLength(results.length);
    expect(rows.map((row) => row[1])).toContain('Not due');
  });

  it('is a workbook with typed cells on request', async () => {
    const { results } = await readReport(ana, 'issued', { by: 'month' });
    const answer = await ana.get('/api/v2/reports/issued/export?format=xlsx', english);
    const { sheets } = await readXlsx(new Uint8Array(answer.rawPayload));
    const [head, first] = sheets[0]?.rows ?? [];
    expect(head).toEqual(['Month', 'Currency', 'Invoiced', 'Before notes', 'Credited', 'Debited', 'Invoices']);
    const { amount, invoiced, credited, debited, count } = results[0]?.values ?? {};
    const amounts = [amount, invoiced, credited, debited].map(Number);
    expect(first?.slice(1)).toEqual([results[0]?.currency, ...amounts, count]);
  });

  it('has the parameters of the report, without a comparison', async () => {
    const status = async (query: string) => (await ana.get(`/api/v2/reports/issued/export?${query}`)).statusCode;
    expect(await status('from=2026-01-01&to=2026-03-31&by=client&currency=USD&apart=true')).toBe(200);
    expect(await status('from=2026-02-30')).toBe(400);
    expect(await status('compare=true')).toBe(400);
  });

  it('is there for an accountant who may export what it sums up', async () => {
    expect((await carla.get('/api/v2/reports/issued/export')).statusCode).toBe(200);
  });
});
