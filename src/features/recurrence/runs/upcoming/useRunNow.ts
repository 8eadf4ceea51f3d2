import { useMutation } from '@tanstack/react-query';
import { useLogoutIfAccessDenied, useRefresh } from 'ra-core';
import { type RunRequest, runCalls } from '../../../../../dataProvider/calls/runs.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useToast } from '../../../../generate/useToast.ts';

/** Issues invoices now: shows the result as a toast and reloads. */
export function useRunNow(onDone: () => void) {
  const http = useHttp();
  const toast = useToast();
  const refresh = useRefresh();
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useMutation({
    mutationFn: (request: RunRequest) => runCalls(http).run(request),
    onSuccess: (ran) => {
      toast.saved(ran);
      refresh();
      onDone();
    },
    onError: async (error) => {
      if (!(await logoutIfAccessDenied(error))) toast.failed(error);
    },
  });
}
