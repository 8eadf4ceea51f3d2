import { Admin, type DashboardComponent, type I18nProvider } from 'react-admin';
import { QueryClient } from '@tanstack/react-query';
import { localStorageStore } from 'ra-core';
import { useEffect, useState, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { createDataProvider } from '../../dataProvider/index.ts';
import type { Area } from '../../schemas/resource.ts';
import { answerAhead } from '../access/answerAhead.ts';
import { createAuthProvider } from '../access/authProvider.ts';
import { http, session } from '../access/console.ts';
import { enter } from '../access/enter.ts';
import { leaveToSignIn } from '../access/leave.ts';
import type { Me } from '../access/me.ts';
import { tenantOf } from '../access/tenant.ts';
import { resourcesOf } from '../generate/index.ts';
import { loadLists, loadPageAt } from '../generate/loadPages.ts';
import { resources } from '../generate/resources.ts';
import { language } from '../i18n/language.ts';
import { createI18nProvider } from '../i18n/provider.ts';
import { SpokenLanguage } from '../i18n/SpokenLanguage.tsx';
import { CrashPage } from '../shell/feedback/CrashPage.tsx';
import { PageSkeleton } from '../shell/feedback/PageSkeleton.tsx';
import { Layout } from '../shell/Layout.tsx';
import { AccessDenied, NotFound } from '../shell/notices.tsx';
import { whenIdle } from '../shell/whenIdle.ts';
import { useMode } from '../shell/theme/mode.ts';
import { themes } from '../shell/theme/theme.ts';
import { Toasts } from '../shell/Toasts.tsx';
import { Outside } from './Outside.tsx';

/** Raised when what is kept in the browser changes shape: older preferences are then forgotten. */
const storeVersion = '1';
const secondsFresh = 5;

interface AreaAppProps {
  area: Area;
  me: Me;
  dashboard: DashboardComponent;
  i18nProvider: I18nProvider;
}

/** Opens an area for whoever may enter it; shows nothing while the browser leaves for elsewhere. */
export async function openArea(area: Area, dashboard: DashboardComponent): Promise<ReactNode> {
  const [me, i18nProvider] = await Promise.all([enter(area), createI18nProvider(), loadPageAt(location.pathname)]);
  return me && <AreaApp area={area} me={me} dashboard={dashboard} i18nProvider={i18nProvider} />;
}

function AreaApp(props: AreaAppProps) {
  const [router] = useState(() =>
    createBrowserRouter([
      { path: `/${props.area}/*`, element: <AreaAdmin {...props} /> },
      { path: '*', element: <Outside /> },
    ]),
  );
  return <RouterProvider router={router} />;
}

/** Without `requireAuth`: `enter` has found the session, and asking again would show an empty page meanwhile. */
function AreaAdmin({ area, me, dashboard, i18nProvider }: AreaAppProps) {
  const mode = useMode();
  const [parts] = useState(() => partsOf(area, me));
  useEffect(() => whenIdle(() => void loadLists(area)), [area]);
  return (
    <Admin
      basename={`/${area}`}
      disableTelemetry
      title="Ultramar"
      {...parts}
      i18nProvider={i18nProvider}
      theme={themes[mode]}
      dashboard={dashboard}
      notification={Toasts}
      catchAll={NotFound}
      accessDenied={AccessDenied}
      loading={PageSkeleton}
      error={FrameCrash}
      loginPage={false}
    >
      {resourcesOf(area)}
    </Admin>
  );
}

/** The frame itself failed: the page stands alone. */
function FrameCrash() {
  return (
    <main>
      <CrashPage />
    </main>
  );
}

/** What react-admin is given once for a user in a tenant. Both are in the store's key: nobody meets another's filters. */
function partsOf(area: Area, me: Me) {
  const store = localStorageStore(storeVersion, `ultramar.${me.uuid}.${tenantOf(me) ?? area}`);
  // The cookie, not the store, says which language is spoken: sign-in may have changed it.
  store.setItem('locale', language());
  const queryClient = new QueryClient({
    defaultOptions: { queries: { staleTime: secondsFresh * 1000, retry: false } },
  });
  answerAhead(queryClient, { area, resources, me });
  return {
    store,
    dataProvider: createDataProvider({ http, resources }),
    authProvider: createAuthProvider({ area, resources, session, leave: leaveToSignIn }),
    queryClient,
    layout: ({ children }: { children: ReactNode }) => (
      <SpokenLanguage>
        <Layout area={area}>{children}</Layout>
      </SpokenLanguage>
    ),
  };
}
