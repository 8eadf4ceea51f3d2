import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import { useState, type ReactNode } from 'react';

interface ToolMenuProps {
  readonly label: ReactNode;
  readonly icon: ReactNode;
  readonly disabled?: boolean;
  /** Whether the selected action is running. */
  readonly loading?: boolean;
  readonly onOpen?: () => void;
  /** Renders the entries; `close` closes the menu. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button of a list's tools with a menu. */
export function ToolMenu({ label, icon, disabled, loading, onOpen, children }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="outlined"
        startIcon={icon}
        disabled={disabled}
        loading={loading}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          onOpen?.();
        }}
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
