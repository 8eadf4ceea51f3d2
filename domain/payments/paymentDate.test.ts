import { describe, expect, test } from 'vitest';
import { paymentDatePattern } from '../../schemas/parts/payments/receipt.ts';
import { cutoffOf } from './overdue.ts';
import { paymentDateProblem, paymentInstant } from './paymentDate.ts';

const judged = { created: '2026-03-01', now: new Date('2026-03-10T15:00:30Z'), timeZone: 'America/Sao_Paulo' };
const future = 'validation.paymentInFuture';

describe('a payment date is in the past when it is recorded', () => {
  test.each([
    ['2026-03-01', undefined],
    ['2026-02-28 23:59:59', 'validation.paymentBeforeInvoice'],
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
    expect(paymentDateProblem(date, judged)).toBe(problem);
  });
});

test.each(['2026-02-29', '2026-13-01', '2026-00-10'])('%s is not a date', (date) => {
  expect(paymentDateProblem(date, judged)).toBe('validation.format.date-time');
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

describe('a payment date uses the same time zone as the overdue rule', () => {
  test.each([
    ['America/Edmonton', '2026-11-07 22:30', '2026-11-07', true],
    ['America/Edmonton', '2026-11-07 23:00', '2026-11-07', true],
    ['America/Edmonton', '2026-11-07 23:00:01', '2026-11-07', false],
    ['Europe/Lisbon', '2026-10-25 23:00', '2026-10-25', true],
    ['America/Nuuk', '2024-10-26 23:00', '2024-10-26', true],
    ['America/Nuuk', '2024-10-26 23:00:01', '2024-10-26', false],
  ])('in %s paid %s, due %s, is on time: %s', (zone, date, due, inTime) => {
    expect(paymentInstant(date, zone) <= cutoffOf(due, zone)).toBe(inTime);
  });
});
