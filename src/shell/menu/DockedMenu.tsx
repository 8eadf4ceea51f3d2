import type { ReactNode } from 'react';

interface DockedMenuProps {
  id: string;
  open: boolean;
  children: ReactNode;
}

/** The side menu beside the page, which stays while the page scrolls. */
export function DockedMenu({ id, open, children }: DockedMenuProps) {
  return (
    <div id={id} className="docked-menu" hidden={!open}>
      {children}
    </div>
  );
}
