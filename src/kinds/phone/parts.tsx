import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import {
  callingCodeOf,
  countryOfPhone,
  formatPhone,
  homeCountry,
  inCountry,
  readPhone,
  type PhoneCountry,
} from '../../../domain/kinds/phone.ts';
import type { InputProps } from '../kind.ts';
import { fieldProps } from '../shared/fieldProps.ts';
import { useControl } from '../shared/useControl.tsx';
import { CountryOfNumber } from './CountryOfNumber.tsx';

export const Shown = ({ phone }: { readonly phone: string }) => <span className="figures">{formatPhone(phone)}</span>;

export const Called = ({ phone }: { readonly phone: string }) => (
  <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
);

/**
 * A number typed or pasted in any format, in the selected country unless it has a code. The form's value is E.164, or
 * the text itself, which validation refuses.
 */
export function Entered(input: InputProps) {
  const control = useControl(input.source);
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<PhoneCountry>(homeCountry);
  const kept = typeof control.value === 'string' ? control.value : '';
  // Without a country code it would be parsed as a home number.
  const isWhole = kept.startsWith('+');
  const country = (isWhole ? countryOfPhone(kept) : undefined) ?? chosen;
  const type = (text: string) => {
    const read = readPhone(text, country);
    setTyped(text);
    setChosen((read ? countryOfPhone(read) : undefined) ?? country);
    control.set(text.trim() === '' ? null : (read ?? text.trim()));
  };
  const choose = (next: PhoneCountry) => {
    setTyped(undefined);
    setChosen(next);
    if (kept) control.set(inCountry(kept, next));
  };
  return (
    <TextField
      {...fieldProps(input, control)}
      type="tel"
      placeholder={country === homeCountry ? '+55 11 91234 5678' : callingCodeOf(country)}
      value={typed ?? (isWhole ? formatPhone(kept) : kept)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => {
        setTyped(undefined);
        control.onBlur();
      }}
      slotProps={{
        htmlInput: { inputMode: 'tel', autoComplete: 'off', className: 'figures' },
        input: {
          startAdornment: (
            <CountryOfNumber field={input.label} country={country} disabled={input.disabled} onChoose={choose} />
          ),
        },
      }}
    />
  );
}
