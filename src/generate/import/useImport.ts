import { useMutation, useQuery } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useRefresh } from 'ra-core';
import { importCalls, type Imported } from '../../../dataProvider/calls/import.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useToast } from '../useToast.ts';
import type { ChosenTable } from './chosenTable.ts';

/**
 * What importing a file would do, told as soon as it is chosen, and doing it. Where that fails, what it would do is asked
 * again: the records may have changed meanwhile. Sent again for want of an answer, it is done once all the same.
 */
export function useImport(resource: Resource, chosen: ChosenTable | undefined, onDone: (imported: Imported) => void) {
  const calls = importCalls(useHttp(), resource);
  const toast = useToast();
  const refresh = useRefresh();
  const language = useLanguage();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const preview = useQuery({
    queryKey: [resource.name, 'import', chosen?.id, language],
    queryFn: ({ signal }) => calls.preview(chosen?.file ?? new Blob(), signal),
    enabled: chosen !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ file }: ChosenTable) => calls.run(file),
    onSuccess: (imported) => {
      onDone(imported);
      refresh();
    },
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      toast.failed(error);
      void preview.refetch();
    },
  });
  return { preview, run: () => chosen && mutate(chosen), running: isPending };
}
