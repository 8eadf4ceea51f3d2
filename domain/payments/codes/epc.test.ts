import fc from 'fast-check';
import { isValidIBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../../money/decimal.ts';
import { epcLimits, epcPayload, type EpcTransfer } from './epc.ts';
import { scanned } from './codes.testing.ts';

const transfer = (change: Partial<EpcTransfer> = {}): EpcTransfer => ({
  iban: 'PT50000201231234567890154',
  bic: 'BCOMPTPL',
  beneficiary: 'Globex Consulting, Lda.',
  amount: '1234.50',
  reference: '17',
  ...change,
});

describe('an EPC QR code', () => {
  it('has the lines of version 002, and no more than are needed', () => {
    expect(epcPayload(transfer())).toBe(
      'BCD\n002\n1\nSCT\nBCOMPTPL\nGlobex Consulting, Lda.\nPT50000201231234567890154\nEUR1234.50\n\n\n17',
    );
  });

  it('needs the BIC outside the European Economic Area only', () => {
    expect(epcPayload(transfer({ bic: undefined }))).toMatch(/^BCD\n002\n1\nSCT\n\nGlobex/);
    const swiss = { iban: 'CH9300762011623852957' };
    expect(epcPayload(transfer({ ...swiss, bic: undefined }))).toBeUndefined();
    expect(epcPayload(transfer({ ...swiss, bic: 'UBSWCHZH80A' }))).toMatch(/\nUBSWCHZH80A\n/);
  });

  it.each([
    ['an account outside SEPA', { iban: 'BR1500000000000010932840814P2' }],
    ['a wrong check digit', { iban: 'PT51000201231234567890154' }],
    ['no name', { beneficiary: ' \n ' }],
    ['nothing to pay', { amount: '0.00' }],
    ['a negative amount', { amount: '-1.00' }],
    ['an amount above the limit', { amount: '1000000000.00' }],
  ])('does not exist for %s', (_, change) => {
    expect(epcPayload(transfer(change))).toBeUndefined();
  });

  it('exists from the smallest to the largest amount', () => {
    expect(epcPayload(transfer({ amount: '0.01' }))).toMatch(/\nEUR0\.01\n/);
    expect(epcPayload(transfer({ amount: '999999999.99' }))).toMatch(/\nEUR999999999\.99\n/);
  });
});

const ibans = fc.constantFrom('PT50000201231234567890154', 'DE89370400440532013000', 'FR1420041010050500013M02606');
const cents = fc.bigInt({ min: epcLimits.least, max: epcLimits.most });
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200, size: 'max' }),
  fc.string({ unit: fc.constantFrom('a', 'ü', '株', '😀', ' '), maxLength: 200, size: 'max' }),
);
const length = (text: string) => Array.from(text).length;

it('keeps its limits for any name, reference and amount, and reads back', () => {
  fc.assert(
    fc.property(ibans, texts, texts, cents, (iban, beneficiary, reference, paid) => {
      const amount = decimalText(paid, 2);
      const payload = epcPayload({ iban, beneficiary: `A${beneficiary}`, reference, amount }) ?? '';
      const [
        tag,
        version,
        charset,
        scheme,
        bic,
        name = '',
        account = '',
        sum,
        purpose,
        structured,
        text = '',
        ...more
      ] = payload.split('\n');
      expect([tag, version, charset, scheme, bic, purpose, structured]).toEqual(['BCD', '002', '1', 'SCT', '', '', '']);
      expect(isValidIBAN(account)).toBe(true);
      expect(sum).toBe(`EUR${amount}`);
      expect(length(name)).toBeGreaterThan(0);
      expect(length(name)).toBeLessThanOrEqual(70);
      expect(length(text)).toBeLessThanOrEqual(140);
      expect(more).toEqual([]);
      expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(331);
      expect(Buffer.from(payload).toString()).toBe(payload);
    }),
  );
});

it('is scanned as it was written, in any script', () => {
  for (const beneficiary of [
    'Müller & Söhne GmbH',
    '株式会社さくらデザイン',
    'Αιγαίο Λογισμικό Α.Ε.',
    'x'.repeat(70),
  ]) {
    const payload = epcPayload(transfer({ beneficiary }));
    expect(scanned(payload ?? '')).toBe(payload);
  }
});
