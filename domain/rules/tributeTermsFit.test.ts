import { describe, expect, test } from 'vitest';
import { runRules } from './rules.ts';

const [iss, pis, cofins] = [1, 2, 3].map((digit) => `018f2b6c-7a3e-7c21-9a55-0d6c2a1b3c4${digit}`);
const row = { tribute: { uuid: iss }, is_origin: false, type: 'Fixed', value: '5', tax_responsible: 'importer' };
const money = { ...row, type: 'Fixed_Value', value: '12.5' };
const issuesOf = (...tributes: object[]) =>
  runRules(['tributeTermsFit'], { tributes }, { today: '2026-07-31' }).map(
    ({ path, key }) => `${path} ${key.replace('validation.', '')}`,
  );
const [dollar, euro] = [
  { currency: 'USD', amount: '10' },
  { currency: 'EUR', amount: '8.123456' },
];

describe('what a tribute says fits its fee type', () => {
  test.each<[string, object, string[]]>([
    ['a part of its base', { ...row, base_percent: '60', recoverable: '100' }, []],
    ['its own amount inside', { ...row, base_includes_self: true }, []],
    ['an amount by currency', { ...money, value: undefined, amounts: [dollar, euro], per: 'document' }, []],
    [
      'a variable amount for each unit',
      { ...row, type: 'Variable', is_fixed: true, value: undefined, per: 'unit' },
      [],
    ],
    ['limits', { ...row, minimums: [dollar], maximums: [dollar], limits_per: 'document' }, []],
    ['a note', { ...row, show: 'note', en_note: 'Reverse charge' }, []],
    ['nothing, as a form sends it', { ...money, base_includes: [], base_includes_self: false, amounts: [] }, []],
    ['the base of an amount', { ...money, base_percent: '60' }, ['base_percent tribute.base_of_amount']],
    ['what an amount includes', { ...money, base_includes_self: true }, ['base_includes_self tribute.base_of_amount']],
    ['an amount and one by currency', { ...money, amounts: [dollar] }, ['amounts tribute.value_and_amounts']],
    ['a percentage by currency', { ...row, amounts: [dollar] }, ['amounts tribute.amounts_of_percent']],
    ['how often a percentage is due', { ...row, per: 'line' }, ['per tribute.per_of_percent']],
    [
      'a variable amount by currency and document',
      { ...row, type: 'Variable', is_fixed: true, value: undefined, per: 'document', amounts: [dollar] },
      ['per tribute.variable_per_document', 'amounts tribute.amounts_of_percent'],
    ],
    ['a note of what is charged', { ...row, is_origin: true, show: 'note' }, ['show tribute.note_of_paid']],
    [
      'a note of what is withheld',
      { ...row, tax_responsible: 'exporter', show: 'note' },
      ['show tribute.note_of_paid'],
    ],
    ['a note of the exporter’s own', { ...row, is_origin: true, tax_responsible: 'exporter', show: 'note' }, []],
    [
      'a minimum above the maximum',
      { ...row, minimums: [euro, { ...dollar, amount: '10.000001' }], maximums: [euro, dollar] },
      ['maximums.1.amount tribute.minimum_above_maximum'],
    ],
    [
      'a currency twice',
      { ...row, minimums: [dollar, euro, dollar] },
      ['minimums.2.currency tribute.duplicate_currency'],
    ],
    [
      'an end before its begin',
      { ...row, valid_from: '2026-02-01', valid_until: '2026-01-31' },
      ['valid_until tribute.ends_before'],
    ],
    ['one day', { ...row, valid_from: '2026-02-01', valid_until: '2026-02-01' }, []],
  ])('%s', (_, tribute, issues) => {
    expect(issuesOf(tribute)).toEqual(issues.map((issue) => `tributes.0.${issue}`));
  });
});

