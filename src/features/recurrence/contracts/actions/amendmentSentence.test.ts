import { describe, expect, it } from 'vitest';
import type { AuditEntry } from '../../../../../dataProvider/calls/history.ts';
import type { Language } from '../../../../../domain/languages.ts';
import contracts from '../../../../../schemas/resources/recurrence/contracts.ts';
import { t } from '../../../../../tests/support/words.ts';
import { sentenceOf } from '../../../../documents/history/sentences.ts';
import { contractSentence } from './amendmentSentence.ts';

const sentenceIn = (language: Language, parts: Partial<AuditEntry>) =>
  sentenceOf(
    { id: 'e', timestamp: '', action: 'updated', command: null, changes: {}, actor: '', ...parts },
    {
      resource: contracts,
      linesAt: 'items_invoice',
      language,
      currency: 'USD',
      names: {},
      sentence: contractSentence,
      translate: (key, args) => t(language, key, args),
    },
  ).replaceAll(/\s/g, ' ');

describe('the history of a contract in sentences', () => {
  it.each([
    ['pt', 'Contrato criado'],
    ['en', 'Contract created'],
    ['es', 'Contrato creado'],
  ] as const)('starts with the creation (%s)', (language, sentence) => {
    expect(sentenceIn(language, { action: 'created', changes: { status: [null, 'Active'] } })).toBe(sentence);
  });

  const amendment = (parts: object): Partial<AuditEntry> => ({
    command: 'contracts.amend',
    changes: {
      amendment: [
        null,
        {
          reach: 'from',
          occurrence: 4,
          concerned: 9,
          total_before: '100.00',
          total_after: '100.00',
          change: {},
          ...parts,
        },
      ],
    },
  });
  it.each<[string, Partial<AuditEntry>, Record<Language, string>]>([
    [
      'prices that move, what all comes to since, and why',
      amendment({ kind: 'adjust', change: { percent: '4.62' }, total_after: '104.62', reason: 'IPCA' }),
      {
        pt: 'Preços reajustados em +4,62% a partir da fatura 4 · Todas as faturas: US$ 100,00 → US$ 104,62 · IPCA',
        en: 'Prices adjusted by +4.62% from invoice 4 onward · All invoices: USD 100.00 → USD 104.62 · IPCA',
        es: 'Precios ajustados en +4,62% a partir de la factura 4 · Todas las facturas: 100,00 US$ → 104,62 US$ · IPCA',
      },
    ],
    [
      'an invoice that is not issued, and what all come to without it',
      amendment({ kind: 'drop', reach: 'only', concerned: 1, total_after: '90.00' }),
      {
        pt: 'Fatura 4 cancelada antes da emissão · Todas as faturas: US$ 100,00 → US$ 90,00',
        en: 'Invoice 4 canceled before it was issued · All invoices: USD 100.00 → USD 90.00',
        es: 'Factura 4 anulada antes de emitirse · Todas las facturas: 100,00 US$ → 90,00 US$',
      },
    ],
    [
      'what one invoice says',
      amendment({ kind: 'details', reach: 'only', change: { company_number: 'PO 1', observation: '' } }),
      {
        pt: 'Referência interna e Observações: alteração na fatura 4',
        en: 'Internal reference and Notes: changed on invoice 4',
        es: 'Referencia interna y Observaciones: cambio en la factura 4',
      },
    ],
    [
      'other terms, with the lines and the words that are others',
      amendment({ kind: 'terms', lines: 2, change: { observation: 'Two teams' }, total_after: '120.00' }),
      {
        pt: 'Condições alteradas a partir da fatura 4: Itens e Observações · Todas as faturas: US$ 100,00 → US$ 120,00',
        en: 'Terms changed from invoice 4 onward: Items and Notes · All invoices: USD 100.00 → USD 120.00',
        es: 'Condiciones modificadas a partir de la factura 4: Conceptos y Observaciones · Todas las facturas: 100,00 US$ → 120,00 US$',
      },
    ],
    [
      'other terms of one invoice',
      amendment({ kind: 'terms', reach: 'only', change: { account_uuid: 'a' } }),
      {
        pt: 'Condições da fatura 4 alteradas: Conta de recebimento',
        en: 'Terms of invoice 4 changed: Payment account',
        es: 'Condiciones de la factura 4 modificadas: Cuenta de cobro',
      },
    ],
    [
      'a pause',
      amendment({ kind: 'pause', concerned: 3, change: { from: '2026-05-01', until: '2026-07-31' } }),
      {
        pt: 'Pausa de 01/05/2026 a 31/07/2026: 3 faturas não serão emitidas',
        en: 'Paused from 2026/05/01 to 2026/07/31: 3 invoices will not be issued',
        es: 'Pausa del 01/05/2026 al 31/07/2026: 3 facturas no se emitirán',
      },
    ],
    [
      'a pause without an end',
      amendment({ kind: 'pause', concerned: 3, change: { from: '2026-05-01' } }),
      {
        pt: 'Pausa a partir de 01/05/2026: 3 faturas não serão emitidas',
        en: 'Paused from 2026/05/01: 3 invoices will not be issued',
        es: 'Pausa desde el 01/05/2026: 3 facturas no se emitirán',
      },
    ],
    [
      'an earlier end',
      amendment({ kind: 'end', change: { last_occurrence: 3 } }),
      {
        pt: 'Encerramento após a fatura 3',
        en: 'Ended after invoice 3',
        es: 'Fin después de la factura 3',
      },
    ],
    [
      'an end before which an invoice was dropped already',
      amendment({ kind: 'end', occurrence: 12, concerned: 1, change: { last_occurrence: 10, frequency: 10 } }),
      {
        pt: 'Encerramento após a fatura 10',
        en: 'Ended after invoice 10',
        es: 'Fin después de la factura 10',
      },
    ],
    [
      'invoices that were issued immediately',
      {
        command: 'invoices.issue',
        changes: {
          'issued.2': [null, { occurrence: 2, number: 18 }],
          'issued.1': [null, { occurrence: 1, number: 17 }],
        },
      },
      {
        pt: '2 faturas emitidas, nº 17 a 18',
        en: '2 invoices issued, nos. 17 to 18',
        es: '2 facturas emitidas, n.º 17 a 18',
      },
    ],
  ])('describes %s', (_, parts, words) => {
    for (const language of ['pt', 'en', 'es'] as const) expect(sentenceIn(language, parts)).toBe(words[language]);
  });
});
