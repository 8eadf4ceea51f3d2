import { useStoreContext } from 'react-admin';
import { useEffect } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { listKey } from '../../data/listState.ts';

/**
 * Going back to the address of a list without filters shows it without them. react-admin would restore those that it has stored,
 * there, so that the next step back would seem to do nothing.
 */
export function useBackToAll(resource: Resource): void {
  const store = useStoreContext();
  useEffect(() => {
    const { pathname } = window.location;
    const forget = () => {
      const { pathname: path, search } = window.location;
      if (path === pathname && search === '') store.removeItem(listKey(resource));
    };
    // Before the router, which reads the address on the same event.
    window.addEventListener('popstate', forget, { capture: true });
    return () => window.removeEventListener('popstate', forget, { capture: true });
  }, [resource, store]);
}
