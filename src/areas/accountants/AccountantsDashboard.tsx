import { Suspense } from 'react';
import { deferred } from '../../generate/deferredComponent.tsx';
import { PageSkeleton } from '../../shell/feedback/PageSkeleton.tsx';

const Overview = deferred(
  async () => (await import('../../features/company/accountants/OverviewPage.tsx')).OverviewPage,
);

/** The start page of accountants. */
export function AccountantsDashboard() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Overview />
    </Suspense>
  );
}
