import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { formatPhone, readPhone } from '../../../domain/kinds/phone.ts';
import type { InputProps } from '../kind.ts';
import { fieldProps } from '../shared/fieldProps.ts';
import { useControl } from '../shared/useControl.tsx';

export const Shown = ({ phone }: { readonly phone: string }) => <span className="figures">{formatPhone(phone)}</span>;

export const Called = ({ phone }: { readonly phone: string }) => (
  <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
);

/** A number typed or pasted in any writing. The form keeps E.164, or the text itself for the validation to refuse it. */
export function Entered(input: InputProps) {
  const control = useControl(input.source);
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    control.set(text.trim() === '' ? null : (readPhone(text) ?? text.trim()));
  };
  return (
    <TextField
      {...fieldProps(input, control)}
      type="tel"
      placeholder="+55 11 91234 5678"
      value={typed ?? (typeof control.value === 'string' ? formatPhone(control.value) : '')}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        control.onBlur();
      }}
      slotProps={{ htmlInput: { inputMode: 'tel', autoComplete: 'off', className: 'figures' } }}
    />
  );
}
