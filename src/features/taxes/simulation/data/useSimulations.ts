import { useQueries } from '@tanstack/react-query';
import { simulate } from '../../../../../dataProvider/calls/simulations.ts';
import { rowsFresh } from '../../../../data/listState.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { useDebounced } from '../../../../kinds/shared/useDebounced.ts';
import { requestOf, type SimulationState } from './simulationState.ts';

/** Milliseconds after the last key. */
const pause = 250;

/** Returns the answer of each scenario; none while its request changes, so that no figure is of another one. */
export function useSimulations(state: SimulationState) {
  const http = useHttp();
  const language = useLanguage();
  const requests = state.scenarios.map((scenario) => requestOf(state, scenario));
  const written = JSON.stringify(requests);
  const isRested = useDebounced(written, pause) === written;
  return useQueries({
    queries: requests.map((request) => ({
      queryKey: ['simulations', language, request],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await simulate(http, request, signal))[0],
      enabled: isRested && request.scenarios.every(({ scenery }) => scenery !== ''),
      staleTime: rowsFresh,
      retry: false,
    })),
  });
}
