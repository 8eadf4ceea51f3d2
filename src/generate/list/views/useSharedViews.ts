import { useMutation, useQuery } from '@tanstack/react-query';
import { sharedViewCalls, type SharedView } from '../../../../dataProvider/calls/sharedViews.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { listKey } from '../../../data/listState.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useToast } from '../../useToast.ts';

const none: readonly SharedView[] = [];

/** The views of a list that others share, read once the menu opens. */
export function useSharedViews(resource: Resource, isWanted: boolean) {
  const toast = useToast();
  const calls = sharedViewCalls(useHttp());
  const { data, refetch } = useQuery({
    queryKey: ['saved-views', 'shared', resource.name],
    queryFn: ({ signal }) => calls.list(resource.name, signal),
    enabled: isWanted,
    staleTime: 60_000,
    retry: false,
  });
  const { mutate } = useMutation({
    mutationFn: calls.remove,
    onSuccess: (answer) => toast.saved(answer),
    onError: toast.failed,
    onSettled: () => refetch(),
  });
  const shared = data?.filter(({ columns }) => columns === listKey(resource)) ?? none;
  return { shared, remove: mutate };
}
