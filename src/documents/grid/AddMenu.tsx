import MoreIcon from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { textKinds, type TextKind } from '../../../schemas/parts/documents/rowKinds.ts';

/** Adds a text, heading or subtotal at the end of the lines. */
export function AddMenu({ onAdd }: { readonly onAdd: (row: TextKind) => void }) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const added = useRef<TextKind>(undefined);
  const choose = (row: TextKind) => {
    added.current = row;
    setOpen(false);
  };
  return (
    <>
      <Button
        ref={button}
        endIcon={<MoreIcon />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {translate('documents.grid.addOther')}
      </Button>
      <Menu
        open={isOpen}
        anchorEl={button.current}
        onClose={() => setOpen(false)}
        slotProps={{
          transition: {
            // The menu returns the focus to its button first.
            onExited: () => {
              const row = added.current;
              added.current = undefined;
              if (row) onAdd(row);
            },
          },
        }}
      >
        {textKinds.map((row) => (
          <MenuItem key={row} onClick={() => choose(row)}>
            {translate(`documents.grid.rows.${row}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
