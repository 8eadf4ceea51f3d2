import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { useId, type ReactNode } from 'react';
import type { InputProps } from '../kinds/kind.ts';
import type { Control } from '../kinds/shared/useControl.tsx';
import './frame.css';
import './richText.css';

/** The ids of label and message. */
interface Named {
  readonly 'aria-labelledby': string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean;
}

interface FrameProps {
  readonly input: InputProps;
  readonly control: Control;
  /** The buttons above the text; their height is reserved. */
  readonly toolbar?: ReactNode;
  readonly onLabel?: () => void;
  readonly children: (named: Named) => ReactNode;
}

/** Label, outline and message of a rich text, in the editor or the text area before it. */
export function Frame({ input, control, toolbar, onLabel, children }: FrameProps) {
  const id = useId();
  const { label, required = false, disabled = false } = input;
  const named = {
    'aria-labelledby': `${id}-label`,
    'aria-describedby': `${id}-message`,
    'aria-invalid': control.invalid,
    'aria-required': required,
  };
  return (
    <FormControl error={control.invalid} required={required} disabled={disabled}>
      <InputLabel id={named['aria-labelledby']} component="div" onClick={onLabel}>
        {label}
      </InputLabel>
      <div className="rich-frame" data-invalid={control.invalid || undefined} data-disabled={disabled || undefined}>
        <div className="rich-frame-tools">{toolbar}</div>
        {children(named)}
      </div>
      <FormHelperText id={named['aria-describedby']}>{control.message}</FormHelperText>
    </FormControl>
  );
}
