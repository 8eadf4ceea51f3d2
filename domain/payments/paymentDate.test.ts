import { describe, expect, test } from 'vitest';
import { paymentDatePattern } from '../../schemas/parts/receipt.ts';
import { paymentDateProblem } from './paymentDate.ts';

const now = '2026-03-10T12:00:30';
const future = 'validation.paymentInFuture';

describe('a payment has been made when it is recorded', () => {
  test.each([
    ['2026-03-09', undefined],
    ['2026-03-10', undefined],
    ['2026-03-10 11:59:59', undefined],
    ['2026-03-10T12:00', undefined],
    ['2026-03-10 12:00:59', undefined],
    ['2026-03-10 12:01:00', future],
    ['2026-03-10T23:59', future],
    ['2026-03-11', future],
    ['2999-12-31', future],
  ])('%s: %s', (date, problem) => {
    expect(paymentDateProblem(date, now)).toBe(problem);
  });
});

test.each(['2026-02-29', '2026-13-01', '2026-00-10'])('%s is no day', (date) => {
  expect(paymentDateProblem(date, now)).toBe('validation.format.date-time');
});

test.each([
  ['2026-03-09', true],
  ['2026-03-09 08:05', true],
  ['2026-03-09T08:05:07', true],
  ['09/03/2026', false],
  ['2026-03-09 24:00', false],
  ['0026-03-09', false],
  ['2026-03-09T08:05:07Z', false],
])('%s is written as a payment date: %s', (text, is) => {
  expect(new RegExp(paymentDatePattern).test(text)).toBe(is);
});
