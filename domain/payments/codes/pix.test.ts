import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalText } from '../../money/decimal.ts';
import { pixPayload, type PixPayment } from './pix.ts';
import { scanned } from './codes.testing.ts';

const payment = (change: Partial<PixPayment> = {}): PixPayment => ({
  key: 'ana@acme.test',
  beneficiary: 'Acme Software Ltda',
  city: 'São Paulo',
  amount: '22900.00',
  reference: '17',
  ...change,
});

/** The fields of a BR Code by key. */
function fieldsOf(text: string): Record<string, string> {
  if (text === '') return {};
  const end = 4 + Number(text.slice(2, 4));
  return { [text.slice(0, 2)]: text.slice(4, end), ...fieldsOf(text.slice(end)) };
}

/** Bit by bit over the message with sixteen zero bits appended, as CRC-16/CCITT-FALSE is defined. */
function checksum(text: string): string {
  const message = [...Buffer.from(text), 0, 0].flatMap((byte) =>
    Array.from({ length: 8 }, (_, bit) => (byte >> (7 - bit)) & 1),
  );
  // The initial value 0xFFFF inverts the first sixteen bits.
  const bits = message.map((bit, at) => (at < 16 ? bit ^ 1 : bit));
  for (let at = 0; at + 16 < bits.length; at += 1) {
    if (bits[at] === 1) for (const step of [0, 4, 11, 16]) bits[at + step] = (bits[at + step] ?? 0) ^ 1;
  }
  return Number.parseInt(bits.slice(-16).join(''), 2).toString(16).toUpperCase().padStart(4, '0');
}

describe('a BR Code', () => {
  it('is that of the manual of the Banco Central for its example', () => {
    const example = {
      key: '123e4567-e12b-12d1-a456-426655440000',
      beneficiary: 'Fulano de Tal',
      city: 'BRASILIA',
      amount: '0.01',
      reference: '',
    };
    const withoutAmount = pixPayload(example)?.replace('54040.01', '').slice(0, -4) ?? '';
    expect(withoutAmount + checksum(withoutAmount)).toBe(
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR' +
        '5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    );
  });

  it('has the key, the amount, the payee in ASCII and the number of the invoice', () => {
    const fields = fieldsOf(pixPayload(payment({ beneficiary: 'Ação & Straße Comércio Ltda' })) ?? '');
    expect(fields).toMatchObject({ '00': '01', '52': '0000', '53': '986', '54': '22900.00', '58': 'BR' });
    expect(fields).toMatchObject({ '59': 'Acao & Strasse Comercio L', '60': 'Sao Paulo' });
    expect(fieldsOf(fields['26'] ?? '')).toEqual({ '00': 'br.gov.bcb.pix', '01': 'ana@acme.test' });
    expect(fieldsOf(fields['62'] ?? '')).toEqual({ '05': '17' });
  });

  it('names the country without a city that ASCII can spell', () => {
    expect(fieldsOf(pixPayload(payment({ city: '東京' })) ?? '')['60']).toBe('BRASIL');
  });

  it.each([
    ['a key of no form', { key: 'Agência 1' }],
    ['no name in ASCII', { beneficiary: '株式会社' }],
    ['nothing to pay', { amount: '0.00' }],
    ['a negative amount', { amount: '-3.00' }],
    ['an amount of too many digits', { amount: '12345678901.00' }],
  ])('does not exist for %s', (_, change) => {
    expect(pixPayload(payment(change))).toBeUndefined();
  });
});

const keys = fc.constantFrom(
  '11222333000181',
  '+5511987654321',
  'financeiro@empresa.com.br',
  '0192f0c1-7a3e-4000-8000-000000000001',
  `${'a'.repeat(59)}@empresa-de.com.br`,
);
const texts = fc.string({ unit: 'binary', maxLength: 60, size: 'max' });

it('keeps its limits and its checksum for any payee, city, amount and reference', () => {
  fc.assert(
    fc.property(
      keys,
      texts,
      texts,
      texts,
      fc.bigInt({ min: 1n, max: 10n ** 12n - 1n }),
      (key, name, city, reference, paid) => {
        const amount = decimalText(paid, 2);
        const text = pixPayload({ key, beneficiary: `A${name}`, city, amount, reference }) ?? '';
        expect(text).toMatch(/^[ -~]+$/);
        expect(text.slice(-4)).toBe(checksum(text.slice(0, -4)));
        const fields = fieldsOf(text);
        expect(Object.keys(fields).toSorted()).toEqual(['00', '26', '52', '53', '54', '58', '59', '60', '62', '63']);
        expect(fields['54']).toBe(amount);
        expect(fields['59']).toMatch(/^.{1,25}$/);
        expect(fields['60']).toMatch(/^.{1,15}$/);
        expect(fieldsOf(fields['26'] ?? '')['01']).toBe(key);
        expect(fieldsOf(fields['62'] ?? '')['05']).toMatch(/^([A-Za-z\d]{1,25}|\*\*\*)$/);
      },
    ),
  );
});

it('is scanned as it was written', () => {
  const text = pixPayload(payment());
  expect(scanned(text ?? '')).toBe(text);
});
