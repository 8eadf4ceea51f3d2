import { useMutation, useQuery } from '@tanstack/react-query';
import { groupCalls } from '../../../../../dataProvider/calls/groups.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useToast } from '../../../../generate/useToast.ts';

/** Manages the users in a group. */
export function useGroupPeople(group: string) {
  const calls = groupCalls(useHttp(), group);
  const toast = useToast();
  const query = useQuery({
    queryKey: ['groups', 'people', group],
    queryFn: ({ signal }) => calls.list(signal),
    retry: false,
  });
  const changed = {
    onSuccess: (saved: unknown) => toast.saved(saved),
    onError: (error: unknown) => toast.failed(error),
    onSettled: () => query.refetch(),
  };
  const adding = useMutation({ mutationFn: calls.add, ...changed });
  const removing = useMutation({ mutationFn: calls.remove, ...changed });
  return { query, adding, removing };
}
