import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frequencySymbologies } from '../../../schemas/parts/recurrence/recurrence.ts';
import { parseDecimal } from '../../money/decimal.ts';
import { taxFigures, type TaxFigures } from '../../taxes/figures.ts';
import { recurrenceOf } from './recurrence.ts';
import { scheduleOf } from './schedule.ts';
import { figuresOfTerm, yearsOf } from './term.ts';

const lead = { days: 10, agreedOn: '2026-11-23' };
const example = { due_date: '2026-11-30', frequency_symbology: 'M', frequency: 15 } as const;

describe('the years of a contract', () => {
  it('have the invoices that are due in them, and their sum', () => {
    const years = yearsOf(scheduleOf(example, lead), '1080.00', 'USD');
    expect(years.map(({ year, invoices, total }) => [year, invoices.length, total])).toEqual([
      ['2026', 2, '2160.00'],
      ['2027', 12, '12960.00'],
      ['2028', 1, '1080.00'],
    ]);
    expect(years[2]?.invoices[0]?.due_date).toBe('2028-01-30');
  });

  it('add up to the whole term, for every frequency and currency', () => {
    const recurrences = fc.record({
      due_date: fc.constantFrom('2027-01-31', '2028-02-29', '2026-10-31'),
      frequency_symbology: fc.constantFrom(...frequencySymbologies),
      frequency: fc.integer({ min: 1, max: 600 }),
    });
    fc.assert(
      fc.property(recurrences, fc.integer({ min: 0, max: 10_000_000 }), (recurrence, yen) => {
        const years = yearsOf(scheduleOf(recurrence, lead), String(yen), 'JPY');
        const sum = years.reduce((all, { total }) => all + parseDecimal(total, 0), 0n);
        expect(sum).toBe(BigInt(yen) * BigInt(recurrence.frequency));
        expect(years.flatMap(({ invoices }) => invoices)).toHaveLength(recurrence.frequency);
      }),
      { numRuns: 50 },
    );
  });
});

describe('the figures of a whole term', () => {
  it('are those of one invoice times their number, each to the cent', () => {
    const one = Object.fromEntries(taxFigures.map((figure, at) => [figure, `${at}.37`])) as TaxFigures;
    const term = figuresOfTerm(one, 12, 'USD');
    expect(term.exporter_total_taxes_payable_exporter).toBe('4.44');
    expect(Object.keys(term)).toEqual([...taxFigures]);
  });

  it('keep the identity of taxes between the importer’s payment and the exporter’s net', () => {
    const one = {
      exporter_total_taxes_payable_exporter: '50.00',
      exporter_total_taxes_payable_importer: '230.00',
      importer_total_taxes_payable_exporter: '150.00',
      importer_total_taxes_payable_importer: '112.50',
      total_taxes: '542.50',
      importer_total_payable_exporter: '1080.00',
      importer_total_payable: '1342.50',
      exporter_net_total: '800.00',
    };
    const { importer_total_payable: pays, exporter_net_total: keeps, total_taxes } = figuresOfTerm(one, 600, 'USD');
    expect([pays, keeps, total_taxes]).toEqual(['805500.00', '480000.00', '325500.00']);
  });
});

describe('the due dates of an incomplete contract', () => {
  it('are shown completely or not at all', () => {
    expect(recurrenceOf(example)).toEqual(example);
    expect(recurrenceOf({ ...example, due_date: null })).toBeUndefined();
    expect(recurrenceOf({ ...example, frequency_symbology: 'W' })).toBeUndefined();
    for (const frequency of [0, 601, 1.5, '', 'x']) expect(recurrenceOf({ ...example, frequency })).toBeUndefined();
  });

  it('end with the last valid year, so that no schedule exceeds the calendar', () => {
    const last = { due_date: '2999-12-31', frequency_symbology: 'Y', frequency: 600 } as const;
    expect(scheduleOf(recurrenceOf(last) ?? last, lead).at(-1)?.due_date).toBe('3598-12-31');
    expect(recurrenceOf({ ...last, due_date: '9999-12-31' })).toBeUndefined();
  });
});
