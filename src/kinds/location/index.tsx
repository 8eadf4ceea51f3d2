import { useLanguage } from '../../i18n/language.ts';
import { location as schema } from '../../../schemas/parts/location.ts';
import { isCountry } from '../country/country.ts';
import { nameOf } from '../country/useCountries.ts';
import { defineKind } from '../defineKind.tsx';
import type { ValueProps } from '../kind.ts';
import { Truncated } from '../shared/Truncated.tsx';
import { Input } from './Input.tsx';
import { isLocation, manualPlace, type Location } from './location.ts';

/** Addresses are cut at 40 characters in tables (specification §9). */
const cellLimit = 40;
const between = ' · ';

const Cell = ({ value }: ValueProps<Location>) => <Truncated text={value.address} limit={cellLimit} />;

function Field({ value: { address, complement, country } }: ValueProps<Location>) {
  const language = useLanguage();
  const lines = [address, complement, isCountry(country) ? nameOf(country, language) : undefined];
  return <span style={{ whiteSpace: 'pre-line' }}>{lines.filter(Boolean).join('\n')}</span>;
}

/** Where somebody is. As text: address, complement and country. */
export const location = defineKind('location', {
  is: isLocation,
  Cell,
  Field,
  Input,
  wide: true,
  toText: ({ address, complement, country }, { language }) =>
    [address, complement ?? '', isCountry(country) ? nameOf(country, language) : ''].join(between),
  parseText: (text, { find }) => {
    const [address, complement, name = ''] = text.split(between);
    const country = find?.('countries', name);
    if (!address || !isCountry(country)) return undefined;
    return { place_id: manualPlace, address, ...(complement && { complement }), country };
  },
  samples: [
    {
      value: {
        place_id: manualPlace,
        address: 'Avenida Paulista, 1578, São Paulo',
        complement: '12º andar',
        country: { id: 76, identifier: 'BR' },
      },
      property: schema,
    },
    {
      value: { place_id: manualPlace, address: 'Praça do Comércio, Lisboa', country: { id: 620, identifier: 'PT' } },
      property: schema,
    },
  ],
});
