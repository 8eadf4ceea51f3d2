import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useListContext, useLogoutIfAccessDenied, useRefresh } from 'ra-core';
import { commandCalls, type Outcome } from '../../../dataProvider/calls/commands.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useToast } from '../useToast.ts';

/** What a command would do to records, asked anew each time. */
export function useForeseen(resource: Resource, name: string, keys: readonly string[]): UseQueryResult<Outcome> {
  const http = useHttp();
  return useQuery({
    queryKey: [resource.name, 'preview', name, keys],
    queryFn: () => commandCalls(http).many(resource, name, keys, true),
    gcTime: 0,
  });
}

/**
 * What a command would do to several records, and doing it. Done, the list shows it and none is chosen any more; where
 * it failed, what is chosen stays so and what would be done is asked again: part of it may have been.
 */
export function useBulkCommand(
  resource: Resource,
  name: string,
  keys: readonly string[],
  onDone: (outcome: Outcome) => void,
) {
  const http = useHttp();
  const toast = useToast();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { onUnselectItems } = useListContext();
  const preview = useForeseen(resource, name, keys);
  const { mutate, isPending } = useMutation({
    mutationFn: () => commandCalls(http).many(resource, name, keys),
    onSuccess: (outcome) => {
      onDone(outcome);
      onUnselectItems();
      refresh();
    },
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      toast.failed(error);
      refresh();
    },
  });
  return { preview, run: () => mutate(), running: isPending };
}
