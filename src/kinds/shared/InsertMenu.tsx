import BracesIcon from '@mui/icons-material/DataObject';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import { written } from '../../../domain/delivery/mailText.ts';
import type { Annotations } from '../../../schemas/resource.ts';

/** The input of a text. */
export type TextElement = HTMLInputElement | HTMLTextAreaElement;

interface InsertMenuProps {
  readonly inserts: NonNullable<Annotations['inserts']>;
  /** The label of the field. */
  readonly label: string;
  readonly multiline: boolean;
  readonly disabled?: boolean | undefined;
  readonly element: () => TextElement | null;
}

/** A menu of placeholders at the end of a text field, which inserts one at the caret. */
export function InsertMenu({ inserts: { names, words }, label, multiline, disabled, element }: InsertMenuProps) {
  const translate = useTranslate();
  const menu = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = translate('generate.form.insert', { label });
  const [chosen, setChosen] = useState<string>();
  const choose = (name: string) => {
    setChosen(name);
    setAnchor(null);
  };
  // Until the menu is gone it keeps the focus, which then goes to the text; without a choice back to the button.
  const insert = () => {
    const input = element();
    if (chosen !== undefined && input) insertAtCaret(input, written(chosen));
    setChosen(undefined);
  };
  return (
    <InputAdornment position="end" sx={multiline ? { alignSelf: 'flex-start' } : {}}>
      <IconButton
        size="small"
        edge="end"
        disabled={disabled}
        aria-label={title}
        title={title}
        aria-haspopup="menu"
        aria-controls={anchor ? menu : undefined}
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <BracesIcon fontSize="small" />
      </IconButton>
      <Menu
        id={menu}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableRestoreFocus={chosen !== undefined}
        slotProps={{ list: { dense: true, 'aria-label': title }, transition: { onExited: insert } }}
      >
        {names.map((name) => (
          <MenuItem key={name} onClick={() => choose(name)}>
            {translate(`${words}.${name}`)}
          </MenuItem>
        ))}
      </Menu>
    </InputAdornment>
  );
}

/** Inserts a text at the caret, or instead of the selection, as if it was typed. */
function insertAtCaret(input: TextElement, text: string): void {
  const { selectionStart, selectionEnd, value } = input;
  const start = selectionStart ?? value.length;
  input.focus();
  input.setRangeText(text, start, selectionEnd ?? value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
  // React sets the value again, which moves the caret to the end.
  queueMicrotask(() => input.setSelectionRange(start + text.length, start + text.length));
}
