import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codes, formatCode, isCode, type CodeType } from './codes.ts';

describe('a code as stored and shown', () => {
  it.each<[CodeType, typed: string, stored: string, shown: string]>([
    ['iban', 'pt50 0002-0123 1234 5678 9015 4', 'PT50000201231234567890154', 'PT50 0002 0123 1234 5678 9015 4'],
    ['bic', 'deut de ff', 'DEUTDEFF', 'DEUTDEFF'],
    ['ach', '0260 7315-0', '026073150', '026073150'],
    ['pix', ' Ana@Acme.TEST ', 'ana@acme.test', 'ana@acme.test'],
    ['pix', '+55 (11) 91234-5678', '+5511912345678', '+5511912345678'],
    ['pix', '529.982.247-25', '52998224725', '52998224725'],
    ['pix', '12.abc.345/01de-35', '12ABC34501DE35', '12ABC34501DE35'],
    [
      'pix',
      'A0B1C2D3-0000-4000-8000-000000000001',
      'a0b1c2d3-0000-4000-8000-000000000001',
      'a0b1c2d3-0000-4000-8000-000000000001',
    ],
  ])('%s %s', (type, typed, stored, shown) => {
    expect(codes[type].normalize(typed)).toBe(stored);
    expect(formatCode(type, typed)).toBe(shown);
    expect(isCode(type, typed)).toBe(true);
  });

  it.each<CodeType>(['iban', 'bic', 'ach', 'pix'])('%s is stored the same no matter how often it is saved', (type) => {
    fc.assert(
      fc.property(fc.string({ maxLength: 40 }), (text) => {
        const stored = codes[type].normalize(text);
        expect(codes[type].normalize(stored)).toBe(stored);
      }),
    );
  });
});

describe('the check digit of a routing number', () => {
  it('detects every single wrong digit', () => {
    const valid = '026073150';
    for (let at = 0; at < 9; at += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const text = `${valid.slice(0, at)}${digit}${valid.slice(at + 1)}`;
        expect(isCode('ach', text)).toBe(text === valid);
      }
    }
  });
});
