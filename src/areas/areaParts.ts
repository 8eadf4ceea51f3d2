import { QueryClient } from '@tanstack/react-query';
import { localStorageStore, type Store } from 'react-admin';
import { createDataProvider } from '../../dataProvider/index.ts';
import type { Area } from '../../schemas/resource.ts';
import { createAuthProvider } from '../access/authProvider.ts';
import { http, session } from '../access/console.ts';
import { leaveToSignIn } from '../access/leave.ts';
import type { Me } from '../access/me.ts';
import { tenantOf } from '../access/tenant.ts';
import { dropDraftsOf } from '../drafts/draftStore.ts';
import { resources } from '../data/resources.ts';
import { language } from '../i18n/language.ts';

/** Increased when stored preferences change their format; older ones are then discarded. */
const storeVersion = '1';
const secondsFresh = 5;

export type AreaParts = ReturnType<typeof partsOf>;

/**
 * Creates react-admin's parts for a user in a tenant. Both are in the store's key, so that filters are never shared.
 */
export function partsOf(area: Area, me: Me) {
  const store = quiet(localStorageStore(storeVersion, `ultramar.${me.uuid}.${tenantOf(me) ?? area}`));
  // The cookie, not the store, determines the language, because sign-in may have changed it.
  store.setItem('locale', language());
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: secondsFresh * 1000, retry: false },
      // Offline writes fail immediately.
      mutations: { networkMode: 'always' },
    },
  });
  return {
    store,
    dataProvider: createDataProvider({ http, resources }),
    authProvider: createAuthProvider({ area, resources, session, leave: leaveToSignIn, forget: dropDraftsOf }),
    queryClient,
  };
}

/** Suppresses notifications about unchanged values, which would re-render react-admin's list. */
function quiet(store: Store): Store {
  const isKept = (key: string, value: unknown) => JSON.stringify(store.getItem(key)) === JSON.stringify(value);
  return { ...store, setItem: (key, value) => isKept(key, value) || store.setItem(key, value) };
}
