import { Suspense } from 'react';
import { hasHome } from '../../access/home.ts';
import { useMe } from '../../access/useMe.ts';
import { deferred } from '../../generate/deferredComponent.tsx';
import { PageSkeleton } from '../../shell/feedback/PageSkeleton.tsx';
import { useTranslate } from 'react-admin';
import { Navigate } from 'react-router';
import type { Me } from '../../access/me.ts';
import { tenantOf } from '../../access/tenant.ts';
import { EmptyState } from '../../shell/feedback/EmptyState.tsx';
import { areaEntries } from '../../shell/menu/areaEntries.ts';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { useDocumentTitle } from '../../shell/frame/useDocumentTitle.ts';
import { CompanyList } from '../../features/company/companyCards/CompanyList.tsx';

/** QueryResult on demand, because only this page needs its charts and tables. */
export const Home = deferred(async () => (await import('../../features/company/home/HomePage.tsx')).HomePage);

/** The start page of a company. */
export function CompanyDashboard() {
  const me = useMe();
  if (me && !hasHome('company', me)) return <FirstPage me={me} />;
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Home />
    </Suspense>
  );
}

/** The start page of users without a home page: the first list they may read. */
function FirstPage({ me }: { readonly me: Me }) {
  const translate = useTranslate();
  useDocumentTitle(translate('shell.dashboard'));
  if (tenantOf(me) === undefined) {
    return (
      <>
        <PageHeader title={translate('shell.dashboard')} />
        <CompanyList />
      </>
    );
  }
  const [first] = areaEntries('company', me)[0]?.entries ?? [];
  if (first) return <Navigate to={first.path} replace />;
  return <EmptyState titleAs="h1" title={translate('shell.noAccess.title')} hint={translate('shell.noAccess.hint')} />;
}
