import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface FilterPopoverProps {
  readonly label: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** The element that it opens from. */
  readonly chip: ReactNode;
  /** Whether it has many inputs. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Inputs below a chip. The list beside them stays readable, because it follows at once. */
export function FilterPopover({ label, open, onClose, chip, isWide = false, children }: FilterPopoverProps) {
  const anchor = useRef<HTMLSpanElement>(null);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    onClose();
    anchor.current?.querySelector('button')?.focus();
  };
  return (
    <ClickAwayListener onClickAway={() => open && onClose()}>
      <span ref={anchor} className="filter-anchor">
        {chip}
        {open && (
          // Beside its chip in the document, so that Tab reaches it.
          <Popper
            open
            disablePortal
            anchorEl={() => anchor.current ?? document.body}
            placement="bottom-start"
            sx={{ zIndex: 'drawer' }}
          >
            <Inputs label={label} isWide={isWide} onKeyDown={close}>
              {children}
            </Inputs>
          </Popper>
        )}
      </span>
    </ClickAwayListener>
  );
}

interface InputsProps {
  readonly label: string;
  readonly isWide: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

function Inputs({ label, isWide, onKeyDown, children }: InputsProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('input, [role=combobox], button')?.focus(), []);
  return (
    <Paper
      ref={box}
      role="dialog"
      aria-label={label}
      onKeyDown={onKeyDown}
      elevation={8}
      sx={{
        width: isWide ? 'min(760px, 100vw - 48px)' : 320,
        maxHeight: '70vh',
        mt: 0.5,
        p: 2,
        pb: 0,
        overflowY: 'auto',
      }}
    >
      {children}
    </Paper>
  );
}
