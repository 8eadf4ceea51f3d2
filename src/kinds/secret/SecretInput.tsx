import UndoIcon from '@mui/icons-material/UndoOutlined';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { isObject } from '../../../domain/schema/isObject.ts';
import type { InputProps } from '../kind.ts';
import { fieldProps } from '../shared/fieldProps.ts';
import { useControl } from '../shared/useControl.tsx';

/** Replaces a secret: an empty input keeps the stored one, unless it is removed. */
export function SecretInput(input: InputProps) {
  const translate = useTranslate();
  const control = useControl(input.source);
  const { set, value = '' } = isObject(control.value) ? control.value : {};
  // The initial state, restored when the input is emptied.
  const [wasSet] = useState(set === true);
  const isRemoved = wasSet && !isObject(control.value);
  const kept = wasSet ? { set: true } : null;
  const change = (text: string) => control.set(text === '' ? kept : { ...kept, value: text });
  const action = isRemoved
    ? { word: 'generate.secret.undo', icon: <UndoIcon fontSize="small" />, value: kept }
    : { word: 'generate.secret.remove', icon: <RemoveIcon fontSize="small" />, value: null };
  const placeholder = isRemoved ? 'generate.secret.removed' : 'generate.secret.replace';
  return (
    <TextField
      {...fieldProps(input, control)}
      type="password"
      value={typeof value === 'string' ? value : ''}
      placeholder={wasSet ? translate(placeholder) : undefined}
      onChange={(event) => change(event.target.value)}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { autoComplete: 'new-password', spellCheck: false },
        input: {
          endAdornment: wasSet && !input.required && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                disabled={input.disabled}
                aria-label={translate(action.word, { name: input.label })}
                onClick={() => control.set(action.value)}
              >
                {action.icon}
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
