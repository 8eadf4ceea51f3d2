import BracesIcon from '@mui/icons-material/DataObject';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';
import { useId, useState } from 'react';
import type { Annotations } from '../../../schemas/resource.ts';
import { PlaceholderMenu } from './PlaceholderMenu.tsx';

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
export function InsertMenu({ inserts, label, multiline, disabled, element }: InsertMenuProps) {
  const translate = useTranslate();
  const menu = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = translate('generate.form.insert', { label });
  const insert = (text: string) => {
    const input = element();
    if (input) insertAtCaret(input, text);
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
      <PlaceholderMenu
        id={menu}
        inserts={inserts}
        title={title}
        anchor={anchor}
        onClose={() => setAnchor(null)}
        onInsert={insert}
      />
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
