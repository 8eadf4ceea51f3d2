import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../dataProvider/calls/history.ts';
import type { Language } from '../../../domain/languages.ts';
import invoices from '../../../schemas/resources/invoicing/invoices.ts';
import { translate } from '../../../server/base/i18n.ts';
import { sentenceOf } from './sentences.ts';

const entry = (parts: Partial<AuditEntry>): AuditEntry => ({
  id: 'e',
  timestamp: '2026-03-09T15:30:00Z',
  action: 'updated',
  command: null,
  changes: {},
  actor: 'Ana <ana@acme.test>',
  ...parts,
});

const sentence = (language: Language, parts: Partial<AuditEntry>) =>
  sentenceOf(entry(parts), {
    resource: invoices,
    linesAt: 'items_invoice',
    language,
    currency: 'USD',
    names: {},
    translate: (key, args) => translate(language, key, args),
  }).replaceAll(/\s/g, ' ');

const billed = { command: 'invoices.bill', changes: { status: ['draft', 'billed'], number: [null, 17] } } as const;
const receipt = {
  exchange_currency: [null, 'EUR'],
  exchange_rate: [null, '5.4321'],
  remaining_amount: [null, '500.00'],
} as const;

describe('a history in sentences', () => {
  it.each<[string, Partial<AuditEntry>, Record<Language, string>]>([
    [
      'a file that was put beside it',
      { changes: { attachments: [null, 'pedido.pdf'] } },
      { pt: 'Arquivo pedido.pdf anexado', en: 'File pedido.pdf attached', es: 'Archivo pedido.pdf adjuntado' },
    ],
    [
      'a file that was taken away',
      { changes: { attachments: ['pedido.pdf', null] } },
      { pt: 'Anexo pedido.pdf removido', en: 'Attachment pedido.pdf removed', es: 'Adjunto pedido.pdf eliminado' },
    ],
    [
      'a number that was given',
      billed,
      { pt: 'Emissão com o nº 17', en: 'Issued as no. 17', es: 'Emisión con el n.º 17' },
    ],
    [
      'a number of a series',
      { ...billed, changes: { ...billed.changes, full_number: [null, 'A2026/00017'] } },
      {
        pt: 'Emissão com o nº A2026/00017',
        en: 'Issued as no. A2026/00017',
        es: 'Emisión con el n.º A2026/00017',
      },
    ],
    [
      'a command without figures',
      { command: 'invoices.bill', changes: { status: ['draft', 'billed'] } },
      { pt: 'Fatura emitida', en: 'Invoice issued', es: 'Factura emitida' },
    ],
    [
      'a reversal of money in another currency',
      { changes: { ...receipt, kind: [null, 'reversal'], amount: [null, '-92.05'] } },
      {
        pt: 'Estorno de US$ 92,05',
        en: 'Payment of USD 92.05 reversed',
        es: 'Anulación de un cobro de 92,05 US$',
      },
    ],
    [
      'a use of credit, which has no amount received',
      { changes: { kind: [null, 'credit'], amount: [null, '50.00'], remaining_amount: [null, '0.00'] } },
      { pt: 'Crédito de US$ 50,00 usado', en: 'Credit of USD 50.00 used', es: 'Crédito de 50,00 US$ usado' },
    ],
    [
      'a debit note, by its number',
      {
        changes: {
          kind: [null, 'debit_note'],
          note: [null, 'ND-7'],
          amount: [null, '-108.00'],
          remaining_amount: [null, '0.00'],
        },
      },
      {
        pt: 'Nota de débito ND-7 de US$ 108,00',
        en: 'Debit note ND-7 of USD 108.00',
        es: 'Nota de débito ND-7 de 108,00 US$',
      },
    ],
    [
      'money that came in by another currency',
      { command: 'invoices.receive', changes: receipt },
      {
        pt: 'Recebimento de € 500,00 à taxa de 5,4321 registrado',
        en: 'Payment of EUR 500.00 recorded at a rate of 5.4321',
        es: 'Cobro de 500,00 € al cambio de 5,4321 registrado',
      },
    ],
    [
      'money that came in as it was asked for',
      { command: 'invoices.receive', changes: { ...receipt, exchange_rate: [null, '1.0000'] } },
      {
        pt: 'Recebimento de € 500,00 registrado',
        en: 'Payment of EUR 500.00 recorded',
        es: 'Cobro de 500,00 € registrado',
      },
    ],
    [
      'a refund that was requested',
      { command: 'invoices.refund', changes: { refund_amount: [null, '100.00'], reason: [null, 'Discount'] } },
      {
        pt: 'Reembolso de US$ 100,00 solicitado',
        en: 'Refund of USD 100.00 requested',
        es: 'Reembolso de 100,00 US$ solicitado',
      },
    ],
    [
      'a payer who looked',
      { changes: { seen_at: [null, '2026-03-09T15:30:00Z'] }, actor: 'public link' },
      { pt: 'O cliente abriu o documento', en: 'Viewed by the client', es: 'El cliente abrió el documento' },
    ],
    [
      'what was made',
      { action: 'created', changes: { total: [null, '1.00'] } },
      { pt: 'Criada', en: 'Created', es: 'Creada' },
    ],
  ])('describes %s', (_, parts, words) => {
    for (const language of ['pt', 'en', 'es'] as const) expect(sentence(language, parts)).toBe(words[language]);
  });

  it('lists up to three fields that a save changed, all lines as one', () => {
    const price = ['1.00', '2.00'] as const;
    const changes = { 'items_invoice.0.price': price, 'items_invoice.4.price': price, total: price };
    expect(sentence('en', { changes })).toBe('Changed: Amount due and Items');
    const more = { ...changes, due_date: ['2026-01-01', '2026-01-02'], observation: ['a', 'b'] } as const;
    expect(sentence('en', { changes: more })).toBe('Changed: Due date, Amount due, Notes, …');
  });
});
