import { useQueries } from '@tanstack/react-query';
import { simulate } from '../../../../../dataProvider/calls/simulations.ts';
import { rowsFresh } from '../../../../data/listState.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { useDebounced } from '../../../../kinds/shared/useDebounced.ts';
import { requestOf, type ChosenScenario, type SimulationState } from './simulationState.ts';

/** Milliseconds after the last key. */
const pause = 250;

/**
 * Returns the answer of each scenario; none while its request changes, so that no figure is of another one, nor while it
 * lacks values.
 */
export function useSimulations(state: SimulationState, lacks: (scenario: ChosenScenario) => boolean) {
  const http = useHttp();
  const language = useLanguage();
  const requests = state.scenarios.map((scenario) => requestOf(state, scenario));
  const written = JSON.stringify(requests);
  const isRested = useDebounced(written, pause) === written;
  return useQueries({
    queries: requests.map((request, at) => ({
      queryKey: ['simulations', language, request],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await simulate(http, request, signal))[0],
      enabled: isRested && state.scenarios.slice(at, at + 1).every((scenario) => !lacks(scenario)),
      staleTime: rowsFresh,
      retry: false,
    })),
  });
}
