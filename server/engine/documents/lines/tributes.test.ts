import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import { keptValues, tributesFor, unsolvedIssues } from './tributes.ts';

const tributesOfLine = tributesFor({ currency: 'USD', day: '2026-07-31' });

const row = (uuid: string, tribute: string, change: object = {}) => ({
  uuid,
  tribute: { uuid: tribute, name: tribute },
  is_origin: true,
  is_fixed: false,
  type: 'Fixed' as const,
  value: '5',
  tax_responsible: 'exporter' as const,
  ...change,
});

const scenario = (...tributes: ReturnType<typeof row>[]): Scenario => ({
  name: 'S',
  description: 'S',
  origin: { id: 76 },
  destiny: { id: 840 },
  rounding: 'line',
  tributes,
});

const path = 'items_invoice.0.scenery';

describe('the tributes of a line', () => {
  it('are all those of its scenario, even if the line names none', () => {
    const { tributes, issues } = tributesOfLine(
      scenario(row('a', 'iss'), row('b', 'vat', { is_origin: false })),
      [],
      path,
    );
    expect(issues).toEqual([]);
    expect(tributes.map(({ terms }) => terms)).toMatchObject([
      { value: '5', is_origin: true },
      { value: '5', is_origin: false },
    ]);
  });

  it('may be referred to by row or by tribute, in upper or lower case', () => {
    const variable = { type: 'Variable', value: undefined };
    const { tributes } = tributesOfLine(
      scenario(row('a', 'iss', variable), row('b', 'vat', variable)),
      [
        { uuid: 'VAT', value: '1' },
        { uuid: 'A', value: '2' },
      ],
      path,
    );
    expect(tributes.map(({ terms }) => terms.value)).toEqual(['2', '1']);
  });

  it('are distinguished by side if one tribute is in two boxes', () => {
    const both = scenario(
      row('a', 'iss', { type: 'Variable', value: undefined }),
      row('b', 'iss', { type: 'Variable', value: undefined, tax_responsible: 'importer' }),
    );
    const stated = [
      { uuid: 'iss', value: '7', tax_responsible: 'importer' },
      { uuid: 'iss', value: '3', tax_responsible: 'exporter' },
    ];
    const { tributes } = tributesOfLine(both, stated, path);
    expect(tributes.map(({ terms }) => [terms.tax_responsible, terms.value])).toEqual([
      ['exporter', '3'],
      ['importer', '7'],
    ]);
  });

  it.each([
    ['a tribute the scenario does not have', { uuid: 'x' }, 'tributes.0', 'validation.tributeNotInScenario'],
    [
      'another side than the scenario’s',
      { uuid: 'iss', is_origin: false },
      'tributes.0',
      'validation.tributeNotInScenario',
    ],
    [
      'another value than the scenario’s',
      { uuid: 'iss', value: '6' },
      'tributes.0.value',
      'validation.tribute.value_differs',
    ],
  ])('refuse %s', (_, stated, at, key) => {
    expect(tributesOfLine(scenario(row('a', 'iss')), [stated], path).issues).toEqual([{ path: `${path}.${at}`, key }]);
  });

  it('require the value of a variable tribute from the line', () => {
    const { issues } = tributesOfLine(scenario(row('a', 'iss', { type: 'Variable', value: undefined })), [], path);
    expect(issues).toEqual([{ path: `${path}.tributes.0.value`, key: 'validation.tribute.value_required' }]);
  });
});

describe('the tributes of a day', () => {
  const variable = { type: 'Variable' as const, value: undefined };
  const changing = scenario(
    row('a', 'iss', { valid_until: '2026-12-31' }),
    row('b', 'iss', { value: '6', valid_from: '2027-01-01' }),
    row('c', 'vat', { ...variable, valid_until: '2026-12-31' }),
    row('d', 'vat', { ...variable, valid_from: '2027-01-01' }),
  );
  const on = (day: string, ...stated: { uuid: string; value?: string }[]) => {
    const { tributes, issues } = tributesFor({ currency: 'USD', day })(changing, stated, path);
    return [...tributes.map((one) => `${one.row.uuid} ${one.terms.value}`), ...issues.map((issue) => issue.key)];
  };

  it('are those that are valid on it', () => {
    expect(on('2026-12-31', { uuid: 'c', value: '9' })).toEqual(['a 5', 'c 9']);
    expect(on('2027-01-01', { uuid: 'd', value: '9' })).toEqual(['b 6', 'd 9']);
  });

  it('take the value of the row of another day, and leave out what the scenario sets', () => {
    expect(on('2027-01-01', { uuid: 'a', value: '5' }, { uuid: 'c', value: '9' })).toEqual(['b 6', 'd 9']);
    expect(on('2026-01-01', { uuid: 'd', value: '9' })).toEqual(['a 5', 'c 9']);
    expect(on('2027-01-01')).toEqual(['b 6', 'validation.tribute.value_required']);
  });

  it('take stored values only between percentages, or between amounts that are due as often', () => {
    const kept = { ...row('c', 'vat', variable), tribute: 'vat', value: '9' };
    expect(keptValues([kept], changing, '2027-01-01')).toEqual([{ uuid: 'd', value: '9' }]);
    const unit = { ...variable, is_fixed: true, per: 'unit' };
    const amounts = scenario(row('e', 'vat', unit));
    expect(keptValues([kept], amounts, '2027-01-01')).toEqual([]);
    expect(keptValues([{ ...kept, is_fixed: true }], amounts, '2027-01-01')).toEqual([]);
    expect(keptValues([{ ...kept, is_fixed: true, per: 'unit' }], amounts, '2027-01-01')).toEqual([
      { uuid: 'e', value: '9' },
    ]);
  });

  it('share their terms between lines with the same values', () => {
    const resolve = tributesFor({ currency: 'USD', day: '2026-01-01' });
    const [one, same, other] = ['9', '9', '8'].map((value) => resolve(changing, [{ uuid: 'c', value }], path).terms);
    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });
});

it('an amount in another currency is refused at the scenario of the line, naming tribute and currency', () => {
  const fee = row('a', 'Fee', { type: 'Fixed_Value', value: undefined, amounts: [{ currency: 'EUR', amount: '3' }] });
  const resolve = (currency: string) => tributesFor({ currency, day: '2026-07-31' })(scenario(fee), [], path);
  expect(resolve('EUR').terms).toMatchObject([{ value: '3', is_fixed: true }]);
  expect(resolve('USD').issues).toEqual([
    { path, key: 'validation.tribute.no_amount', args: { tribute: 'Fee', currency: 'USD' } },
  ]);
});

it('values that make a cycle unsolvable are refused at the line, naming all its tributes', () => {
  const cycle = (uuid: string, other: string) =>
    row(uuid, uuid, { type: 'Variable', value: undefined, base_includes: [other] });
  const resolve = tributesFor({ currency: 'USD', day: '2026-07-31' });
  const stated = [
    { uuid: 'pis', value: '100' },
    { uuid: 'cofins', value: '100' },
  ];
  const { tributes, terms } = resolve(scenario(cycle('pis', 'cofins'), cycle('cofins', 'pis')), stated, 'l.scenery');
  expect(unsolvedIssues({ quantity: '1', price: '1', tributes: terms }, tributes, 'l')).toEqual([
    { path: 'l.scenery', key: 'validation.tribute.cycle_unsolvable', args: { tributes: 'pis, cofins' } },
  ]);
});
