import { Suspense } from 'react';
import { hasHome } from '../../access/home.ts';
import { useMe } from '../../access/useMe.ts';
import { deferred } from '../../generate/deferredComponent.tsx';
import { PageSkeleton } from '../../shell/feedback/PageSkeleton.tsx';
import { FirstPage } from './FirstPage.tsx';

/** Loaded on demand, because only this page needs its charts and tables. */
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
