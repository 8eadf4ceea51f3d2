import type SvgIcon from '@mui/material/SvgIcon';
import { NavLink } from 'react-router';

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
export function MenuLink({ to, label, icon: Icon, end = false, onIntent }: MenuLinkProps) {
  return (
    <li>
      <NavLink to={to} end={end} onPointerEnter={onIntent} onFocus={onIntent}>
        <Icon aria-hidden="true" />
        {label}
      </NavLink>
    </li>
  );
}
