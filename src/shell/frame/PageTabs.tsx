import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { areaOf } from '../../access/areas.ts';
import { useMe } from '../../access/useMe.ts';
import { areaMenu } from '../menu/areaMenu.ts';
import type { MenuEntry } from '../menu/menuOf.ts';

interface PageTabsProps {
  readonly entry: MenuEntry;
  /** Whether all fit beside a title. */
  readonly fit: 'beside' | 'below';
}

/** The most tabs beside a title. */
const mostBeside = 4;

/** Returns the tabs of the current page: those of its menu entry, if it has several. A record's page has none. */
export function useTabs(): PageTabsProps | undefined {
  const { pathname } = useLocation();
  const area = areaOf(pathname);
  const me = useMe();
  const at = pathname.replace(/\/$/, '');
  const entry =
    area &&
    areaMenu(area, me)
      .flat()
      .find(({ tabs }) => tabs.some(({ path }) => path === at));
  if (!entry || entry.tabs.length === 1) return undefined;
  return { entry, fit: entry.tabs.length > mostBeside ? 'below' : 'beside' };
}

/** Links to the pages of a menu entry; without room for all, they scroll. */
export function PageTabs({ entry: { label, tabs } }: PageTabsProps) {
  const translate = useTranslate();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current=page]');
    // Scrolls the current tab into view, with part of the previous one.
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 48;
  }, [pathname]);
  const textOf = ([key, count]: MenuEntry['label']) => translate(key, { smart_count: count });
  return (
    <nav ref={nav} className="page-tabs" aria-label={textOf(label)}>
      {tabs.map((tab) => (
        <NavLink key={tab.name} to={tab.path} end>
          {textOf(tab.label)}
        </NavLink>
      ))}
    </nav>
  );
}
