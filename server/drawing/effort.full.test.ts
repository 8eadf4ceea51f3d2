import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { filledRequest, hostileTexts } from '../../tests/support/hostile/documents.ts';
import { sampleInvoice } from '../../tests/support/sampleDocument.ts';
import { defaultBudgets } from '../limits/budgets.ts';
import { createCompiler } from './compiler.ts';
import { effortOf, TooMuchEffort } from './effort.ts';
import { documentView } from './view/view.ts';

const compiler = createCompiler();

const effort = (description: string, lines = 1) =>
  effortOf(
    documentView(
      sampleInvoice(
        {},
        Array.from({ length: lines }, () => ({ description })),
      ),
      'pt',
    ),
    'pdf',
  );

describe('the effort of a document', () => {
  test('grows with its lines and letters', () => {
    expect(effort('Consultoria', 10)).toBeGreaterThan(effort('Consultoria'));
    expect(effort('Consultoria em software')).toBeGreaterThan(effort('Consultoria'));
  });

  test.each([
    ['a line break', '\n'],
    ['a mark', '\u0301'],
    ['a place where a run may break', '\u200b'],
    ['an Arabic letter', 'ب'],
    ['a Chinese letter', '東'],
    ['a Thai letter', 'ไ'],
    ['a letter under many marks', 'ก่้๊๋'],
  ])('is more for %s than for a Latin letter', (_, letter) => {
    expect(effort(letter.repeat(50))).toBeGreaterThan(effort('x'.repeat(50)));
  });

  test('is more if the direction changes', () => {
    expect(effort('بa'.repeat(50))).toBeGreaterThan(effort('ب'.repeat(50) + 'a'.repeat(50)));
  });

  test('is more for HTML pages than for a PDF', () => {
    const view = documentView(sampleInvoice(), 'pt');
    expect(effortOf(view, 'html')).toBeGreaterThan(effortOf(view, 'pdf'));
  });

  test.each(['pdf', 'html'] as const)('of a thousand ordinary lines is within the limit as %s', (output) => {
    const lines = Array.from({ length: 1_000 }, () => ({ description: 'Consultoria em software, parte do mês' }));
    const view = documentView(sampleInvoice({}, lines), 'pt');
    expect(effortOf(view, output)).toBeLessThan(defaultBudgets.documentEffort);
  });
});

describe('any text of a user', () => {
  const texts = Object.entries(hostileTexts);

  test.each(texts)('is drawn if it is short: %s', (_, text) => {
    expect(compiler.pdf(filledRequest(text, 1)).length).toBeGreaterThan(0);
  });

  test('is drawn, or rejected before the drawing starts', () => {
    const parts = fc.array(fc.constantFrom(...texts.map(([, text]) => text), 'Consultoria ', '東京', ' '), {
      minLength: 1,
      maxLength: 12,
    });
    const hurried = createCompiler(60);
    fc.assert(
      fc.property(parts, fc.integer({ min: 1, max: 30 }), (some, lines) => {
        try {
          expect(hurried.pdf(filledRequest(some.join(''), lines)).length).toBeGreaterThan(0);
        } catch (error) {
          expect(error).toBeInstanceOf(TooMuchEffort);
        }
      }),
      { numRuns: 20 },
    );
  }, 60_000);
});
