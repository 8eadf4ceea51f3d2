import { Suspense } from 'react';
import { useTranslate } from 'react-admin';
import { hasHome } from '../../access/home.ts';
import { tenantOf } from '../../access/tenant.ts';
import { useMe } from '../../access/useMe.ts';
import { deferredCompanyList as CompanyList } from '../../features/company/companyCards/deferredCompanyList.ts';
import { deferred } from '../../generate/deferredComponent.tsx';
import { PageSkeleton } from '../../shell/feedback/PageSkeleton.tsx';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { FirstPage } from '../FirstPage.tsx';

/** QueryResult on demand, because only this page needs its charts and tables. */
export const Home = deferred(async () => (await import('../../features/company/home/HomePage.tsx')).HomePage);

/** The start page of a company. */
export function CompanyDashboard() {
  const translate = useTranslate();
  const me = useMe();
  if (me && !hasHome('company', me)) {
    if (tenantOf(me) !== undefined) return <FirstPage area="company" me={me} />;
    return (
      <>
        <PageHeader title={translate('shell.dashboard')} />
        <CompanyList />
      </>
    );
  }
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Home />
    </Suspense>
  );
}
