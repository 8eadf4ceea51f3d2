import { Suspense } from 'react';
import { deferred } from '../../generate/deferred.tsx';
import { PageSkeleton } from '../../shell/feedback/PageSkeleton.tsx';

/** Its charts and tables are needed here alone: a start elsewhere does not load them. */
export const Home = deferred(async () => (await import('./home/HomePage.tsx')).HomePage);

/** Where a company begins. */
export function CompanyDashboard() {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Home />
    </Suspense>
  );
}
