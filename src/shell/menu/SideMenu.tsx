import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import { useTranslate } from 'react-admin';
import { Fragment } from 'react';
import type { Area } from '../../../schemas/resource.ts';
import { useMe } from '../../access/useMe.ts';
import { useAskForRows } from '../../data/askForRows.ts';
import { hasHome } from '../../access/home.ts';
import { iconOf } from '../display/icons.ts';
import { areaEntries } from './areaEntries.ts';
import type SvgIcon from '@mui/material/SvgIcon';
import { NavLink } from 'react-router';

/** The menu of an area: its dashboard, resources and reports. */
export function SideMenu({ area }: { area: Area }) {
  const translate = useTranslate();
  const askForRows = useAskForRows();
  const me = useMe();
  return (
    <nav className="side-menu" aria-label={translate('shell.mainMenu')}>
      {hasHome(area, me) && (
        <ul>
          <MenuLink to={`/${area}`} end icon={SpaceDashboardOutlined} label={translate('shell.dashboard')} />
        </ul>
      )}
      {areaEntries(area, me).map(({ name, entries }) => (
        <Fragment key={entries[0]?.name}>
          {name && <h2>{translate(`shell.menu.${name}`)}</h2>}
          <ul>
            {entries.map(({ name: entry, path, icon, list, label: [words, count] }) => (
              <MenuLink
                key={entry}
                to={path}
                icon={iconOf(icon)}
                label={translate(words, { smart_count: count })}
                onIntent={list === undefined ? undefined : () => askForRows(list)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

interface MenuLinkProps {
  to: string;
  label: string;
  icon: typeof SvgIcon;
  /** Active only on exactly this path. */
  end?: boolean;
  /** Called on hover or focus, when the user may open it next. */
  onIntent?: () => void;
}

/** An entry of the side menu; the current one is marked by text and color. */
function MenuLink({ to, label, icon: Icon, end = false, onIntent }: MenuLinkProps) {
  return (
    <li>
      <NavLink to={to} end={end} onPointerEnter={onIntent} onFocus={onIntent}>
        <Icon aria-hidden="true" />
        {label}
      </NavLink>
    </li>
  );
}
