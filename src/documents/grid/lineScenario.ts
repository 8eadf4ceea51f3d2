import type { Scenario } from '../../../schemas/resources/scenarios.ts';
import type { LineScenario } from './line.ts';

/** A scenario of the API as the grid uses it. A tribute goes by its row, or by itself where the row has no uuid. */
export function toLineScenario(scenario: Scenario): LineScenario {
  return {
    uuid: scenario.uuid ?? '',
    name: scenario.name,
    code: scenario.code,
    tributes: (scenario.tributes ?? []).map(({ tribute, uuid, ...row }) => ({
      ...row,
      uuid: uuid ?? tribute.uuid,
      name: tribute.name ?? '',
    })),
  };
}
