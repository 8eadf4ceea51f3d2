import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import { noLines, linesReducer } from './linesReducer.ts';
import { proposedValues, scenarioOn, toLineScenario, valuesOn } from './lineScenario.ts';
import { lineWith, scenarioWith, tributeWith } from './samples.testing.ts';
import { documentTotals } from './totals.ts';
import { termsOf, tributeProblem, valueOf } from './tributeValue.ts';
import { validateLines } from './validateLines.ts';

describe('a scenario of the API', () => {
  it('lists its tributes', () => {
    const country = { id: 76 };
    const scenario = toLineScenario({
      uuid: 's1',
      name: 'BR → US',
      description: '-',
      rounding: 'document',
      origin: country,
      destiny: country,
      tributes: [
        {
          uuid: 'row',
          tribute: { uuid: 'trib', name: 'ISS' },
          is_origin: true,
          type: 'Fixed',
          value: '5',
          tax_responsible: 'exporter',
        },
      ],
    });
    expect(scenario.tributes).toEqual([
      {
        uuid: 'row',
        tribute: { uuid: 'trib' },
        name: 'ISS',
        is_origin: true,
        type: 'Fixed',
        value: '5',
        tax_responsible: 'exporter',
      },
    ]);
    expect(scenario.rounding).toBe('document');
  });
});

describe('the default rates of a company', () => {
  const scenario: Scenario = {
    name: 'Brasil → Estados Unidos',
    description: 'Serviços',
    rounding: 'line',
    origin: { id: 76 },
    destiny: { id: 840 },
    tributes: [
      { uuid: 'r1', tribute: { uuid: 'iss' }, is_origin: true, type: 'Variable', tax_responsible: 'exporter' },
      {
        uuid: 'r2',
        tribute: { uuid: 'iss' },
        is_origin: true,
        type: 'Variable',
        is_fixed: true,
        tax_responsible: 'importer',
      },
      {
        uuid: 'r3',
        tribute: { uuid: 'iss' },
        is_origin: false,
        type: 'Fixed',
        value: '2',
        tax_responsible: 'exporter',
      },
      { uuid: 'r4', tribute: { uuid: 'pis' }, is_origin: true, type: 'Variable', tax_responsible: 'exporter' },
    ],
  };

  it('are proposed for percentages entered on a line, and for nothing else', () => {
    expect(proposedValues(toLineScenario(scenario, new Map([['iss', '5']])))).toEqual({ r1: '5' });
    expect(proposedValues(toLineScenario(scenario))).toEqual({});
  });
});

describe('a scenario whose rates change on a day', () => {
  const rate = (uuid: string, value: string, days: { valid_from?: string; valid_until?: string }) =>
    tributeWith({ uuid, tribute: { uuid: 'iss' }, value, ...days });
  const scenario = scenarioWith(
    rate('old', '5', { valid_until: '2026-12-31' }),
    rate('new', '2', { valid_from: '2027-01-01' }),
  );
  const on = (day: string) => ({ day, currency: 'EUR' });

  it('has the row that is valid on the day, and is the same object for the same day', () => {
    const before = scenarioOn(scenario, on('2026-12-31'));
    expect(before.tributes.map(({ uuid }) => uuid)).toEqual(['old']);
    expect(scenarioOn(before, on('2027-01-01')).tributes.map(({ uuid }) => uuid)).toEqual(['new']);
    expect(scenarioOn(scenario, on('2026-12-31'))).toBe(before);
    expect(scenarioOn(before, on('2026-12-31'))).toBe(before);
  });

  it('is computed by the day of the document, whatever is done to its lines', () => {
    const dated = linesReducer({ ...noLines, lines: [lineWith({ scenario })] }, { type: 'on', on: on('2026-12-31') });
    expect(documentTotals(dated.lines, 2).total_taxes).toBe('50.00');
    expect(dated.dirty).toBe(false);
    const later = linesReducer(dated, { type: 'on', on: on('2027-01-01') });
    expect(documentTotals(later.lines, 2).total_taxes).toBe('20.00');
    const chosen = linesReducer(later, { type: 'scenario', key: 'line', scenario: { ...scenario, uuid: 'other' } });
    expect(documentTotals(chosen.lines, 2).total_taxes).toBe('20.00');
    const again = linesReducer(later, { type: 'on', on: on('2027-01-01') });
    expect(again.lines).toBe(later.lines);
  });

  it('keeps an entered value for the next row of the tax, between percentages alone', () => {
    const entered = (uuid: string, more: object) =>
      tributeWith({ uuid, tribute: { uuid: 'iss' }, type: 'Variable', value: undefined, ...more });
    const variable = scenarioWith(
      entered('old', { valid_until: '2026-12-31' }),
      entered('new', { valid_from: '2027-01-01', valid_until: '2027-12-31' }),
      entered('money', { valid_from: '2028-01-01', is_fixed: true }),
    );
    const [before, next, last] = ['2026-12-31', '2027-01-01', '2028-01-01'].map((day) => scenarioOn(variable, on(day)));
    if (!before || !next || !last) throw new Error('three days');
    expect(valuesOn({ old: '4' }, before, next)).toEqual({ old: '4', new: '4' });
    expect(valuesOn({ old: '4' }, before, last)).toEqual({ old: '4' });
  });
});

