import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface FigureLinkProps {
  /** The list behind the figure, if any. */
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/** A figure with a link to its list. */
export function FigureLink({ to, children }: FigureLinkProps) {
  if (to === undefined) return children;
  return (
    <Link to={to} className="report-figure">
      {children}
    </Link>
  );
}
