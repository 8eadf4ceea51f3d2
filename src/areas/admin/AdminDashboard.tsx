import { Suspense } from 'react';
import { hasHome } from '../../access/home.ts';
import { useMe } from '../../access/useMe.ts';
import { deferred } from '../../generate/deferredComponent.tsx';
import { SkeletonCards } from '../../shell/feedback/SkeletonCards.tsx';
import { FirstPage } from '../FirstPage.tsx';
import { WelcomeCard } from '../WelcomeCard.tsx';
import { homeHeight } from '../../features/platform/home/homeHeight.ts';

/** QueryResult on demand, because only this page needs its chart. */
const Home = deferred(async () => (await import('../../features/platform/home/AdminHome.tsx')).AdminHome);

/** The start page of administrators. */
export function AdminDashboard() {
  const me = useMe();
  if (me && !hasHome('admin', me)) return <FirstPage area="admin" me={me} />;
  return (
    <>
      <WelcomeCard area="admin" />
      <Suspense fallback={<SkeletonCards count={1} height={homeHeight} />}>
        <Home />
      </Suspense>
    </>
  );
}
