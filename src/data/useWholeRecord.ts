import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { useCallback } from 'react';
import { HttpError } from '../../dataProvider/index.ts';
import { rowsFresh } from './listState.ts';

/** Returns a function that loads the complete record of a list's row. */
export function useWholeRecord<R extends RaRecord<string>>(resource: string): (id: string) => Promise<R> {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  return useCallback(
    (id) =>
      queryClient.fetchQuery({
        queryKey: [resource, 'whole', id],
        queryFn: async ({ signal }) => {
          const {
            data: [record],
          } = await dataProvider.getMany<R>(resource, { ids: [id], signal });
          if (!record) throw new HttpError(404, { detail: 'ra.notification.item_doesnt_exist' });
          return record;
        },
        staleTime: rowsFresh,
      }),
    [dataProvider, queryClient, resource],
  );
}
