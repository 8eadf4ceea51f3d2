import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { settingsPath, type SettingsTab } from '../../data/settings.ts';

/** Links that look like tabs and scroll without room. */
const style = {
  display: 'flex',
  overflowX: 'auto',
  borderBottom: 1,
  borderColor: 'divider',
  mb: 2,
  '& a': {
    flex: 'none',
    px: 2,
    py: 1.5,
    color: 'text.secondary',
    fontWeight: 500,
    textDecoration: 'none',
    borderBottom: '2px solid transparent',
    outlineOffset: -2,
  },
  '& a:hover': { color: 'text.primary' },
  '& a[aria-current=page]': { color: 'primary.main', borderColor: 'currentcolor' },
} as const;

interface SettingsTabsProps {
  readonly area: Area;
  readonly tabs: readonly SettingsTab[];
}

/** Navigation between settings tabs. */
export function SettingsTabs({ area, tabs }: SettingsTabsProps) {
  const translate = useTranslate();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current=page]');
    // Scrolls the current tab into view, with part of the previous one.
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.offsetLeft - 48;
  }, [pathname]);
  return (
    <Box component="nav" ref={nav} aria-label={translate('shell.settings')} sx={style}>
      {tabs.map(({ path, resource }) => (
        <NavLink key={path} to={`${settingsPath(area)}/${path}`}>
          {translate(`resources.${resource.name}.tab`)}
        </NavLink>
      ))}
    </Box>
  );
}
