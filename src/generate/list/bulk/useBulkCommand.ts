import { useMutation, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useListContext, useLogoutIfAccessDenied, useRefresh } from 'react-admin';
import { commandCalls, type Selection, type Outcome } from '../../../../dataProvider/calls/commands.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useConsent } from '../../../terms/useTerms.ts';
import { useToast } from '../../useToast.ts';

interface BulkCommand {
  readonly resource: Resource;
  readonly name: string;
  readonly selection: Selection;
  /** The command's input; undefined until entered. */
  readonly input: object | undefined;
}

type Previewed = Omit<BulkCommand, 'input'> & Partial<Pick<BulkCommand, 'input'>>;

/** Previews a bulk command, without cache, once its input is complete. */
export function useBulkPreview({ resource, name, selection, ...options }: Previewed): UseQueryResult<Outcome> {
  const http = useHttp();
  const { input = {} } = options;
  return useQuery({
    queryKey: [resource.name, 'preview', name, selection, input],
    queryFn: () => commandCalls(http).many(resource, name, selection, { preview: true, input }),
    enabled: !('input' in options) || options.input !== undefined,
    gcTime: 0,
  });
}

/**
 * Previews and performs a bulk command. After full success the list reloads without selection; after a failure the
 * selection stays and the preview repeats, because some records may have changed.
 */
export function useBulkCommand({ resource, name, selection, input }: BulkCommand, onDone: (outcome: Outcome) => void) {
  const http = useHttp();
  const toast = useToast();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  const { onUnselectItems } = useListContext();
  const consent = useConsent();
  const preview = useBulkPreview({ resource, name, selection, input });
  const { mutate, isPending, data } = useMutation({
    mutationFn: async () => {
      if (resource.actions?.commands[name]?.consent) await consent();
      return commandCalls(http).many(resource, name, selection, { input });
    },
    onSuccess: (outcome) => {
      onDone(outcome);
      // An incomplete result stays visible.
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
