import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useListContext, useLogoutIfAccessDenied, useRefresh } from 'ra-core';
import { commandCalls, type Chosen, type Outcome } from '../../../dataProvider/calls/commands.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useConsent } from '../../terms/useTerms.ts';
import { useToast } from '../useToast.ts';

interface BulkCommand {
  readonly resource: Resource;
  readonly name: string;
  readonly chosen: Chosen;
  /** What it asks for; undefined until that is entered. */
  readonly input: object | undefined;
}

type Foreseen = Omit<BulkCommand, 'input'> & Partial<Pick<BulkCommand, 'input'>>;

/** What a command would do to records, asked anew each time; not before what it asks for is there, where that is said. */
export function useForeseen({ resource, name, chosen, ...asked }: Foreseen): UseQueryResult<Outcome> {
  const http = useHttp();
  const { input = {} } = asked;
  return useQuery({
    queryKey: [resource.name, 'preview', name, chosen, input],
    queryFn: () => commandCalls(http).many(resource, name, chosen, { preview: true, input }),
    enabled: !('input' in asked) || asked.input !== undefined,
    gcTime: 0,
  });
}

/**
 * What a command would do to several records, and doing it. Done to all, the list shows it and none is chosen any more;
 * where it failed, what is chosen stays so and what would be done is asked again: part of it may have been.
 */
export function useBulkCommand({ resource, name, chosen, input }: BulkCommand, onDone: (outcome: Outcome) => void) {
  const http = useHttp();
  const toast = useToast();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { onUnselectItems } = useListContext();
  const consent = useConsent();
  const preview = useForeseen({ resource, name, chosen, input });
  const { mutate, isPending, data } = useMutation({
    mutationFn: async () => {
      if (resource.actions?.commands[name]?.consent) await consent();
      return commandCalls(http).many(resource, name, chosen, { input });
    },
    onSuccess: (outcome) => {
      onDone(outcome);
      // What became of each is shown until somebody has read it.
      if (outcome.refused.size === 0) onUnselectItems();
      refresh();
    },
    onError: async (error) => {
      if (await logoutIfAccessDenied(error)) return;
      toast.failed(error);
      refresh();
    },
  });
  return { preview, run: () => mutate(), running: isPending, outcome: data };
}
