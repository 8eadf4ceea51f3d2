import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'ra-core';
import { resourceOf } from '../../../data/resources.ts';
import type { QuickCreation } from '../../../kinds/reference/quickCreate.ts';
import { useToast } from '../../useToast.ts';

/** Creates a record that has only a name, without a form. A failure shows a toast and returns undefined. */
export function useCreateNamed(): (creation: QuickCreation) => Promise<RaRecord | undefined> {
  const dataProvider = useDataProvider();
  const queryClient = useQueryClient();
  const toast = useToast();
  return async ({ resource, text, given }) => {
    try {
      const { data } = await dataProvider.create(resource, {
        data: { ...given, [resourceOf(resource).label]: text },
      });
      toast.saved(data);
      void queryClient.invalidateQueries({ queryKey: [resource, 'choices'] });
      return data;
    } catch (error) {
      toast.failed(error);
      return undefined;
    }
  };
}
