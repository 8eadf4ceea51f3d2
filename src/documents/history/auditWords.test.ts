import { describe, expect, it } from 'vitest';
import type { Language } from '../../../domain/languages.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { t } from '../../../tests/support/words.ts';
import type { AuditContext } from './auditContext.ts';
import { changeLabel, changeWords, receivedCurrency, shownChanges, valueWord } from './auditWords.ts';

const uuid = '0198f6b2-0000-7000-8000-000000000001';

/** An English reader of an invoice in dollars. Missing keys return the fallback, as in the console. */
const reader = (language: Language, rest: Partial<AuditContext> = {}): AuditContext => ({
  resource: invoices,
  linesAt: 'items_invoice',
  language,
  currency: 'USD',
  names: { invoiceTemplate1: 'Ultramar' },
  translate: (key, args) => {
    try {
      return t(language, key, args);
    } catch {
      return String(args?._ ?? key);
    }
  },
  ...rest,
});

describe('a changed value', () => {
  it.each<[column: string, value: unknown, pt: string, en: string, es: string]>([
    ['status', 'billed', 'Emitida', 'Issued', 'Emitida'],
    ['total', 1080, 'US$ 1.080,00', 'USD 1,080.00', '1.080,00 US$'],
    ['due_date', '2026-03-09', '09/03/2026', '2026/03/09', '09/03/2026'],
    ['exchange_rate', '5.1000', '5,1000', '5.1000', '5,1000'],
    ['send_email', true, 'Sim', 'Yes', 'Sí'],
    ['observation', null, 'vazio', 'empty', 'vacío'],
    ['template', 'invoiceTemplate1', 'Ultramar', 'Ultramar', 'Ultramar'],
    ['account_uuid', uuid, 'outra', 'another', 'otra'],
    ['service_buyer', { name: 'Blue Harbor Inc' }, 'Blue Harbor Inc', 'Blue Harbor Inc', 'Blue Harbor Inc'],
    ['company_number', 'A-1', 'A-1', 'A-1', 'A-1'],
    ['agreed_on', '2026-03-09', '09/03/2026', '2026/03/09', '09/03/2026'],
    [
      'error',
      'refused',
      'O gateway recusou o reembolso.',
      'The gateway refused the refund.',
      'La pasarela rechazó el reembolso.',
    ],
    ['error', 'Card expired', 'Card expired', 'Card expired', 'Card expired'],
  ])('of %s, %j, is formatted in each language', (column, value, ...words) => {
    const written = (['pt', 'en', 'es'] as const).map((language) => valueWord(column, value, reader(language)));
    expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(words);
  });

  it('of a payment is in the received currency, or a plain figure if that is unknown', () => {
    expect(valueWord('fee', 10.5, reader('en', { received: 'BRL' }))).toBe('BRL\u00a010.50');
    expect(valueWord('fee', 10.5, reader('en'))).toBe('10.5');
  });
});

it('discounts and charges, of a document or a line, are written as they were entered', () => {
  const is = [
    { kind: 'discount', percent: '10', reason: 'Loyalty' },
    { kind: 'charge', amount: '5.00' },
  ];
  for (const path of ['adjustments', 'items_invoice.0.adjustments']) {
    expect(changeWords(path, [null, is], reader('en'))).toEqual({
      previous: undefined,
      next: 'Discount 10%, Loyalty · Charge: 5.00',
    });
  }
});

