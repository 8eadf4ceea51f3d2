import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface FigureLinkProps {
  /** The list that the figure adds up, where there is one of just that. */
  readonly to: string | undefined;
  readonly children: ReactNode;
}

/** A figure, which leads to what it is made of. */
export function FigureLink({ to, children }: FigureLinkProps) {
  if (to === undefined) return children;
  return (
    <Link to={to} className="report-figure">
      {children}
    </Link>
  );
}
