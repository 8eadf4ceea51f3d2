import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The first cell of a row leads to its record, so that a keyboard and a screen reader get there too. */
export function RowLink({ to, children }: { readonly to: string | undefined; readonly children: ReactNode }) {
  if (to === undefined) return children;
  return (
    <MuiLink component={Link} to={to} color="inherit" fontWeight={500} onClick={(event) => event.stopPropagation()}>
      {children}
    </MuiLink>
  );
}
