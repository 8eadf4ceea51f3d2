import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { use } from 'react';
import { fitsCorridor } from '../../../../domain/documents/scenarioFit.ts';
import type { Scenario } from '../../../../schemas/resources/taxes/scenarios.ts';
import { CorridorContext } from '../corridor.ts';
import { toLineScenario, type LineScenario } from './lineScenario.ts';
import { useTaxRates } from './useTaxRates.ts';

/**
 * Returns how to read scenarios of items or a client for lines: those between the countries of the document. One that cannot be read is
 * left out, since a line can do without.
 */
export function useScenarios(corridor = use(CorridorContext)): (uuids: readonly string[]) => Promise<LineScenario[]> {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const rates = useTaxRates();
  const read = (uuid: string) =>
    queryClient.fetchQuery({
      queryKey: ['scenarios', 'ofLine', uuid],
      staleTime: 15_000,
      queryFn: async () => (await dataProvider.getOne<Scenario & RaRecord<string>>('scenarios', { id: uuid })).data,
    });
  return async (uuids) => {
    const found = await Promise.allSettled([...new Set(uuids)].map(read));
    return found
      .flatMap((each) => (each.status === 'fulfilled' ? toLineScenario(each.value, rates) : []))
      .filter((scenario) => fitsCorridor(scenario, corridor));
  };
}
