import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'react-admin';
import { menuWidth, pagePadding } from '../theme/scale.ts';

/** Returns whether the side menu is open beside the page; remembered (specification §2). */
export function useDockedMenu() {
  return useStore('menu.docked', true);
}

/** Returns whether the page has this width in pixels, beside an open menu. */
export function useHasRoom(width: number): boolean {
  const [docked] = useDockedMenu();
  const taken = 2 * pagePadding + (docked ? menuWidth : 0);
  return !useMediaQuery(`(max-width: ${width + taken - 0.05}px)`, { noSsr: true });
}
