import { describe, expect, it } from 'vitest';
import { sampleInvoice } from '../../../../tests/support/sampleDocument.ts';
import { publicRecord } from './publicRecord.ts';

const printed = {
  pay_to: { name: 'Wise USD', details: 'Account 8310012345' },
  contact: { responsible_name: 'Ana Souza', responsible_email: 'ana@acme.test' },
  language: null,
};

const { lines, called: _called, ...sample } = sampleInvoice({ show_exporter_net: false, terms_payment: '30 days' });

/** An invoice as its company reads it, with internal properties. */
const record = (change: object = {}) => ({
  ...sample,
  items_invoice: lines,
  uuid: 'u',
  status: 'billed' as const,
  public_hash: 'secret',
  label: 'pipeline',
  responsible_email: 'payer@blueharbor.test',
  transactions: [
    { status: 'Pending', amount: '1080.00', currency: 'USD', public_notes: 'inner', account: { name: 'Wise' } },
  ],
  ...change,
});
const shown = (change: object = {}) => publicRecord(record(change), printed, 'America/Sao_Paulo');

describe('the public view', () => {
  it('is the content of the document: lines, amounts, account and contact', () => {
    const { items_invoice, ...rest } = shown();
    expect(items_invoice).toEqual([
      { item: { description: 'Consultoria' }, quantity: '1', price: '1000', total: '1000.00' },
    ]);
    expect(rest).toMatchObject({
      total: '1080.00',
      exporter_total_taxes_payable_importer: '230.00',
      importer_total_taxes_payable_exporter: '150.00',
      importer_total_payable: '1342.50',
      terms_payment: '30 days',
      account: printed.pay_to,
      contact: printed.contact,
      transactions: [{ status: 'Pending', amount: '1080.00', currency: 'USD' }],
    });
    expect(rest['service_buyer']).toEqual({
      name: 'Atlântico Serviços Digitais, Lda.',
      nif: '501964843',
      location: {
        address: 'Av. Atlântica 1702',
        complement: '12º andar',
        country: { identifier: 'PT', name: 'Portugal' },
      },
    });
  });

  it('has the code to pay what is open by transfer, and nothing else of the account that is not printed', () => {
    const account = { name: 'BCP', currency: 'EUR', codes: { iban: 'PT50000201231234567890154' } };
    const invoice = record({ number: 17, currency: 'EUR', open_amount: '580.00' });
    const { account: shownAccount, payment_code: code } = publicRecord(
      invoice,
      { ...printed, pay_to: account },
      'America/Sao_Paulo',
    );
    expect(shownAccount).toEqual({ name: 'BCP' });
    expect(code).toMatchObject({ scheme: 'epc', text: expect.stringMatching(/\nEUR580\.00\n.*\n17$/s) });
    expect(shown()).not.toHaveProperty('payment_code');
  });

  it('says what was given back', () => {
    expect(shown()).not.toHaveProperty('refunded_amount');
    expect(shown({ status: 'paid', refunded_amount: '80.00' })['refunded_amount']).toBe('80.00');
  });

  it('has the notes on it, with amounts of its currency', () => {
    const note = {
      kind: 'credit' as const,
      number: 'NC-1',
      created: '2026-11-25',
      reason: 'Returned',
      public_hash: 'n',
    };
    const noted = publicRecord(
      record({ credited_amount: '100.00' }),
      { ...printed, notes: [{ ...note, amount: '100.000' }] },
      'America/Sao_Paulo',
    );
    expect(noted).toMatchObject({ credited_amount: '100.00', notes: [{ ...note, amount: '100.00' }] });
    expect(shown()).not.toHaveProperty('notes');
  });

  it('has the taxes of both countries, except those the exporter bears at home', () => {
    expect(shown()['taxes']).toMatchObject([
      {
        side: 'exporter',
        countries: [{ identifier: 'BR', name: 'Brasil' }],
        tributes: [{ name: 'Encargo de exportação', value: '23', tax_responsible: 'importer', amount: '230.00' }],
        total: '230.00',
      },
      {
        side: 'importer',
        tributes: [
          { name: 'IRS retido na fonte', tax_responsible: 'exporter', base: '1000.00', amount: '150.00' },
          { name: 'IVA autoliquidado', tax_responsible: 'importer' },
          { name: 'Imposto do selo', is_fixed: true },
        ],
        total: '262.50',
      },
    ]);
  });

  it.each([true, false])('has nothing internal to the exporter, taxes shown: %s', (show_tax_invoice) => {
    const text = JSON.stringify(shown({ show_tax_invoice }));
    // Home taxes, net amount and total taxes; keys, links, recipients and names of scenarios.
    for (const internal of ['ISS', '"50.00"', '800.00', '542.50']) expect(text).not.toContain(internal);
    for (const internal of ['secret', 'pipeline', 'payer@', 'inner', 'Serviços técnicos', 'place_id', 'scenery']) {
      expect(text).not.toContain(internal);
    }
  });

  it('has the net amount of the exporter if its company shows it', () => {
    expect(shown({ show_exporter_net: true })).toMatchObject({
      exporter_net_total: '800.00',
      exporter_total_taxes_payable_exporter: '50.00',
      total_taxes: '542.50',
    });
  });

  it('has no breakdown if the issuer does not show it', () => {
    const quiet = shown({ show_tax_invoice: false });
    for (const name of ['taxes', 'total_taxes', 'importer_total_taxes_payable_importer', 'importer_total_payable']) {
      expect(quiet).not.toHaveProperty(name);
    }
    expect(quiet).toMatchObject({ total: '1080.00' });
  });

  it.each(['paid', 'cancelled'] as const)('has no account once it is %s', (status) => {
    expect(shown({ status })).not.toHaveProperty('account');
  });

  it('lists the payments that have a receipt, by the calendar of the company', () => {
    const booked = { currency: 'USD', status: 'Paid On Time', payment_date: '2026-11-26T01:30:00.000Z' };
    const transactions = [
      { status: 'Pending', amount: '80.00', currency: 'USD' },
      { ...booked, uuid: 'a', kind: 'receipt', amount: '500.00', fee: '3.33', exchange_rate: '5.1234' },
      { ...booked, uuid: 'b', kind: 'receipt', amount: '1.00', is_reversed: true },
      { ...booked, uuid: 'c', kind: 'credit', amount: '400.00' },
      { ...booked, uuid: 'd', kind: 'gateway', amount: '100.00' },
    ];
    expect(shown({ transactions })['receipts']).toEqual([
      { uuid: 'a', amount: '500.00', paid_on: '2026-11-25' },
      { uuid: 'd', amount: '100.00', paid_on: '2026-11-25' },
    ]);
  });

  it('omits a missing account and contact', () => {
    const bare = publicRecord(record(), { pay_to: null, contact: {}, language: null }, 'America/Sao_Paulo');
    for (const name of ['account', 'contact']) expect(bare).not.toHaveProperty(name);
  });
});
