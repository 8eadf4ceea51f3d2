import { QueryClient } from '@tanstack/react-query';
import { localStorageStore } from 'ra-core';
import type { ReactNode } from 'react';
import { createDataProvider } from '../../dataProvider/index.ts';
import type { Area } from '../../schemas/resource.ts';
import { answerAhead } from '../access/answerAhead.ts';
import { createAuthProvider } from '../access/authProvider.ts';
import { http, session } from '../access/console.ts';
import { leaveToSignIn } from '../access/leave.ts';
import type { Me } from '../access/me.ts';
import { tenantOf } from '../access/tenant.ts';
import { dropDraftsOf } from '../drafts/draftStore.ts';
import { resources } from '../data/resources.ts';
import { language } from '../i18n/language.ts';
import { SpokenLanguage } from '../i18n/SpokenLanguage.tsx';
import { Layout } from '../shell/Layout.tsx';
import { SignInAgain } from '../shell/session/SignInAgain.tsx';

/** Raised when what is kept in the browser changes shape: older preferences are then forgotten. */
const storeVersion = '1';
const secondsFresh = 5;

export type AreaParts = ReturnType<typeof partsOf>;

/** What react-admin is given once for a user in a tenant. Both are in the store's key: nobody meets another's filters. */
export function partsOf(area: Area, me: Me) {
  const store = localStorageStore(storeVersion, `ultramar.${me.uuid}.${tenantOf(me) ?? area}`);
  // The cookie, not the store, says which language is spoken: sign-in may have changed it.
  store.setItem('locale', language());
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: secondsFresh * 1000, retry: false },
      // Whoever saves without a network is told so at once, and not kept waiting for it.
      mutations: { networkMode: 'always' },
    },
  });
  answerAhead(queryClient, { area, resources, me });
  return {
    store,
    dataProvider: createDataProvider({ http, resources }),
    authProvider: createAuthProvider({ area, resources, session, leave: leaveToSignIn, forget: dropDraftsOf }),
    queryClient,
    layout: ({ children }: { children: ReactNode }) => (
      <SpokenLanguage>
        <Layout area={area}>{children}</Layout>
        <SignInAgain />
      </SpokenLanguage>
    ),
  };
}
