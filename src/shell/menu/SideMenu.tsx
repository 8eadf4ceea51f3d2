import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
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
    <Box component="nav" aria-label={translate('shell.mainMenu')} sx={{ p: 1.5, overflowY: 'auto', flex: 1 }}>
      <MenuList>
        <MenuLink to={`/${area}`} end icon={SpaceDashboardOutlined} label={translate('shell.dashboard')} />
      </MenuList>
      {menuOf(area, resources, session.me()).map(({ name, entries }) => (
        <Box key={name ?? ''}>
          {name && (
            <Typography
              variant="caption"
              component="h2"
              color="textSecondary"
              sx={{ px: 1.5, pt: 2, pb: 0.5, fontWeight: 500 }}
            >
              {translate(`shell.menu.${name}`)}
            </Typography>
          )}
          <MenuList>
            {entries.map((entry) => (
              <MenuLink
                key={entry.name}
                to={entry.path}
                icon={iconOf(entry.icon)}
                label={translate(`resources.${entry.name}.name`, { smart_count: entry.isSingle ? 1 : 2 })}
                onIntent={entry.isSingle ? undefined : () => askForRows(entry.name)}
              />
            ))}
          </MenuList>
        </Box>
      ))}
    </Box>
  );
}

function MenuList({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5, mb: 0.5 }}>
      {children}
    </Box>
  );
}
