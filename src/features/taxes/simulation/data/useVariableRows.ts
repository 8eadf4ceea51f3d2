import { useGetMany, type RaRecord } from 'react-admin';
import { rowsOn } from '../../../../../domain/taxes/resolve.ts';
import type { Scenario } from '../../../../../schemas/resources/taxes/scenarios.ts';
import { todayInZone } from '../../../../i18n/zone.ts';
import type { ChosenScenario, SimulationState } from './simulationState.ts';

/** A row of a scenario whose value a line states. */
export type VariableRow = NonNullable<Scenario['tributes']>[number] & { readonly uuid: string };

/** Returns the variable rows of a scenario that are valid on the day; undefined while they are read. */
export function useVariableRows({ scenarios, on }: SimulationState) {
  const ids = [...new Set(scenarios.map(({ uuid }) => uuid))];
  const { data, isPending, error } = useGetMany<Scenario & RaRecord<string>>('scenarios', { ids });
  return ({ uuid }: ChosenScenario): readonly VariableRow[] | undefined => {
    const scenario = data?.find((record) => record?.id === uuid);
    if (!scenario) return isPending && !error ? undefined : [];
    return rowsOn(scenario.tributes ?? [], on ?? todayInZone()).flatMap((row) =>
      row.type === 'Variable' && row.uuid ? [{ ...row, uuid: row.uuid }] : [],
    );
  };
}