describe('rows of a tribute follow one another', () => {
  const until = (valid_until: string) => ({ ...row, valid_until });
  const from = (valid_from: string, valid_until?: string) => ({
    ...row,
    valid_from,
    ...(valid_until && { valid_until }),
  });
  const at = (k: number, word: string) => [`tributes.${k}.valid_from tribute.${word}`];

  test.each<[string, object[], string[]]>([
    ['in any order', [from('2026-07-01'), until('2025-12-31'), from('2026-01-01', '2026-06-30')], []],
    ['in each box by itself', [row, { ...row, is_origin: true }, { ...row, tax_responsible: 'exporter' }], []],
    ['of each tribute by itself', [from('2026-01-01'), { ...row, tribute: { uuid: pis } }], []],
    [
      'twice without dates',
      [row, { ...row, tribute: { uuid: iss?.toUpperCase() } }],
      ['tributes.1.tribute duplicateTribute'],
    ],
    ['from the day that the other ends', [until('2026-01-01'), from('2026-01-01')], at(1, 'overlap')],
    ['a day late', [from('2026-01-02'), until('2025-12-31')], at(0, 'gap')],
    ['one that has no end', [from('2026-01-01'), from('2027-01-01')], at(1, 'overlap')],
    ['two without a beginning', [until('2026-01-01'), until('2027-01-01')], at(1, 'overlap')],
    ['after the last day', [until('9999-12-31'), from('9999-12-31')], at(1, 'overlap')],
  ])('%s', (_, tributes, issues) => {
    expect(issuesOf(...tributes)).toEqual(issues);
  });

  test('at most 40 are valid on one day', () => {
    const keyed = (k: number, dates: object) => ({
      ...row,
      tribute: { uuid: `${iss?.slice(0, -2)}${k + 10}` },
      ...dates,
    });
    const early = Array.from({ length: 40 }, (_, k) => keyed(k, { valid_until: '2025-12-31' }));
    const late = Array.from({ length: 41 }, (_, k) => keyed(k, { valid_from: '2026-01-01' }));
    expect(issuesOf(...early, ...late.slice(0, 40))).toEqual([]);
    expect(issuesOf(...early, ...late)).toEqual(['tributes tribute.too_many_at_once']);
  });
});

describe('what is valid on any day can be computed', () => {
  const of = (uuid: string | undefined, value: string, ...base_includes: (string | undefined)[]) => ({
    ...row,
    tribute: { uuid },
    value,
    ...(base_includes.length > 0 && { base_includes }),
  });

  test.each<[string, object[], string[]]>([
    ['a cycle with a solution', [of(pis, '1.65', cofins), of(cofins, '7.6', pis)], []],
    [
      'a cycle without',
      [of(pis, '100', cofins), of(cofins, '100', pis)],
      ['tributes.0.base_includes tribute.cycle_unsolvable'],
    ],
    [
      'one inside itself',
      [{ ...of(pis, '100'), base_includes_self: true }],
      ['tributes.0.base_includes_self tribute.cycle_unsolvable'],
    ],
    [
      'a limit in a cycle',
      [of(pis, '1.65', cofins), { ...of(cofins, '7.6', pis), maximums: [dollar] }],
      ['tributes.0.base_includes tribute.cycle_limited'],
    ],
    ['a tribute without a row', [of(pis, '1', iss)], ['tributes.0.base_includes tribute.unknown_tribute']],
    [
      'what the exporter bears at home',
      [of(pis, '1', iss), { ...row, is_origin: true, tax_responsible: 'exporter' }],
      ['tributes.0.base_includes tribute.hidden_base'],
    ],
    [
      'a cycle only from a day on',
      [
        { ...of(pis, '1.65', cofins), valid_until: '2026-12-31' },
        { ...of(pis, '200', cofins), valid_from: '2027-01-01' },
        of(cofins, '100', pis),
      ],
      ['tributes.1.base_includes tribute.cycle_unsolvable'],
    ],
  ])('%s', (_, tributes, issues) => {
    expect(issuesOf(...tributes)).toEqual(issues);
  });

  test('names all rows of a cycle', () => {
    const named = { ...of(pis, '100', cofins), tribute: { uuid: pis, name: 'PIS' } };
    const [issue] = runRules(
      ['tributeTermsFit'],
      { tributes: [named, of(cofins, '100', pis)] },
      { today: '2026-07-31' },
    );
    expect(issue?.args).toEqual({ tributes: 'PIS, #2' });
  });

  test('200 rows that include each other and change on different days are judged together', () => {
    const keys = Array.from({ length: 40 }, (_, k) => `${iss?.slice(0, -2)}${k + 10}`);
    const day = (year: number, k: number) => `20${20 + year}-01-${10 + (k % 20)}`;
    const rows = keys.flatMap((uuid, k) =>
      [0, 1, 2, 3, 4].map((year) => ({
        ...of(uuid, year === 4 && k === 39 ? '999' : '0.5', ...keys),
        valid_from: day(year, k),
        valid_until: `20${21 + year}-01-${9 + (k % 20) < 10 ? '0' : ''}${9 + (k % 20)}`,
      })),
    );
    expect(issuesOf(...rows.map((one) => ({ ...one, value: '0.5' })))).toEqual([]);
    expect(issuesOf(...rows)).toEqual(['tributes.4.base_includes tribute.cycle_unsolvable']);
  });
});
