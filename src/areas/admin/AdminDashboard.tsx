import { Suspense } from 'react';
import { deferred } from '../../generate/deferredComponent.tsx';
import { SkeletonCards } from '../../shell/feedback/SkeletonCards.tsx';
import { WelcomeCard } from '../WelcomeCard.tsx';
import { homeHeight } from '../../features/platform/home/homeHeight.ts';

/** QueryResult on demand, because only this page needs its chart. */
const Home = deferred(async () => (await import('../../features/platform/home/AdminHome.tsx')).AdminHome);

/** The start page of administrators. */
export function AdminDashboard() {
  return (
    <>
      <WelcomeCard area="admin" />
      <Suspense fallback={<SkeletonCards count={1} height={homeHeight} />}>
        <Home />
      </Suspense>
    </>
  );
}
