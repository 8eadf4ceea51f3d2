import { describe, expect, test } from 'vitest';
import { readPdf } from '../../tests/support/readPdf.ts';
import { sampleInvoice } from '../../tests/support/sampleDocument.ts';
import { builtInTemplate, defaultTemplate } from './builtIn/builtIn.ts';
import { createCompiler } from './compiler.ts';
import type { ContractTerms } from './request.ts';
import { documentView } from './view/view.ts';

const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const contractOf = (changes: Partial<ContractTerms> = {}) =>
  sampleInvoice({
    called: { title: 'Contrato', status: { code: 'active', label: 'Ativo', isStamped: false } },
    contract: {
      frequency: 'Mensal',
      last_due_date: '2027-02-20',
      terms: 'each',
      years: [
        { year: '2026', count: 1, amount: '1080.00' },
        { year: '2027', count: 2, amount: '2160.00' },
      ],
      ...changes,
    },
  });

describe('the document of a contract', () => {
  test('has the dates of all its invoices, and their frequency', () => {
    expect(documentView(contractOf(), 'pt').facts.map(({ label, value }) => [label, value])).toEqual([
      ['Número', '1024'],
      ['Data do contrato', '20/11/2026'],
      ['Primeiro vencimento', '20/12/2026'],
      ['Último vencimento', '20/02/2027'],
      ['Frequência', 'Mensal'],
      ['Referência interna', 'EXP-2026/118'],
      ['Moeda', 'USD · Dólar americano'],
    ]);
  });

  test('has its invoices by year, and what all of them cost', () => {
    expect(documentView(contractOf(), 'en').schedule).toEqual({
      title: 'Invoices by year',
      header: { year: 'Year', count: 'Invoices', amount: 'Amount (USD)' },
      rows: [
        { year: '2026', count: '1', amount: '1,080.00' },
        { year: '2027', count: '2', amount: '2,160.00' },
      ],
      sum: { year: 'Total', count: '3', amount: '3,240.00' },
    });
    expect(documentView(contractOf({ years: [] }), 'en').schedule).toBeNull();
    expect(documentView(sampleInvoice(), 'en').schedule).toBeNull();
  });

  test.each([
    ['each', 'Amount due per invoice'],
    ['next', 'Amount due on the next invoice'],
    ['last', 'Amount due on the last invoice'],
  ] as const)('names the invoices of its amount: %s', (terms, label) => {
    const { pay } = documentView(contractOf({ terms }), 'en').totals;
    expect([pay.label, plain(pay.amount)]).toEqual([label, 'USD 1,080.00']);
  });

  test('names the taxes that its invoices do not include', () => {
    const responsible = documentView(contractOf(), 'en').taxes?.sides.flatMap(({ rows }) =>
      rows.map((row) => row.responsible),
    );
    expect(responsible).toContain('Importer, not included in the invoice');
    expect(responsible?.join()).not.toContain('this invoice');
  });

  test('has no payment: its invoices have', () => {
    expect(documentView(contractOf(), 'pt').payment).toBeNull();
  });

  const standard = builtInTemplate(defaultTemplate);
  const columns = [standard.blocks, standard.blocks].map(() => ({
    width: 1,
    blocks: [{ type: 'totals' as const, variant: 'plain' as const }],
  }));

  test.each([
    ['after its totals', standard.blocks, /por fatura[^]*Faturas por ano[^]*Tributos por país/],
    ['after totals in columns', [{ type: 'columns' as const, columns }], /por fatura[^]*Faturas por ano/],
    ['last without them', [{ type: 'title' as const, align: 'left' as const }], /Contrato[^]*Faturas por ano/],
  ])('prints the schedule %s', async (_, blocks, order) => {
    const pdf = createCompiler().pdf({ template: { ...standard, blocks }, locale: 'pt', document: contractOf() });
    const { pages, archival, tagged } = await readPdf(pdf);
    expect(pages.join('\n')).toMatch(order);
    expect([archival, tagged]).toEqual(['3A', true]);
  });
});
