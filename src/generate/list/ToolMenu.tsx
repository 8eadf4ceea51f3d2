import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useState, type ReactNode } from 'react';

interface ToolMenuProps {
  readonly label: string;
  readonly icon: ReactNode;
  /** The entries; `close` is for those after which nothing is left to choose. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button among a list's tools, and the menu it opens. */
export function ToolMenu({ label, icon, children }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} open onClose={close}>
          {children(close)}
        </Menu>
      )}
    </>
  );
}
