import { Suspense } from 'react';
import { deferred } from '../../generate/deferred.tsx';
import { SkeletonCards } from '../../shell/feedback/SkeletonCards.tsx';
import { WelcomeCard } from '../WelcomeCard.tsx';
import { homeHeight } from './home/homeHeight.ts';

/** Its chart is needed here alone: a start elsewhere does not load it. */
const Home = deferred(async () => (await import('./home/AdminHome.tsx')).AdminHome);

/** Where administrators begin. */
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
