import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined';
import LightModeOutlined from '@mui/icons-material/LightModeOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Area } from '../../../schemas/resource.ts';
import { useRemember } from '../../profile/useRemember.ts';
import { Logo } from '../frame/Logo.tsx';
import { toggleTheme, useMode } from '../theme/mode.ts';
import { Tip } from '../display/Tip.tsx';
import { PaletteField } from '../palette/PaletteField.tsx';
import { CurrentCompany } from './CurrentCompany.tsx';
import { useMe } from '../../access/useMe.ts';
import { FirstAction } from './FirstAction.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NoticesButton } from './notices/NoticesButton.tsx';
import { UserMenu } from './UserMenu.tsx';

interface TopBarProps {
  area: Area;
  /** The side menu that the first button toggles, if the area has one. */
  menu: MenuToggleProps | undefined;
}

export function TopBar({ area, menu }: TopBarProps) {
  const translate = useTranslate();
  const me = useMe();
  return (
    <header className="top-bar">
      {menu && <MenuToggle {...menu} />}
      <Link to={`/${area}`} className="top-bar-home" aria-label={`Ultramar, ${translate('shell.dashboard')}`}>
        <Logo size={28} />
      </Link>
      <PaletteField area={area} />
      <div className="top-bar-company">{area === 'company' && <CurrentCompany />}</div>
      <FirstAction area={area} />
      {area === 'company' && me?.type !== 'CUSTOMER' && me?.permissions.includes('invoices:list') && <NoticesButton />}
      <LanguageMenu />
      <ThemeToggle />
      <UserMenu area={area} />
    </header>
  );
}

interface MenuToggleProps {
  id: string;
  open: boolean;
  onToggle: () => void;
}

function MenuToggle({ id, open, onToggle }: MenuToggleProps) {
  const translate = useTranslate();
  const name = translate(open ? 'shell.closeMenu' : 'shell.openMenu');
  return (
    <Tip title={name}>
      <IconButton color="inherit" aria-label={name} aria-expanded={open} aria-controls={id} onClick={onToggle}>
        <MenuIcon />
      </IconButton>
    </Tip>
  );
}

function ThemeToggle() {
  const translate = useTranslate();
  const remember = useRemember();
  const isDark = useMode() === 'dark';
  const name = translate(isDark ? 'common.useLightTheme' : 'common.useDarkTheme');
  return (
    <Tip title={name}>
      <IconButton color="inherit" aria-label={name} onClick={() => remember({ theme: toggleTheme() })}>
        {isDark ? <LightModeOutlined /> : <DarkModeOutlined />}
      </IconButton>
    </Tip>
  );
}
