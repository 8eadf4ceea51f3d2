import type SvgIcon from '@mui/material/SvgIcon';
import { styled } from '@mui/material/styles';
import { NavLink } from 'react-router';

const Entry = styled(NavLink)(({ theme: { tokens } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 40,
  padding: '8px 12px',
  borderRadius: 8,
  color: tokens.text,
  fontWeight: 500,
  textDecoration: 'none',
  '& svg': { color: tokens.textQuiet },
  '&:hover': { backgroundColor: tokens.sunken },
  '&[aria-current]': { backgroundColor: tokens.primarySoft, color: tokens.primary },
  '&[aria-current] svg': { color: tokens.primary },
}));

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
      <Entry to={to} end={end} onPointerEnter={onIntent} onFocus={onIntent}>
        <Icon aria-hidden="true" />
        {label}
      </Entry>
    </li>
  );
}
