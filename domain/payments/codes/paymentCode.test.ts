import { describe, expect, it } from 'vitest';
import { scanned } from './codes.testing.ts';
import { paymentCode, transferCode, type CodedInvoice, type PaidTo } from './paymentCode.ts';

const iban = 'PT50000201231234567890154';
const billed: CodedInvoice = {
  status: 'billed',
  number: 17,
  currency: 'EUR',
  importer_total_payable_exporter: '1080.00',
  open_amount: '580.00',
  service_provider: { name: 'Globex Consulting', location: { address: 'Rua Augusta, 110, Lisboa' } },
};
const inEuros: PaidTo = { currency: 'EUR', codes: { iban, bic: 'BCOMPTPL' } };
const inReais: PaidTo = { currency: 'BRL', codes: { pix: 'ana@acme.test' } };
const addressed = (address: string): CodedInvoice => ({
  ...billed,
  currency: 'BRL',
  service_provider: { name: 'Acme Software Ltda', location: { address } },
});

describe('an issued invoice has a code', () => {
  it('in euros of its account with an IBAN, for what is open', () => {
    expect(paymentCode(billed, inEuros)).toEqual({
      scheme: 'epc',
      text: `BCD\n002\n1\nSCT\nBCOMPTPL\nGlobex Consulting\n${iban}\nEUR580.00\n\n\n17`,
    });
  });

  it('in reais of its account with a PIX key, with the city of the address', () => {
    const { scheme, text } = paymentCode(addressed('Avenida Paulista, 1374, São Paulo'), inReais) ?? {};
    expect(scheme).toBe('pix');
    expect(text).toMatch(/0113ana@acme\.test.*5406580\.00.*5918Acme Software Ltda6009Sao Paulo62060502176304/);
  });

  it.each([
    ['Avenida Paulista, 1374', 'BRASIL'],
    ['Avenida Paulista', 'BRASIL'],
    ['Recife, Pernambuco', 'Pernambuco'],
  ])('that names for %s: %s', (address, city) => {
    expect(paymentCode(addressed(address), inReais)?.text).toContain(
      `60${String(city.length).padStart(2, '0')}${city}62`,
    );
  });

  it.each([
    ['EUR', `IBAN: PT50 0002 0123 1234 5678 9015 4\nIntermediary BIC: COBADEFF`, `\n\nGlobex Consulting\n${iban}`],
    ['EUR', `IBAN ${iban}\nSWIFT/BIC: bcomptpl`, `\nBCOMPTPL\nGlobex`],
    ['BRL', 'Agência 3456-7, conta corrente 12345-6\nPIX: ANA@acme.test', '0113ana@acme.test'],
    ['BRL', 'Chave PIX: 11.222.333/0001-81', '011411222333000181'],
  ])('in %s of details that are written by hand: %s', (currency, details, part) => {
    expect(paymentCode({ ...billed, currency }, { details })?.text).toContain(part);
  });
});

describe('an invoice has no code', () => {
  it.each([
    ['as a draft', { status: 'draft' }],
    ['once it is paid', { status: 'paid' }],
    ['if it is canceled', { status: 'cancelled' }],
    ['without a number', { number: null }],
    ['if a gateway collects it', { transactions: [{ payment_link: 'https://gateway.test/1' }] }],
    ['if nothing is open', { open_amount: '0.00' }],
    ['in another currency than its account', { currency: 'BRL' }],
  ] satisfies [string, Partial<CodedInvoice>][])('%s', (_, change) => {
    expect(paymentCode({ ...billed, ...change }, inEuros)).toBeUndefined();
  });

  it.each([
    ['no account', 'EUR', null],
    ['an account without codes', 'EUR', { currency: 'EUR', codes: {} }],
    ['an IBAN in another currency', 'USD', { currency: 'USD', codes: { iban } }],
    ['a tax number that is not labelled as a key', 'BRL', { details: 'CNPJ: 11222333000181' }],
    ['two IBANs', 'EUR', { details: `IBAN EUR: ${iban}\nIBAN USD: DE89370400440532013000` }],
    ['an IBAN with a typing error', 'EUR', { details: 'IBAN: PT51000201231234567890154' }],
  ] satisfies [string, string, PaidTo | null][])('with %s', (_, currency, account) => {
    expect(paymentCode({ ...billed, currency }, account)).toBeUndefined();
  });
});

describe('the code of one transfer for several invoices', () => {
  const transfer = { beneficiary: 'Acme Software Ltda', address: 'Avenida Paulista, 1374, São Paulo' };
  const scannedOf = (of: Pick<Parameters<typeof transferCode>[0], 'currency' | 'amount' | 'numbers'>, to: PaidTo) =>
    scanned(transferCode({ ...transfer, ...of }, to)?.text ?? '');

  it('is scanned with the sum and all numbers in euros', () => {
    const read = scannedOf({ currency: 'EUR', amount: '2080.00', numbers: ['17', '18', '21'] }, inEuros);
    expect(read?.split('\n').slice(6)).toEqual([iban, 'EUR2080.00', '', '', '17, 18, 21']);
  });

  it('is scanned with the sum in reais, without an identifier that could name another invoice', () => {
    const read = scannedOf({ currency: 'BRL', amount: '2080.00', numbers: ['17', '18'] }, inReais);
    expect(read).toMatch(/54072080\.00.*62070503\*\*\*6304[\dA-F]{4}$/);
  });

  it('names as many numbers as fit, each as a whole', () => {
    const numbers = Array.from({ length: 100 }, (_, at) => String(100_000 + at));
    const read = scannedOf({ currency: 'EUR', amount: '9.00', numbers }, inEuros) ?? '';
    const [reference = ''] = read.split('\n').slice(-1);
    expect(reference.length).toBeLessThanOrEqual(140);
    expect(reference.split(', ')).toEqual(numbers.slice(0, 17));
  });
});
