import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useAuthProvider } from 'ra-core';
import { useCallback } from 'react';
import type { InvoiceAction } from '../../../../schemas/resources/invoices.ts';
import { menuPermissions } from './offeredActions.ts';

const none: readonly InvoiceAction[] = [];

/** What the signed-in user may do with invoices. Nothing until it is known. */
export function useInvoicePermissions(): (action: InvoiceAction) => boolean {
  const auth = useAuthProvider();
  const queryClient = useQueryClient();
  const { data: granted = none } = useQuery({
    queryKey: ['auth', 'invoices', 'permissions'],
    queryFn: async () => {
      const answers = await Promise.all(
        menuPermissions.map((action) => auth?.canAccess?.({ resource: 'invoices', action }) ?? true),
      );
      return menuPermissions.filter((_, index) => answers[index]);
    },
    initialData: () => grantedAhead(queryClient),
  });
  return useCallback((action) => granted.includes(action), [granted]);
}

/** Where each question has its answer already (answerAhead.ts). The buttons of the rows would else come after the rows. */
function grantedAhead(queryClient: QueryClient): readonly InvoiceAction[] | undefined {
  const question = (action: InvoiceAction) => ['auth', 'canAccess', { action, resource: 'invoices' }];
  const answers = menuPermissions.map((action) => queryClient.getQueryData<boolean>(question(action)));
  return answers.includes(undefined) ? undefined : menuPermissions.filter((_, index) => answers[index]);
}
