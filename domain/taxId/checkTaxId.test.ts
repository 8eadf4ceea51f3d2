import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTaxId, formatTaxId } from './checkTaxId.ts';

describe('real tax ids, as users write them', () => {
  test.each([
    ['BR', '11.222.333/0001-81', 'CNPJ', '11222333000181'],
    ['BR', '00.000.000/0001-91', 'CNPJ', '00000000000191'],
    ['BR', '12.ABC.345/01DE-35', 'CNPJ', '12ABC34501DE35'],
    ['BR', '12abc34501de35', 'CNPJ', '12ABC34501DE35'],
    ['BR', '529.982.247-25', 'CPF', '52998224725'],
    ['br', ' 111 444 777 35 ', 'CPF', '11144477735'],
    ['PT', '501 442 600', 'NIF', '501442600'],
    ['PT', 'PT123456789', 'NIF', 'PT123456789'],
    ['ES', '12345678-Z', 'NIF', '12345678Z'],
    ['ES', 'x1234567l', 'NIE', 'X1234567L'],
    ['ES', 'A-58818501', 'CIF', 'A58818501'],
    ['ES', 'Q2826000H', 'CIF', 'Q2826000H'],
  ])('%s %s is a %s', (country, text, kind, normalized) => {
    expect(checkTaxId(country, text)).toEqual({ valid: true, normalized, kind });
  });
});

describe('invalid tax ids', () => {
  test.each([
    ['BR', '11.222.333/0001-82', 'CNPJ'],
    ['BR', '12.ABC.345/01DE-36', 'CNPJ'],
    ['BR', '00.000.000/0000-00', 'CNPJ'],
    ['BR', '529.982.247-26', 'CPF'],
    ['BR', '111.111.111-11', 'CPF'],
    ['PT', '501442601', 'NIF'],
    ['ES', '12345678A', 'NIF'],
    ['ES', 'X1234567A', 'NIE'],
    ['ES', 'A58818502', 'CIF'],
    ['ES', 'A5881850A', 'CIF'],
    ['ES', 'Q28260008', 'CIF'],
  ])('%s %s looks like a %s and fails its check', (country, text, kind) => {
    expect(checkTaxId(country, text)).toMatchObject({ valid: false, kind });
  });

  test.each([
    ['BR', '1122233300018'],
    ['BR', '11222333000A8B'],
    ['BR', ''],
    ['PT', '012345678'],
    ['PT', 'ES123456789'],
    ['ES', '1234567Z'],
    ['ES', 'ß2345678Z'],
    ['BR', '12ABC34501DE３５'],
  ])('%s %j has no known form', (country, text) => {
    expect(checkTaxId(country, text)).toEqual({ valid: false, normalized: text });
  });
});

describe('check characters', () => {
  const digits = (length: number) =>
    fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)).filter((text) => !/^(.)\1+$/.test(text));
  const pairs = Array.from({ length: 100 }, (_, k) => String(k).padStart(2, '0'));
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

  test.each([
    ['CPF', 'BR', digits(9), pairs],
    ['CNPJ', 'BR', digits(12), pairs],
    ['alphanumeric CNPJ', 'BR', fc.stringMatching(/^[0-9A-Z]{11}[A-Z]$/), pairs],
    ['Portuguese NIF', 'PT', fc.stringMatching(/^[1-9][0-9]{7}$/), [...'0123456789']],
    ['DNI', 'ES', digits(8), letters],
    ['NIE', 'ES', fc.stringMatching(/^[XYZ][0-9]{7}$/), letters],
    ['company CIF', 'ES', fc.stringMatching(/^[ABEH][0-9]{7}$/), [...'0123456789', ...letters]],
    ['public body CIF', 'ES', fc.stringMatching(/^[PQRS][0-9]{7}$/), [...'0123456789', ...letters]],
  ])('of all endings of a %s exactly one is valid', (_, country, bodies, endings) => {
    fc.assert(
      fc.property(bodies, (body) => {
        expect(endings.filter((ending) => checkTaxId(country, body + ending).valid)).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });

  test('a Spanish entity of neither kind can end in its digit or in its letter', () => {
    expect(checkTaxId('ES', 'G28667152').valid).toBe(true);
    expect(checkTaxId('ES', 'G2866715B').valid).toBe(true);
    expect(checkTaxId('ES', 'G2866715C').valid).toBe(false);
  });
});

describe('other countries', () => {
  test.each(['12-3456789', 'GB 999 9999 73', 'x', '税号'])('%j is accepted unchanged', (text) => {
    expect(checkTaxId('US', ` ${text} `)).toEqual({ valid: true, normalized: text });
  });

  test('but empty or longer than 30 characters is refused', () => {
    expect(checkTaxId('US', '   ').valid).toBe(false);
    expect(checkTaxId('US', 'x'.repeat(30)).valid).toBe(true);
    expect(checkTaxId('US', 'x'.repeat(31)).valid).toBe(false);
  });
});

describe('formatTaxId', () => {
  test.each([
    ['BR', '11222333000181', '11.222.333/0001-81'],
    ['BR', '12abc34501de35', '12.ABC.345/01DE-35'],
    ['BR', '52998224725', '529.982.247-25'],
    ['PT', '501442600', '501 442 600'],
    ['PT', 'pt501442600', 'PT 501 442 600'],
    ['ES', '12345678-z', '12345678Z'],
    ['US', ' 12-3456789 ', '12-3456789'],
    ['BR', ' 123 ', '123'],
  ])('%s %j is written %j', (country, text, written) => {
    expect(formatTaxId(country, text)).toBe(written);
  });

  test('the formatted id equals the original', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.constantFrom('11222333000181', '529.982.247-25', 'PT123456789', 'x1234567l'),
    );
    fc.assert(
      fc.property(fc.constantFrom('BR', 'PT', 'ES', 'DE'), anyText, (country, text) => {
        const written = formatTaxId(country, text);
        expect(checkTaxId(country, written)).toEqual(checkTaxId(country, text));
        expect(formatTaxId(country, written)).toBe(written);
      }),
    );
  });
});
