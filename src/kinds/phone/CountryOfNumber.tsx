import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import InputAdornment from '@mui/material/InputAdornment';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { countryName } from '../../../domain/kinds/country.ts';
import { callingCodeOf, phoneCountries, type PhoneCountry } from '../../../domain/kinds/phone.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Flag } from '../../shell/display/Flag.tsx';

interface CountryOfNumberProps {
  /** The label of the field. */
  readonly field: string;
  readonly country: PhoneCountry;
  readonly disabled: boolean | undefined;
  readonly onChoose: (country: PhoneCountry) => void;
}

/** The country of a number: its flag under the browser's own list of countries. */
export function CountryOfNumber({ field, country, disabled, onChoose }: CountryOfNumberProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const named = useMemo(
    () =>
      phoneCountries()
        .map((code) => ({ code, name: countryName(code, language) }))
        .toSorted((a, b) => a.name.localeCompare(b.name, language)),
    [language],
  );
  return (
    <InputAdornment
      position="start"
      sx={({ tokens }) => ({
        position: 'relative',
        borderRadius: 0.5,
        '&:focus-within': { outline: `2px solid ${tokens.primary}`, outlineOffset: 2 },
        '& select': { position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' },
      })}
    >
      <Flag country={country} alt="" />
      <ArrowDropDown fontSize="small" />
      <select
        aria-label={translate('generate.phone.country', { field })}
        value={country}
        disabled={disabled}
        onChange={({ target }) => onChoose(named[target.selectedIndex]?.code ?? country)}
      >
        {named.map(({ code, name }) => (
          <option key={code} value={code}>
            {name} ({callingCodeOf(code)})
          </option>
        ))}
      </select>
    </InputAdornment>
  );
}
