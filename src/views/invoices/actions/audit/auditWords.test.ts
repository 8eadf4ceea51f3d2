import { describe, expect, it } from 'vitest';
import type { Language } from '../../../../i18n/languages.ts';
import { t } from '../../../../../tests/support/words.ts';
import { type AuditContext, fieldWord, receivedCurrency, toldChanges, valueWord } from './auditWords.ts';

const uuid = '0198f6b2-0000-7000-8000-000000000001';

/** A reader of the language, who sees an invoice in dollars. Keys without words give the fallback, as in the console. */
const reader = (language: Language, rest: Partial<AuditContext> = {}): AuditContext => ({
  language,
  currency: 'USD',
  names: { invoiceTemplate1: 'Ultramar' },
  translate: (key, args) => {
    try {
      return t(language, key);
    } catch {
      return args?._ ?? key;
    }
  },
  ...rest,
});

describe('a changed value', () => {
  it.each<[column: string, value: unknown, pt: string, en: string, es: string]>([
    ['status', 'billed', 'Emitida', 'Issued', 'Emitida'],
    ['total', 1080, 'US$ 1.080,00', '$1,080.00', '1.080,00 US$'],
    ['due_date', '2026-03-09', '09/03/2026', '2026/03/09', '09/03/2026'],
    ['exchange_rate', 5.1, '5,1000', '5.1000', '5,1000'],
    ['send_email', true, 'Sim', 'Yes', 'Sí'],
    ['observation', null, 'vazio', 'empty', 'vacío'],
    ['template', 'invoiceTemplate1', 'Ultramar', 'Ultramar', 'Ultramar'],
    ['account_uuid', uuid, 'outra', 'another', 'otra'],
    ['service_buyer', { name: 'Blue Harbor Inc' }, 'Blue Harbor Inc', 'Blue Harbor Inc', 'Blue Harbor Inc'],
    ['company_number', 'A-1', 'A-1', 'A-1', 'A-1'],
  ])('of %s, %j, is written as each language writes it', (column, value, ...words) => {
    const written = (['pt', 'en', 'es'] as const).map((language) => valueWord(column, value, reader(language)));
    expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(words);
  });

  it('of a payment is in the currency that came in; a bare figure where that is not told', () => {
    expect(valueWord('fee', 10.5, reader('en', { received: 'BRL' }))).toBe('R$10.50');
    expect(valueWord('fee', 10.5, reader('en'))).toBe('10.5');
  });
});

describe('what a change tells', () => {
  it('the currency that came in, where it was told', () => {
    expect(receivedCurrency({ changes: { exchange_currency: [null, 'BRL'] } })).toBe('BRL');
    expect(receivedCurrency({ changes: { fee: [null, 1] } })).toBeUndefined();
  });

  it('is in the order of the schema, without what the database keeps for itself', () => {
    const changes = { due_date: [null, '2026-03-09'], version: [1, 2], status: ['draft', 'billed'] } as const;
    expect(toldChanges({ action: 'updated', changes }).map(([column]) => column)).toEqual(['status', 'due_date']);
  });

  it('of a new invoice leaves out what it was not given; of a changed one says that it was emptied', () => {
    const changes = { observation: ['Text', null], label: [null, ''] } as const;
    expect(toldChanges({ action: 'created', changes })).toEqual([]);
    expect(toldChanges({ action: 'updated', changes })).toHaveLength(2);
  });

  it('names its field by the form, else by the payment, else as the server does', () => {
    expect(fieldWord('due_date', reader('en'))).toBe('Due date');
    expect(fieldWord('fee', reader('en'))).toBe('Fee');
    expect(fieldWord('odd_column', reader('en'))).toBe('odd_column');
  });
});
