import { useQuery } from '@tanstack/react-query';
import { useAuthProvider } from 'ra-core';
import { useCallback } from 'react';
import type { InvoiceAction } from '../../../../schemas/resources/invoices.ts';
import { menuPermissions } from './offeredActions.ts';

const none: readonly InvoiceAction[] = [];

/** What the signed-in user may do with invoices: asked once for all rows. Nothing until it is known. */
export function useInvoicePermissions(): (action: InvoiceAction) => boolean {
  const auth = useAuthProvider();
  const { data: granted = none } = useQuery({
    queryKey: ['auth', 'invoices', 'permissions'],
    queryFn: async () => {
      const answers = await Promise.all(
        menuPermissions.map((action) => auth?.canAccess?.({ resource: 'invoices', action }) ?? true),
      );
      return menuPermissions.filter((_, index) => answers[index]);
    },
  });
  return useCallback((action) => granted.includes(action), [granted]);
}
