import AnywhereIcon from '@mui/icons-material/PublicOutlined';
import ToIcon from '@mui/icons-material/ArrowForwardOutlined';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { nameOfCountry, type Country } from '../../../domain/kinds/country.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Flag } from '../../shell/display/Flag.tsx';

/** The countries of a scenario; a missing one means any. */
export interface CountryPair {
  readonly origin?: Country | undefined;
  readonly destiny?: Country | undefined;
}

/** Returns a formatter of country pairs: "Brazil → United States". */
export function useJurisdictionWords(): (pair: CountryPair) => string {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = (country: Country | undefined) =>
    country ? nameOfCountry(country, language) : translate('documents.parties.anyCountry');
  return ({ origin, destiny }) => `${nameOf(origin)} → ${nameOf(destiny)}`;
}

/** Two flags with an arrow, with text for screen readers. */
export function Jurisdiction({ of: { origin, destiny } }: { readonly of: CountryPair }) {
  const translate = useTranslate();
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
      <Side country={origin} />
      <ToIcon fontSize="small" color="action" titleAccess={translate('documents.parties.to')} />
      <Side country={destiny} />
    </Stack>
  );
}

function Side({ country }: { readonly country: Country | undefined }) {
  const translate = useTranslate();
  const language = useLanguage();
  if (!country) return <AnywhereIcon color="action" titleAccess={translate('documents.parties.anyCountry')} />;
  const name = nameOfCountry(country, language);
  return country.identifier ? <Flag country={country.identifier} alt={name} /> : name;
}