describe('the changes of an entry', () => {
  it('include the received currency, if it is logged', () => {
    expect(receivedCurrency({ changes: { exchange_currency: [null, 'BRL'] } })).toBe('BRL');
    expect(receivedCurrency({ changes: { fee: [null, 1] } })).toBeUndefined();
  });

  it('are in the order of the schema, without internal columns', () => {
    const changes = { due_date: [null, '2026-03-09'], version: [1, 2], status: ['draft', 'billed'] } as const;
    expect(shownChanges({ action: 'updated', changes }, reader('en')).map(([column]) => column)).toEqual([
      'status',
      'due_date',
    ]);
  });

  it('of a new invoice exclude absent values; of a changed one show cleared values as empty', () => {
    const changes = { observation: ['Text', null], label: [null, ''] } as const;
    expect(shownChanges({ action: 'created', changes }, reader('en'))).toEqual([]);
    expect(shownChanges({ action: 'updated', changes }, reader('en'))).toHaveLength(2);
  });

  it('have the number as it is printed', () => {
    const changes = { number: [null, 12], full_number: [null, 'A2026/00012'] } as const;
    const shown = shownChanges({ action: 'updated', changes }, reader('en'));
    expect(shown.map(([path]) => path)).toEqual(['full_number']);
  });

  it('are labelled by the form, otherwise by the payment, otherwise by the server’s name', () => {
    const label = (path: string) => changeLabel(path, [null, null], reader('en'));
    expect(['due_date', 'fee', 'odd_column'].map(label)).toEqual(['Due date', 'Fee', 'odd_column']);
  });

  it('have lines after everything else, each by its position', () => {
    const changes = {
      'items_invoice.10.price': ['1', '2'],
      'items_invoice.9.price': ['1', '2'],
      fee: [null, '1'],
    } as const;
    const shown = shownChanges({ action: 'updated', changes: { ...changes, label: [null, 'x'] } }, reader('en'));
    expect(shown.map(([path]) => path)).toEqual(['label', 'fee', 'items_invoice.9.price', 'items_invoice.10.price']);
  });
});

