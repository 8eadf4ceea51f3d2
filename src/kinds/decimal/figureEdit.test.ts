import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalSigns, formatDecimal, readDecimal } from '../../../domain/kinds/decimal.ts';
import type { Language } from '../../../domain/languages.ts';
import { editGrouped, onlyFigures } from './figureEdit.ts';

describe('the first change of a grouped figure', () => {
  it.each([
    ['a digit within it', '12.0500,00', 5, 4, '120500,00', 4],
    ['a digit before it', '912.000,00', 1, 0, '912000,00', 1],
    ['all of it replaced', '13000', 5, 0, '13000', 5],
    ['all of it replaced by grouped text', '1.5', 3, 0, '1.5', 3],
    ['a digit deleted', '12.00,00', 5, 5, '1200,00', 4],
    ['a group sign deleted', '12000,00', 2, 2, '12000,00', 2],
    ['all of it deleted', '', 0, 0, '', 0],
    ['a digit within a negative one', '-12.0500,00', 6, 5, '-120500,00', 5],
  ] as const)('%s', (_, text, caret, inserted, edited, now) => {
    expect(editGrouped({ text, caret, inserted }, 'pt')).toEqual({ text: edited, caret: now });
  });

  const figure = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.integer({ min: 0, max: 99 }))
    .map(([whole, cents]) => `${whole}.${String(cents).padStart(2, '0')}`);
  const language = fc.constantFrom<Language>('pt', 'en', 'es');

  it('has the result of the same change in the plain text, at any position', () => {
    fc.assert(
      fc.property(figure, language, fc.nat(), fc.nat(9), (value, inLanguage, place, digit) => {
        const shown = formatDecimal(value, inLanguage);
        const at = place % (shown.length + 1);
        const text = `${shown.slice(0, at)}${digit}${shown.slice(at)}`;
        const edited = editGrouped({ text, caret: at + 1, inserted: at }, inLanguage);
        const plainAt = shown.slice(0, at).replaceAll(/[^\d]/g, '').length;
        const plain = value.replace('.', decimalSigns[inLanguage]);
        const isPastSign = at > shown.length - 3;
        const plainPlace = plainAt + (isPastSign ? 1 : 0);
        expect(edited.text).toBe(`${plain.slice(0, plainPlace)}${digit}${plain.slice(plainPlace)}`);
        expect(edited.caret).toBe(plainPlace + 1);
        expect(readDecimal(edited.text, inLanguage)).toBeDefined();
      }),
    );
  });
});

it('removes invalid characters, and keeps the caret between the same digits', () => {
  expect(onlyFigures({ text: '-1e2x', caret: 3 })).toEqual({ text: '12', caret: 1 });
  expect(onlyFigures({ text: '-1e-2x', caret: 4 }, true)).toEqual({ text: '-12', caret: 2 });
});
