import Ajv from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { packAdvice, packCountry, words } from '../../../schemas/packs/pack.ts';
import { packCountries } from '../../../schemas/packs/countries.ts';
import { tributeTermsFit } from '../../rules/tributeTermsFit.ts';
import { isDate } from '../../dates/date.ts';
import { taxesOfLine } from '../line.ts';
import { recoveryOf } from '../recovery.ts';
import { resolveTribute, rowsOn } from '../resolve.ts';
import { expectedAt, expectedOrigins } from './expected.testing.ts';
import { packNamed, scenarioPacks, wantsLook, type PackVariant } from './packs.ts';
import { scenarioRow } from './scenarioRows.ts';

const ajv = new Ajv({ strict: false, formats: { date: isDate } });

describe.each(packCountries.map((country) => [country.identifier, country] as const))(
  'the data of %s',
  (_, country) => {
    it('fits its schema', () => {
      const isValid = ajv.compile(packCountry);
      expect([isValid(country), isValid.errors]).toEqual([true, null]);
    });

    it('wants a look after it was checked', () => {
      expect(country.look_after > country.checked_on).toBe(true);
    });

    it('names the law of each row, and uses each of its taxes', () => {
      const rows = [...country.origin, ...country.destiny].flatMap((side) => side.rows);
      for (const { source } of rows) expect(source).toMatch(/\d/);
      expect([...new Set(rows.map(({ tax }) => tax))].toSorted()).toEqual(
        country.taxes.map(({ key }) => key).toSorted(),
      );
    });

    it('marks what no law has set', () => {
      const rows = [...country.origin, ...country.destiny].flatMap((side) => side.rows);
      expect(rows.filter(({ source }) => source.includes('não fixada')).every(({ estimate }) => estimate)).toBe(true);
    });
  },
);

it('advises to have it confirmed', () => {
  expect(ajv.validate(words, packAdvice)).toBe(true);
});

const rowsOf = ({ tributes }: PackVariant) => tributes.map((tribute) => scenarioRow(tribute, (key) => key));

const variants = scenarioPacks.flatMap((pack) =>
  pack.variants.map((variant) => [`${pack.code} ${variant.code}`, pack, variant] as const),
);

/** The figures of 10,000.00 on a day. */
function figuresOn(variant: PackVariant, day: string) {
  const tributes = rowsOn(rowsOf(variant), day).map((row) => {
    const resolved = resolveTribute(row, undefined, 'USD');
    if ('reason' in resolved) throw new RangeError(resolved.reason);
    return resolved.terms;
  });
  const totals = taxesOfLine({ quantity: '1', price: '10000', tributes }, 2);
  const { importer_net_cost: net } = recoveryOf(totals.tributes, totals.importer_total_payable, 2);
  return {
    own: totals.tributes.filter(({ box, amount }) => box === 'EE' && amount !== '0.00').map(({ amount }) => amount),
    destiny: [totals.importer_total_payable, totals.importer_total_payable_exporter, net],
    amounts: totals.tributes.filter(({ box }) => box !== 'EE').map(({ amount }) => amount),
  };
}

describe.each(variants)('%s', (name, pack, variant) => {
  it('is a scenario that can be computed on every day, without overlaps and gaps', () => {
    const tributes = rowsOf(variant).map((row) => ({ ...row }));
    expect(tributeTermsFit({ tributes })).toEqual([]);
  });

  it('costs what was computed by hand', () => {
    const days = expectedAt(pack.destiny.identifier, pack.origin.identifier, variant.code);
    expect(Object.keys(days).length, name).toBeGreaterThan(0);
    for (const [day, { destiny, amounts }] of Object.entries(days)) {
      const figures = figuresOn(variant, day);
      expect([day, ...figures.destiny]).toEqual([day, ...destiny]);
      if (amounts) expect([day, ...figures.amounts]).toEqual([day, ...amounts]);
      expect(figures.own).toEqual(expectedOrigins[variant.code.split('-')[0] ?? ''] ?? []);
    }
  });
});

describe('packs', () => {
  it('go both ways, each once, with a code for each variant', () => {
    const codes = scenarioPacks.map(({ code }) => code);
    expect(codes).toHaveLength(42);
    expect(new Set(codes).size).toBe(42);
    for (const code of codes) expect(codes).toContain(code.split('-').toReversed().join('-'));
    for (const { variants: all } of scenarioPacks) expect(new Set(all.map(({ code }) => code)).size).toBe(all.length);
  });

  it('are found by code, and want a look after a day', () => {
    const pack = packNamed('BR-US');
    expect(pack?.variants.map(({ code }) => code)).toEqual([
      'presumed-abroad',
      'presumed-within',
      'simples-abroad',
      'simples-within',
    ]);
    expect(pack && [wantsLook(pack, '2027-01-15'), wantsLook(pack, '2027-01-16')]).toEqual([false, true]);
    expect(packNamed('US-BR')?.names.en).toBe('United States to Brazil');
    expect(packNamed('XX-BR')).toBeUndefined();
  });

  it('prints the words that the law wants where VAT is reversed', () => {
    const [business] = packNamed('PT-ES')?.variants ?? [];
    expect(business?.tributes).toMatchObject([
      {
        terms: { category: 'AE', reason_code: 'VATEX-EU-AE', show: 'note' },
        note: { es: expect.stringContaining('Inversión') },
      },
    ]);
  });
});
