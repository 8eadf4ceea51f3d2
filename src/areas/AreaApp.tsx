import { ThemeProvider } from '@mui/material/styles';
import { CoreAdminContext, ResourceDefinitionContextProvider, type I18nProvider } from 'react-admin';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { createBrowserRouter, Route, RouterProvider, Routes } from 'react-router';
import type { Area } from '../../schemas/resource.ts';
import { answerAhead } from '../access/answerAhead.ts';
import { mayDo } from '../access/authProvider.ts';
import { http, session } from '../access/console.ts';
import { enter } from '../access/enter.ts';
import { hasHome } from '../access/home.ts';
import type { Me } from '../access/me.ts';
import { tenantOf } from '../access/tenant.ts';
import { askForRows } from '../data/askForRows.ts';
import { homeQuery } from '../data/homeQuery.ts';
import { hasReports } from '../data/reports.ts';
import { addressIn, resources, resourcesIn } from '../data/resources.ts';
import { whenAnswered } from '../shell/whenAnswered.ts';
import { settingsPage as Settings } from '../generate/generatedPages.ts';
import { deferred } from '../generate/deferredComponent.tsx';
import { QuickCreateProvider } from '../generate/form/dialogs/QuickCreateProvider.tsx';
import { loadLists, loadPageAt, pageAt } from '../generate/loadPages.ts';
import { definitionsOf, resourcesOf } from '../generate/resourcesOf.tsx';
import { ShownOnceProvider } from '../generate/shownOnce/ShownOnceProvider.tsx';
import { createI18nProvider } from '../i18n/provider.ts';
import { LanguageProvider } from '../i18n/LanguageProvider.tsx';
import { profilePath } from '../../domain/access/profilePath.ts';
import { loadReportsAt, reportPages as Reports } from '../features/reports/data/reportPages.ts';
import { CrashBoundary, CrashPage } from '../shell/feedback/CrashPage.tsx';
import { Layout } from '../shell/frame/Layout.tsx';
import { AccessDenied, NotFound } from '../shell/notices.tsx';
import { SignInAgain } from '../shell/session/SignInAgain.tsx';
import { currentMode, useMode } from '../shell/theme/mode.ts';
import { StyleCache } from '../shell/theme/StyleCache.tsx';
import { themeIn } from '../shell/theme/theme.ts';
import { Toasts } from '../shell/Toasts.tsx';
import { type AreaParts, partsOf } from './areaParts.ts';
import { OtherAreaPage } from './OtherAreaPage.tsx';

const ProfilePage = deferred(async () => (await import('../profile/ProfilePage.tsx')).ProfilePage);

const SimulationPage = deferred(
  async () => (await import('../features/taxes/simulation/SimulationPage.tsx')).SimulationPage,
);

interface AreaAppProps {
  area: Area;
  parts: AreaParts;
  dashboard: ComponentType;
  i18nProvider: I18nProvider;
}

/** Milliseconds that the first page waits for its rows. */
const patience = 50;
const impatience = () => new Promise((resolve) => setTimeout(resolve, patience));

/** Returned instead of an area's parts for a suspended company. */
const suspended = 'suspended';

/** Opens an area for a permitted user; shows nothing while the browser leaves. */
export async function openArea(area: Area, dashboard: ComponentType): Promise<ReactNode> {
  const entered = enterWithRows(area);
  const ready = Promise.all([entered, createI18nProvider(area), loadCodeAt(location.pathname)]);
  // Created while the session is requested, so that rendering then waits only for its rows.
  themeIn(currentMode());
  const [parts, i18nProvider] = await ready;
  if (parts === suspended) return (await import('../shell/open/Suspended.tsx')).suspendedPage(session.me());
  return parts && <AreaApp area={area} parts={parts} dashboard={dashboard} i18nProvider={i18nProvider} />;
}

/** Loads the code of the start page. */
const loadCodeAt = (pathname: string): Promise<void> => loadReportsAt(pathname) ?? loadPageAt(pathname);

