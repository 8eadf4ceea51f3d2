import { Suspense } from 'react';
import { deferred } from '../../generate/deferred.tsx';
import { PageSkeleton } from '../../shell/feedback/PageSkeleton.tsx';

const Overview = deferred(async () => (await import('./overview/OverviewPage.tsx')).OverviewPage);

/** Where accountants begin. */
export function AccountantsDashboard() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Overview />
    </Suspense>
  );
}
