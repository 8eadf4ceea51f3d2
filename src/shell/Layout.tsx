import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useScrollToTop, useTranslate } from 'ra-core';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Area } from '../../schemas/resource.ts';
import { CrashBoundary } from './feedback/CrashPage.tsx';
import { PageSkeleton } from './feedback/PageSkeleton.tsx';
import { DockedMenu } from './menu/DockedMenu.tsx';
import { useDockedMenu } from './menu/docked.ts';
import { MenuDrawer } from './menu/MenuDrawer.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { drawerBreakpoint, pagePadding } from './theme/scale.ts';
import { OfflineBanner } from './session/OfflineBanner.tsx';
import { useTrail } from './trail.ts';
import { TopBar } from './topbar/TopBar.tsx';

const menuId = 'side-menu';

/** The frame of an area: top bar, side menu (a drawer on narrow screens) and the page. */
export function Layout({ area, children }: { area: Area; children: ReactNode }) {
  const { pathname } = useLocation();
  useScrollToTop();
  useTrail();
  const isNarrow = useMediaQuery(`(max-width: ${drawerBreakpoint - 0.05}px)`, { noSsr: true });
  const [docked, setDocked] = useDockedMenu();
  const [drawn, setDrawn] = useState(false);

  useEffect(() => setDrawn(false), [pathname]);

  return (
    <Box
      data-docked={!isNarrow && docked}
      sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column', bgcolor: 'background.default' }}
    >
      <SkipLink />
      <TopBar
        area={area}
        menuId={menuId}
        menuOpen={isNarrow ? drawn : docked}
        onToggleMenu={() => (isNarrow ? setDrawn(!drawn) : setDocked(!docked))}
      />
      <OfflineBanner />
      <Box sx={{ flex: 1, display: 'flex', minWidth: 0 }}>
        {isNarrow ? (
          <MenuDrawer id={menuId} open={drawn} onClose={() => setDrawn(false)}>
            <SideMenu area={area} />
          </MenuDrawer>
        ) : (
          <DockedMenu id={menuId} open={docked}>
            <SideMenu area={area} />
          </DockedMenu>
        )}
        <Box
          component="main"
          id="main-content"
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, p: { xs: 2, sm: `${pagePadding}px` }, outline: 'none' }}
        >
          <Box sx={{ maxWidth: 1440, mx: 'auto' }}>
            <CrashBoundary key={pathname}>
              <Suspense fallback={<PageSkeleton />}>{children}</Suspense>
            </CrashBoundary>
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const Hidden = styled('a')(({ theme: { tokens, zIndex } }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: zIndex.tooltip,
  padding: '8px 16px',
  borderRadius: 8,
  color: tokens.onPrimary,
  backgroundColor: tokens.primary,
  fontWeight: 500,
  transform: 'translateY(-64px)',
  '&:focus': { transform: 'none' },
}));

/** The first stop of the keyboard: past the bars, to the page. */
function SkipLink() {
  const translate = useTranslate();
  return <Hidden href="#main-content">{translate('common.skipToContent')}</Hidden>;
}
