import useMediaQuery from '@mui/material/useMediaQuery';
import { useStore } from 'ra-core';
import { menuWidth, pagePadding } from '../theme/scale.ts';

/** Whether the side menu stands open beside the page; remembered (specification §2). */
export function useDockedMenu() {
  return useStore('menu.docked', true);
}

/** Whether the page has this much room in pixels, beside the menu where that stands open. */
export function useHasRoom(width: number): boolean {
  const [docked] = useDockedMenu();
  const taken = 2 * pagePadding + (docked ? menuWidth : 0);
  return !useMediaQuery(`(max-width: ${width + taken - 0.05}px)`, { noSsr: true });
}
