import { QueryClient } from '@tanstack/react-query';
import { localStorageStore, type Store } from 'ra-core';
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

/** Raised when what is kept in the browser changes shape: older preferences are then forgotten. */
const storeVersion = '1';
const secondsFresh = 5;

export type AreaParts = ReturnType<typeof partsOf>;

/** What react-admin is given once for a user in a tenant. Both are in the store's key: nobody meets another's filters. */
export function partsOf(area: Area, me: Me) {
  const store = quiet(localStorageStore(storeVersion, `ultramar.${me.uuid}.${tenantOf(me) ?? area}`));
  // The cookie, not the store, says which language is spoken: sign-in may have changed it.
  store.setItem('locale', language());
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: secondsFresh * 1000, retry: false },
      // Whoever saves without a network is told so at once, and not kept waiting for it.
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

/** Says nothing of what is as it was: react-admin's list keeps what it has just read, and would be drawn anew for it. */
function quiet(store: Store): Store {
  const isKept = (key: string, value: unknown) => JSON.stringify(store.getItem(key)) === JSON.stringify(value);
  return { ...store, setItem: (key, value) => isKept(key, value) || store.setItem(key, value) };
}
