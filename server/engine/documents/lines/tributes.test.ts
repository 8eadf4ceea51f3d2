import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import { tributesOfLine } from './tributes.ts';

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
