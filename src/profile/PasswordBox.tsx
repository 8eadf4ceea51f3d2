import VisibilityOffOutlined from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { fieldProps } from '../kinds/shared/fieldProps.ts';
import { useControl } from '../kinds/shared/useControl.tsx';
import { inputOf } from './inputOf.ts';

interface PasswordBoxProps {
  readonly source: string;
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be revealed. */
export function PasswordBox({ source, label, autoComplete }: PasswordBoxProps) {
  const translate = useTranslate();
  const control = useControl(source);
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? VisibilityOffOutlined : VisibilityOutlined;
  return (
    <TextField
      {...fieldProps({ ...inputOf(source, label), required: true }, control)}
      type={isShown ? 'text' : 'password'}
      value={control.value}
      onChange={({ target }) => control.set(target.value)}
      slotProps={{
        htmlInput: { autoComplete, spellCheck: false },
        input: {
          endAdornment: (
            <InputAdornment position="end">
              <IconButton
                size="small"
                aria-label={`${label}: ${translate(isShown ? 'signin.hidePassword' : 'signin.showPassword')}`}
                onClick={() => setShown(!isShown)}
              >
                <Icon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
