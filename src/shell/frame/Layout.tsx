import useMediaQuery from '@mui/material/useMediaQuery';
import { useScrollToTop, useTranslate } from 'react-admin';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { useMe } from '../../access/useMe.ts';
import { showsStoredMails } from '../mails/showsStoredMails.ts';
import { CrashBoundary } from '../feedback/CrashPage.tsx';
import { PageSkeleton } from '../feedback/PageSkeleton.tsx';
import { AreaKeys } from '../keys/AreaKeys.tsx';
import { hasMenu } from '../menu/areaMenu.ts';
import { useDockedMenu } from '../menu/useDockedMenu.ts';
import { MenuDrawer } from '../menu/MenuDrawer.tsx';
import { SideMenu } from '../menu/SideMenu.tsx';
import { drawerBreakpoint } from '../theme/scale.ts';
import { OfflineBanner } from '../session/OfflineBanner.tsx';
import { useTrail } from './visitedPages.ts';
import { HomeAction } from '../topbar/FirstAction.tsx';
import { TopBar } from '../topbar/TopBar.tsx';
import './frame.css';

const menuId = 'side-menu';

const CausedMail = lazy(() => import('../mails/CausedMail.tsx'));

/** The frame of an area: top bar, side menu (a drawer on narrow screens, absent if it has one entry) and page. */
export function Layout({ area, children }: { area: Area; children: ReactNode }) {
  const { pathname } = useLocation();
  useScrollToTop();
  useTrail();
  const isNarrow = useMediaQuery(`(max-width: ${drawerBreakpoint - 0.05}px)`, { noSsr: true });
  const [docked, setDocked] = useDockedMenu();
  const [drawn, setDrawn] = useState(false);
  const isShown = hasMenu(area, useMe());

  useEffect(() => setDrawn(false), [pathname]);

  return (
    <div className="frame" data-docked={isShown && !isNarrow && docked}>
      <SkipLink />
      <TopBar
        area={area}
        menu={
          isShown
            ? {
                id: menuId,
                open: isNarrow ? drawn : docked,
                onToggle: () => (isNarrow ? setDrawn(!drawn) : setDocked(!docked)),
              }
            : undefined
        }
      />
      <AreaKeys area={area} />
      <OfflineBanner />
      <div className="frame-body">
        {isShown && isNarrow && (
          <MenuDrawer id={menuId} open={drawn} onClose={() => setDrawn(false)}>
            <SideMenu area={area} />
          </MenuDrawer>
        )}
        {isShown && !isNarrow && (
          <DockedMenu id={menuId} open={docked}>
            <SideMenu area={area} />
          </DockedMenu>
        )}
        <main id="main-content" className="frame-page" tabIndex={-1}>
          <div>
            {isNarrow && <HomeAction area={area} />}
            <CrashBoundary key={pathname}>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </CrashBoundary>
          </div>
        </main>
      </div>
      {showsStoredMails() && (
        <Suspense fallback={null}>
          <CausedMail />
        </Suspense>
      )}
    </div>
  );
}

/** The first tab stop: skips the bars. */
function SkipLink() {
  const translate = useTranslate();
  return (
    <a className="skip-link" href="#main-content">
      {translate('common.skipToContent')}
    </a>
  );
}

interface DockedMenuProps {
  id: string;
  open: boolean;
  children: ReactNode;
}

/** The side menu beside the page, which stays while the page scrolls. */
function DockedMenu({ id, open, children }: DockedMenuProps) {
  return (
    <div id={id} className="docked-menu" hidden={!open}>
      {children}
    </div>
  );
}
