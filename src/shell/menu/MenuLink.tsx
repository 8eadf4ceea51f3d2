import type SvgIcon from '@mui/material/SvgIcon';
import { NavLink } from 'react-router';

interface MenuLinkProps {
  to: string;
  label: string;
  icon: typeof SvgIcon;
  /** Current only on this very path, not below it. */
  end?: boolean;
  /** Somebody points at it or has reached it by keyboard, and may open it next. */
  onIntent?: () => void;
}

/** One entry of the side menu; the current page's is marked in words and colour. */
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
