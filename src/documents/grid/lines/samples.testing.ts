import type { Line } from './line.ts';
import type { LineScenario, LineTribute } from './lineScenario.ts';

/** Lines and scenarios for tests. */
export function tributeWith(parts: Partial<LineTribute> = {}): LineTribute {
  return {
    uuid: 't1',
    name: 'ISS',
    is_origin: true,
    type: 'Fixed',
    is_fixed: false,
    value: '5',
    tax_responsible: 'exporter',
    ...parts,
  };
}

export function scenarioWith(...tributes: (LineTribute | LineTribute['type'])[]): LineScenario {
  const rows = tributes.map((tribute, at) =>
    typeof tribute === 'string' ? tributeWith({ uuid: `t${at + 1}`, type: tribute }) : tribute,
  );
  return { uuid: 's1', name: 'Brasil → Estados Unidos', code: 'BR-US', tributes: rows };
}

export function lineWith(parts: Partial<Line> = {}): Line {
  return {
    key: 'line',
    item: { uuid: 'i1', description: 'Consultoria' },
    quantity: '1',
    price: '1000',
    scenario: scenarioWith('Fixed'),
    values: {},
    ...parts,
  };
}
