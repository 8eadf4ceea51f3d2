import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import { proposedValues, toLineScenario } from './line.ts';

describe('a scenario of the API', () => {
  it('lists its tributes', () => {
    const country = { id: 76 };
    const scenario = toLineScenario({
      uuid: 's1',
      name: 'BR → US',
      description: '-',
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
      { uuid: 'row', name: 'ISS', is_origin: true, type: 'Fixed', value: '5', tax_responsible: 'exporter' },
    ]);
  });
});

describe('the default rates of a company', () => {
  const scenario: Scenario = {
    name: 'Brasil → Estados Unidos',
    description: 'Serviços',
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