/**
 * Requests the rows of a start list, or the figures of home, while its code loads. Rendering waits briefly for them, so that the page renders
 * once.
 */
async function enterWithRows(area: Area): Promise<AreaParts | typeof suspended | undefined> {
  const me = await enter(area);
  if (!me) return undefined;
  if (area === 'company' && me.suspended?.includes(tenantOf(me) ?? '')) return suspended;
  const parts = partsOf(area, me);
  const rows = Promise.race([firstRows(area, me, parts), impatience()]);
  answerAhead(parts.queryClient, { area, resources, me });
  session.subscribe(() => {
    const now = session.me();
    if (now) answerAhead(parts.queryClient, { area, resources, me: now });
  });
  await rows;
  return parts;
}

async function firstRows(area: Area, me: Me, parts: AreaParts): Promise<void> {
  const at = pageAt(location.pathname);
  if (!at && area === 'company' && hasHome(area, me)) await parts.queryClient.prefetchQuery(homeQuery(http));
  const resource = resourcesIn(area).find(({ name }) => name === at?.resource);
  const mayList = resource && at?.page === 'list' && mayDo(me, area, resource, 'list');
  if (mayList) await askForRows(resource, parts, location.search);
}

function AreaApp(props: AreaAppProps) {
  const [router] = useState(() =>
    createBrowserRouter([
      { path: `/${props.area}/*`, element: <AreaAdmin {...props} /> },
      { path: '*', element: <OtherAreaPage /> },
    ]),
  );
  return (
    <StyleCache>
      {/* A list computes its next filters from those on screen, so the screen must not lag behind the address. */}
      <RouterProvider router={router} useTransitions={false} />
    </StyleCache>
  );
}

/**
 * The context of react-admin's pages. All resources are known from the start, because registering one re-renders
 * everything.
 */
function AreaAdmin({ area, parts, dashboard: Dashboard, i18nProvider }: AreaAppProps) {
  const theme = themeIn(useMode());
  const [routes] = useState(() => resourcesOf(area));
  const [definitions] = useState(() => definitionsOf(routes));
  const { queryClient } = parts;
  useEffect(() => whenAnswered(queryClient, () => void loadLists(area)), [area, queryClient]);
  return (
    <CoreAdminContext basename={`/${area}`} {...parts} i18nProvider={i18nProvider}>
      <ResourceDefinitionContextProvider definitions={definitions}>
        <ThemeProvider theme={theme}>
          <LanguageProvider>
            <CrashBoundary fallback={<FrameCrash />}>
              <ShownOnceProvider>
                <QuickCreateProvider>
                  <Layout area={area}>
                    <Routes>
                      {routes.map((resource) => (
                        <Route
                          key={resource.key}
                          path={`${addressIn(area, resource.props.name)}/*`}
                          element={resource}
                        />
                      ))}
                      <Route path="settings/*" element={<Settings area={area} />} />
                      <Route path="/" element={<Dashboard />} />
                      <Route path={profilePath(area)} element={<ProfilePage />} />
                      {hasReports(area) && <Route path="reports/*" element={<Reports area={area} />} />}
                      {area === 'company' && <Route path="simulation" element={<SimulationPage />} />}
                      {/* Where react-admin leads a user who may not do what a page is for. */}
                      <Route path="access-denied" element={<AccessDenied />} />
                      <Route path="*" element={<NotFound />} />
                    </Routes>
                  </Layout>
                </QuickCreateProvider>
              </ShownOnceProvider>
              <SignInAgain />
            </CrashBoundary>
            <Toasts />
          </LanguageProvider>
        </ThemeProvider>
      </ResourceDefinitionContextProvider>
    </CoreAdminContext>
  );
}

/** The frame failed, so the page stands alone. */
function FrameCrash() {
  return (
    <main>
      <CrashPage />
    </main>
  );
}
