import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { Logo } from '../Logo.tsx';
import { toggleMode, useMode } from '../theme/mode.ts';
import { topBarHeight } from '../theme/scale.ts';
import { Tip } from '../Tip.tsx';
import { CurrentCompany } from './CurrentCompany.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { UserMenu } from './UserMenu.tsx';

interface TopBarProps {
  area: Area;
  menuOpen: boolean;
  /** Id of the side menu that the first button opens and closes. */
  menuId: string;
  onToggleMenu: () => void;
}

export function TopBar({ area, menuOpen, menuId, onToggleMenu }: TopBarProps) {
  const translate = useTranslate();
  const toggleName = translate(menuOpen ? 'shell.closeMenu' : 'shell.openMenu');
  return (
    <Stack
      component="header"
      direction="row"
      sx={({ tokens }) => ({
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        alignItems: 'center',
        gap: { xs: 0.5, sm: 1 },
        height: topBarHeight,
        px: { xs: 1, sm: 1.5 },
        backgroundColor: tokens.surface,
        borderBottom: `1px solid ${tokens.line}`,
      })}
    >
      <Tip title={toggleName}>
        <IconButton
          color="inherit"
          aria-label={toggleName}
          aria-expanded={menuOpen}
          aria-controls={menuId}
          onClick={onToggleMenu}
        >
          <MenuIcon />
        </IconButton>
      </Tip>
      <Box
        component={Link}
        to={`/${area}`}
        aria-label={`Ultramar, ${translate('shell.dashboard')}`}
        sx={{ color: 'inherit', textDecoration: 'none', borderRadius: 1, display: 'flex' }}
      >
        <Logo size={28} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>{area === 'company' && <CurrentCompany />}</Box>
      <LanguageMenu />
      <ThemeToggle />
      <UserMenu area={area} />
    </Stack>
  );
}

function ThemeToggle() {
  const translate = useTranslate();
  const isDark = useMode() === 'dark';
  const name = translate(isDark ? 'common.useLightTheme' : 'common.useDarkTheme');
  return (
    <Tip title={name}>
      <IconButton color="inherit" aria-label={name} onClick={toggleMode}>
        {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
      </IconButton>
    </Tip>
  );
}
