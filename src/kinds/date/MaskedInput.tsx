import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useRef, useState, type MouseEvent } from 'react';
import type { InputProps } from '../kind.ts';
import { fieldProps } from '../shared/fieldProps.ts';
import { useControl } from '../shared/useControl.tsx';
import { applyMask } from './mask.ts';

/** The browser's calendar: its value, and the form's value of a selection. */
export interface Picker {
  readonly type: 'date' | 'datetime-local';
  readonly of: (value: string) => string;
  readonly keep: (picked: string) => string;
}

interface MaskedInputProps {
  readonly input: InputProps;
  readonly mask: string;
  /** Converts the form's value to the mask and back. */
  readonly show: (value: string) => string;
  readonly read: (text: string) => string | undefined;
  readonly picker: Picker;
}

/**
 * A date typed into a mask or selected in the browser's calendar. An invalid date stays and shows an error, but does
 * not filter a list. The click that enters a date selects it: digits typed within it would make another one.
 */
export function MaskedInput({ input, mask, show, read, picker }: MaskedInputProps) {
  const translate = useTranslate();
  const control = useControl(input.source);
  const [typed, setTyped] = useState<string>();
  const calendar = useRef<HTMLInputElement>(null);
  const isEntered = useRef(false);
  const value = typeof control.value === 'string' ? control.value : '';
  const isRead = value !== '' && read(show(value)) !== undefined;

  const type = (text: string) => {
    // A deleted separator must not return immediately.
    const masked = typed !== undefined && text.length < typed.length ? text : applyMask(text, mask);
    setTyped(masked);
    control.set(read(masked) ?? (input.isFilter || masked === '' ? null : masked));
  };

  return (
    <TextField
      {...fieldProps(input, control)}
      placeholder={translate(`generate.date.${picker.type}`)}
      value={typed ?? (value && show(value))}
      onChange={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== 'ArrowDown') return;
        event.preventDefault();
        calendar.current?.showPicker();
      }}
      onFocus={() => {
        isEntered.current = true;
      }}
      onBlur={() => {
        setTyped(undefined);
        control.onBlur();
      }}
      slotProps={{
        htmlInput: {
          inputMode: 'numeric',
          autoComplete: 'off',
          className: 'figures',
          onClick: ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
            const { selectionStart: start, selectionEnd: end, value: shown } = currentTarget;
            if (isEntered.current && start === end && end !== shown.length) currentTarget.select();
            isEntered.current = false;
          },
        },
        input: {
          endAdornment: (
            <InputAdornment position="end" sx={{ position: 'relative' }}>
              <input
                ref={calendar}
                type={picker.type}
                tabIndex={-1}
                aria-hidden="true"
                value={isRead ? picker.of(value) : ''}
                onChange={(event) => control.set(event.target.value === '' ? null : picker.keep(event.target.value))}
                style={{ position: 'absolute', inset: 0, opacity: 0, pointerEvents: 'none', border: 0 }}
              />
              <IconButton
                edge="end"
                size="small"
                // Typing is the way by keyboard; Alt and the arrow open the calendar.
                tabIndex={-1}
                disabled={input.disabled}
                aria-label={translate('generate.date.open', { field: input.label })}
                onClick={() => calendar.current?.showPicker()}
              >
                <CalendarIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
