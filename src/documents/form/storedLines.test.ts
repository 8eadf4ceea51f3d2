import { describe, expect, it } from 'vitest';
import { lineFieldNames, lineProperty } from '../../../domain/documents/lineFields.ts';
import { kindOf } from '../../../domain/schema/kindOf.ts';
import type { Invoice } from '../../../schemas/resources/invoicing/invoices.ts';
import { scenarioWith, tributeWith } from '../grid/lines/samples.testing.ts';
import { newText } from '../grid/lines/line.ts';
import { linesPayload } from '../saving/toPayload.ts';
import { samples } from '../../../tests/support/kindSamples.ts';
import { newValues } from './drafts.testing.ts';
import { computedLines, documentTotals } from '../grid/lines/totals.ts';
import { copiedRows, linesOf, movedIn, valuesOf, type StoredLine } from './storedLines.ts';

const invoice: Omit<Invoice, 'items_invoice'> = {
  uuid: 'u1',
  company_number: 'A-7',
  currency: 'EUR',
  created: '2026-01-10',
  due_date: '2026-02-10',
  service_provider_uuid: 'me',
  service_buyer_uuid: 'buyer',
  observation: 'Obrigado',
  show_tax_invoice: false,
  show_exporter_net: true,
  send_email: false,
  is_draft: true,
};

const lines: readonly StoredLine[] = [
  {
    item: { uuid: 'i1', description: 'Consultoria' },
    quantity: '2.0000',
    price: '10.500',
    scenery: {
      uuid: 's1',
      name: 'Antigo',
      tributes: [{ uuid: 't1', name: 'ISS', value: '3.0000', is_origin: true, type: 'Variable' }],
    },
  },
];

describe('a saved draft in the form', () => {
  it('has its own fields, and requires consent again', () => {
    expect(valuesOf({ ...invoice }, newValues('2026-03-01'))).toMatchObject({
      service_buyer_uuid: 'buyer',
      company_number: 'A-7',
      currency: 'EUR',
      created: '2026-01-10',
      due_date: '2026-02-10',
      observation: 'Obrigado',
      show_tax_invoice: false,
      show_exporter_net: true,
      terms_payment: null,
      accepted: false,
    });
  });

  it('has its lines with the current scenario and the entered values', () => {
    const today = scenarioWith(
      tributeWith({ uuid: 't1', type: 'Variable', value: undefined }),
      tributeWith({ uuid: 't9', value: '7' }),
    );
    const [line] = linesOf(lines, new Map([['s1', today]]));
    expect(line).toMatchObject({ quantity: '2', price: '10.5', scenario: today, values: { t1: '3' } });
  });

  it('has its texts, headings and subtotals, and sends them as they were', () => {
    const texts: readonly StoredLine[] = [
      { row: 'heading', description: 'Maio' },
      { row: 'text', description: 'Um\ndois' },
      { row: 'subtotal', total: '10.00' },
    ];
    const rows = linesOf([...texts, ...lines], new Map());
    expect(rows.slice(0, 3)).toMatchObject([{ row: 'heading', price: '' }, { row: 'text' }, { row: 'subtotal' }]);
    expect(linesPayload(rows).slice(0, 3)).toEqual([...texts.slice(0, 2), { row: 'subtotal' }]);
    expect(linesPayload([newText('heading', ' '), newText('text'), newText('subtotal')])).toEqual([
      { row: 'subtotal' },
    ]);
  });

  it('is sent with each field of its lines as it was saved', () => {
    const stated = {
      ...Object.fromEntries(lineFieldNames.map((name) => [name, samples[kindOf(lineProperty(name))].stored])),
      adjustments: [{ kind: 'discount' as const, percent: '10' }],
      price: '10.5',
    };
    expect(Object.keys(stated)).toEqual(expect.arrayContaining([...lineFieldNames]));
    const [line] = linesOf(
      lines.map((each) => ({ ...each, ...stated })),
      new Map(),
    );
    expect(linesPayload(line ? [line] : [])).toMatchObject([stated]);
  });

  it('keeps the snapshot of a deleted scenario', () => {
    const [line] = linesOf(lines, new Map());
    expect(line?.scenario).toMatchObject({ name: 'Antigo', tributes: [{ uuid: 't1', name: 'ISS', type: 'Variable' }] });
    expect(line?.values).toEqual({ t1: '3' });
  });
});

describe('changes since a draft was saved', () => {
  const noticesOf = (...tributes: Parameters<typeof scenarioWith>) => {
    const stored = lines;
    return movedIn(
      { stored, document: { currency: 'USD' } },
      linesOf(stored, new Map([['s1', { ...scenarioWith(...tributes), uuid: 's1' }]])),
    );
  };
  const iss = tributeWith({ uuid: 't1', name: 'ISS', type: 'Variable', is_origin: true, value: undefined });

  it('are reported for its scenarios, whatever values were entered', () => {
    expect(noticesOf({ ...iss, tax_responsible: 'exporter' })).toEqual([]);
    expect(noticesOf(iss, tributeWith({ uuid: 't9', name: 'IVA', value: '7' })).at(-1)).toMatchObject({
      key: 'documents.moved.added',
      args: { tribute: 'IVA', current: { figure: '7', unit: '%' } },
    });
  });

  it('are not reported for a scenario that no line uses anymore', () => {
    expect(movedIn({ stored: lines, document: { ...invoice } }, [])).toEqual([]);
  });
});

describe('a line that deducts a deposit', () => {
  const deducted: StoredLine = {
    item: { uuid: 'i1', description: 'Consultoria' },
    quantity: '1',
    price: '6.30',
    mirrors_line: 'd1',
    total: '-6.30',
    net: '-6.30',
    exporter_total_taxes_payable_exporter: '-0.25',
    total_taxes: '-0.25',
    importer_total_payable_exporter: '-6.30',
    scenery: {
      uuid: 's1',
      tributes: [
        { uuid: 't1', value: '4', type: 'Fixed', is_origin: true, tax_responsible: 'exporter', amount: '-0.25' },
      ],
    },
  };
  const entered = linesOf([...lines, deducted], new Map([['s1', scenarioWith('Fixed')]]));

  it('has the amounts and taxes that are stored, and no share of a discount', () => {
    const [line, mirror] = computedLines(entered, 2, [{ kind: 'discount', percent: '10' }]);
    expect([line?.totals.net, mirror?.totals.net, mirror?.totals.total_taxes]).toEqual(['18.90', '-6.30', '-0.25']);
    expect(documentTotals(entered, 2)).toMatchObject({ subtotal: '14.70', total: '14.70' });
  });

  it('is repeated as it is, and not copied', () => {
    expect(linesPayload(entered)[1]).toMatchObject({
      mirrors_line: 'd1',
      price: '6.3',
      scenery: { uuid: 's1', tributes: [] },
    });
    expect(copiedRows([...lines, deducted])).toEqual(lines);
  });
});