describe('an amount by currency', () => {
  const fee = tributeWith({
    type: 'Fixed_Value',
    value: undefined,
    amounts: [{ currency: 'EUR', amount: '10' }],
  });
  const lineIn = (currency: string) =>
    lineWith({ scenario: scenarioOn(scenarioWith(fee), { day: '2026-12-01', currency }) });

  it('is that of the document, and refused in another', () => {
    expect(valueOf(lineIn('EUR'), fee)).toBe('10');
    expect(documentTotals([lineIn('EUR')], 2).total_taxes).toBe('10.00');
    expect(tributeProblem(lineIn('USD'), fee)).toBe('no_amount');
    expect(validateLines([lineIn('USD')], 2)).toMatchObject({
      line: { scenario: { message: 'validation.tribute.no_amount', args: { tribute: 'ISS', currency: 'USD' } } },
    });
  });
});

describe('the tributes of lines', () => {
  it('are shared by lines with the same scenario and values', () => {
    const scenario = scenarioWith('Fixed', 'Variable');
    const tributesOf = (values: Record<string, string>) => termsOf(lineWith({ scenario, values }), 2)?.tributes;
    expect(tributesOf({ t2: '3' })).toBe(tributesOf({ t2: '3' }));
    expect(tributesOf({ t2: '3' })).not.toBe(tributesOf({ t2: '4' }));
  });

  it('are rounded once for the document, where the scenario says so', () => {
    const scenario = {
      ...scenarioWith(tributeWith({ value: '10', tribute: { uuid: 'vat' } })),
      rounding: 'document' as const,
    };
    const lines = Array.from({ length: 10 }, (_, at) => lineWith({ key: `${at}`, price: '0.05', scenario }));
    expect(documentTotals(lines, 2).total_taxes).toBe('0.05');
    expect(
      documentTotals(
        lines.map((line) => ({ ...line, scenario: { ...scenario, rounding: 'line' as const } })),
        2,
      ).total_taxes,
    ).toBe('0.10');
  });

  it('that include each other without a solution are refused at the scenario', () => {
    const scenario = scenarioWith(
      tributeWith({ name: 'A', type: 'Variable', value: undefined, tribute: { uuid: 'a' }, base_includes_self: true }),
    );
    expect(validateLines([lineWith({ scenario, values: { t1: '100' } })], 2)).toMatchObject({
      line: { scenario: { message: 'validation.tribute.cycle_unsolvable', args: { tributes: 'A' } } },
    });
    expect(validateLines([lineWith({ scenario, values: { t1: '99' } })], 2)).toEqual({});
  });
});
