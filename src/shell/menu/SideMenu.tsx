import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import { useTranslate } from 'ra-core';
import { Fragment } from 'react';
import type { Area } from '../../../schemas/resource.ts';
import { session } from '../../access/console.ts';
import { useAskForRows } from '../../data/askForRows.ts';
import { resources } from '../../data/resources.ts';
import { iconOf } from '../icons.ts';
import { MenuLink } from './MenuLink.tsx';
import { menuOf } from './menuOf.ts';
import { reportEntries } from './reportEntries.ts';
import { resourceEntries } from './resourceEntries.ts';

/** Where one can go in an area: its dashboard, then what its resources declare, and its reports. */
export function SideMenu({ area }: { area: Area }) {
  const translate = useTranslate();
  const askForRows = useAskForRows();
  const me = session.me();
  return (
    <nav className="side-menu" aria-label={translate('shell.mainMenu')}>
      <ul>
        <MenuLink to={`/${area}`} end icon={SpaceDashboardOutlined} label={translate('shell.dashboard')} />
      </ul>
      {menuOf([...resourceEntries(area, resources, me), ...reportEntries(area, me)]).map(({ name, entries }) => (
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
