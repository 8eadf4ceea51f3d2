import { Admin, type DashboardComponent, type I18nProvider } from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import type { Area } from '../../schemas/resource.ts';
import { mayDo } from '../access/authProvider.ts';
import { enter } from '../access/enter.ts';
import { resourcesOf } from '../generate/resourcesOf.tsx';
import { askForRows } from '../data/askForRows.ts';
import { loadLists, loadPageAt, pageAt } from '../generate/loadPages.ts';
import { resourcesIn } from '../data/resources.ts';
import { createI18nProvider } from '../i18n/provider.ts';
import { CrashPage } from '../shell/feedback/CrashPage.tsx';
import { PageSkeleton } from '../shell/feedback/PageSkeleton.tsx';
import { AccessDenied, NotFound } from '../shell/notices.tsx';
import { whenIdle } from '../shell/whenIdle.ts';
import { useMode } from '../shell/theme/mode.ts';
import { StyleCache } from '../shell/theme/StyleCache.tsx';
import { themes } from '../shell/theme/theme.ts';
import { Toasts } from '../shell/Toasts.tsx';
import { type AreaParts, partsOf } from './areaParts.tsx';
import { Outside } from './Outside.tsx';

interface AreaAppProps {
  area: Area;
  parts: AreaParts;
  dashboard: DashboardComponent;
  i18nProvider: I18nProvider;
}

/** Milliseconds that the first page waits for its rows. */
const patience = 50;
const impatience = () => new Promise((resolve) => setTimeout(resolve, patience));

/** Opens an area for whoever may enter it; shows nothing while the browser leaves for elsewhere. */
export async function openArea(area: Area, dashboard: DashboardComponent): Promise<ReactNode> {
  const [parts, i18nProvider] = await Promise.all([
    enterWithRows(area),
    createI18nProvider(),
    loadPageAt(location.pathname),
  ]);
  return parts && <AreaApp area={area} parts={parts} dashboard={dashboard} i18nProvider={i18nProvider} />;
}

/**
 * Whoever starts at a list has its rows asked for while the page's code is on its way. Rows that come soon are waited
 * for: the page is then drawn once, with them, and not twice.
 */
async function enterWithRows(area: Area): Promise<AreaParts | undefined> {
  const me = await enter(area);
  if (!me) return undefined;
  const parts = partsOf(area, me);
  const at = pageAt(location.pathname);
  const resource = resourcesIn(area).find(({ name }) => name === at?.resource);
  if (resource && at?.page === 'list' && mayDo(me, area, resource, 'list')) {
    await Promise.race([askForRows(resource, parts, location.search), impatience()]);
  }
  return parts;
}

function AreaApp(props: AreaAppProps) {
  const [router] = useState(() =>
    createBrowserRouter([
      { path: `/${props.area}/*`, element: <AreaAdmin {...props} /> },
      { path: '*', element: <Outside /> },
    ]),
  );
  return (
    <StyleCache>
      <RouterProvider router={router} />
    </StyleCache>
  );
}

/** Without `requireAuth`: `enter` has found the session, and asking again would show an empty page meanwhile. */
function AreaAdmin({ area, parts, dashboard, i18nProvider }: AreaAppProps) {
  const mode = useMode();
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
