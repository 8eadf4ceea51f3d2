import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { placeholderText } from '../../../domain/delivery/mailText.ts';
import type { Annotations } from '../../../schemas/resource.ts';

interface PlaceholderMenuProps {
  readonly id?: string;
  readonly inserts: NonNullable<Annotations['inserts']>;
  readonly title: string;
  /** The button that opened it; closed without one. */
  readonly anchor: HTMLElement | null;
  readonly onClose: () => void;
  /** Receives the text of the chosen placeholder, once the menu is gone. */
  readonly onInsert: (text: string) => void;
}

/** The placeholders of a text, by their names. */
export function PlaceholderMenu({ id, inserts, title, anchor, onClose, onInsert }: PlaceholderMenuProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<string>();
  const choose = (name: string) => {
    setChosen(name);
    onClose();
  };
  // Until the menu is gone it keeps the focus, which then goes to the text; without a choice back to the button.
  const insert = () => {
    if (chosen !== undefined) onInsert(placeholderText(chosen));
    setChosen(undefined);
  };
  return (
    <Menu
      id={id}
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      disableRestoreFocus={chosen !== undefined}
      slotProps={{
        list: { dense: true, 'aria-label': title },
        paper: { sx: { maxHeight: 360 } },
        transition: { onExited: insert },
      }}
    >
      {inserts.names.map((name) => (
        <MenuItem key={name} onClick={() => choose(name)}>
          {translate(`${inserts.words}.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
