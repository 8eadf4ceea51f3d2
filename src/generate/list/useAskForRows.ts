import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useStoreContext } from 'ra-core';
import { resourceOf } from '../../data/resources.ts';
import { askForRows } from './askForRows.ts';

/** Asks for the rows of a list that somebody is about to open. */
export function useAskForRows(): (resource: string) => void {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const store = useStoreContext();
  return (resource) => void askForRows(resourceOf(resource), { dataProvider, queryClient, store });
}
