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

/** Where one can go in an area: its dashboard, then what its resources declare. */
export function SideMenu({ area }: { area: Area }) {
  const translate = useTranslate();
  const askForRows = useAskForRows();
  return (
    <nav className="side-menu" aria-label={translate('shell.mainMenu')}>
      <ul>
        <MenuLink to={`/${area}`} end icon={SpaceDashboardOutlined} label={translate('shell.dashboard')} />
      </ul>
      {menuOf(area, resources, session.me()).map(({ name, entries }) => (
        <Fragment key={name ?? ''}>
          {name && <h2>{translate(`shell.menu.${name}`)}</h2>}
          <ul>
            {entries.map((entry) => (
              <MenuLink
                key={entry.name}
                to={entry.path}
                icon={iconOf(entry.icon)}
                label={translate(`resources.${entry.name}.name`, { smart_count: entry.isSingle ? 1 : 2 })}
                onIntent={entry.isSingle ? undefined : () => askForRows(entry.name)}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}