describe('a change of a line', () => {
  const line = { item: 'Consulting', quantity: '2.5', price: '1250.00', scenery: { uuid, name: 'Brazil to US' } };
  const tribute = { name: 'ISS', value: '5', is_fixed: false, is_origin: true, tax_responsible: 'exporter' };
  const fixed = { ...tribute, value: '12.5', is_fixed: true };
  const digest = `md5:${'0'.repeat(32)}`;

  /** Formats a change: `Line 3 · Unit price: USD 1.00 -> USD 2.00`. */
  const textOf = (language: Language, path: string, change: readonly [unknown, unknown]) => {
    const { previous, next } = changeWords(path, change, reader(language));
    const label = changeLabel(path, change, reader(language));
    return `${label}: ${previous ?? ''} -> ${next ?? ''}`.replaceAll('\u00a0', ' ');
  };

  it.each<[path: string, change: readonly [unknown, unknown], pt: string, en: string, es: string]>([
    [
      'items_invoice.2.price',
      ['1.00', '1250.00'],
      'Linha 3 · Preço unitário: US$ 1,00 -> US$ 1.250,00',
      'Line 3 · Unit price: USD 1.00 -> USD 1,250.00',
      'Línea 3 · Precio unitario: 1,00 US$ -> 1.250,00 US$',
    ],
    [
      'items_invoice.0.quantity',
      ['2', '2.5'],
      'Linha 1 · Quantidade: 2 -> 2,5',
      'Line 1 · Quantity: 2 -> 2.5',
      'Línea 1 · Cantidad: 2 -> 2,5',
    ],
    [
      'items_invoice.0.item',
      ['Consulting', 'Design'],
      'Linha 1 · Descrição: Consulting -> Design',
      'Line 1 · Description: Consulting -> Design',
      'Línea 1 · Concepto: Consulting -> Design',
    ],
    [
      'items_invoice.0.scenery.tributes.1',
      [tribute, { ...tribute, value: '6.5' }],
      'Linha 1 · ISS: 5% -> 6,5%',
      'Line 1 · ISS: 5% -> 6.5%',
      'Línea 1 · ISS: 5 % -> 6,5 %',
    ],
    [
      'items_invoice.0.scenery.tributes.1',
      [tribute, { ...tribute, tax_responsible: 'importer' }],
      'Linha 1 · ISS: 5% · Exportador -> 5% · Importador',
      'Line 1 · ISS: 5% · Exporter -> 5% · Importer',
      'Línea 1 · ISS: 5 % · Exportador -> 5 % · Importador',
    ],
    [
      'items_invoice.0.scenery.tributes.1',
      [fixed, null],
      'Linha 1 · ISS: US$ 12,50 -> Removido',
      'Line 1 · ISS: USD 12.50 -> Removed',
      'Línea 1 · ISS: 12,50 US$ -> Eliminado',
    ],
    [
      'items_invoice.3',
      [null, line],
      'Linha 4 adicionada:  -> Consulting · 2,5 × US$ 1.250,00 · Brazil to US',
      'Line 4 added:  -> Consulting · 2.5 × USD 1,250.00 · Brazil to US',
      'Línea 4 añadida:  -> Consulting · 2,5 × 1.250,00 US$ · Brazil to US',
    ],
    [
      'items_invoice.3',
      [line, null],
      'Linha 4 removida: Consulting · 2,5 × US$ 1.250,00 · Brazil to US -> ',
      'Line 4 removed: Consulting · 2.5 × USD 1,250.00 · Brazil to US -> ',
      'Línea 4 eliminada: Consulting · 2,5 × 1.250,00 US$ · Brazil to US -> ',
    ],
    [
      'items_invoice.3',
      [null, { ...line, price_includes_tax: true }],
      'Linha 4 adicionada:  -> Consulting · 2,5 × US$ 1.250,00 · Preço com tributos incluídos · Brazil to US',
      'Line 4 added:  -> Consulting · 2.5 × USD 1,250.00 · Price includes taxes · Brazil to US',
      'Línea 4 añadida:  -> Consulting · 2,5 × 1.250,00 US$ · Precio con impuestos incluidos · Brazil to US',
    ],
    [
      'items_invoice.3.price_includes_tax',
      [null, true],
      'Linha 4 · Preço com tributos incluídos:  -> Sim',
      'Line 4 · Price includes taxes:  -> Yes',
      'Línea 4 · Precio con impuestos incluidos:  -> Sí',
    ],
    [
      'items_invoice.0.scenery',
      [line.scenery, { uuid, name: 'Brazil to EU' }],
      'Linha 1 · Cenário: Brazil to US -> Brazil to EU',
      'Line 1 · Scenario: Brazil to US -> Brazil to EU',
      'Línea 1 · Escenario: Brazil to US -> Brazil to EU',
    ],
    [
      'items_invoice.0.scenery',
      [digest, `md5:${'1'.repeat(32)}`],
      'Linha 1 · Cenário:  -> Alterado (extenso demais para exibir)',
      'Line 1 · Scenario:  -> Changed (too long to show)',
      'Línea 1 · Escenario:  -> Modificado (demasiado extenso para mostrarlo)',
    ],
  ])('at %s, %j, is formatted in each language', (path, change, ...words) => {
    expect((['pt', 'en', 'es'] as const).map((language) => textOf(language, path, change))).toEqual(words);
  });

  it.each([
    [[null, 'sha256:1'], 'Added'],
    [['sha256:1', 'sha256:2'], 'Replaced'],
    [['sha256:1', null], 'Removed'],
  ] as const)('of the logo, %j, shows the kind of change', (change, word) => {
    expect(textOf('en', 'logo', change)).toBe(`Logo:  -> ${word}`);
  });

  it('has the previous value in the previous currency', () => {
    const context = { ...reader('en'), currencyBefore: 'JPY' };
    expect(changeWords('items_invoice.0.price', ['1000', '10.00'], context)).toEqual({
      previous: 'JPY\u00a01,000',
      next: 'USD\u00a010.00',
    });
  });
});

it.each([
  [{ row: 'heading', description: 'May' }, 'Título · May', 'Heading · May'],
  [{ row: 'subtotal' }, 'Subtotal', 'Subtotal'],
])('the row %j that became another one is written by its kind', (row, pt, en) => {
  const word = (language: Language) => changeWords('items_invoice.0', [null, row], reader(language)).next;
  expect([word('pt'), word('en')]).toEqual([pt, en]);
});
