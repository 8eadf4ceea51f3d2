import { describe, expect, it } from 'vitest';
import { toLineScenario } from './line.ts';

describe('a scenario of the API', () => {
  it('names its tributes', () => {
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
