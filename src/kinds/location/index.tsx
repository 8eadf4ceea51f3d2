import { isCountry, nameOfCountry } from '../../../domain/kinds/country.ts';
import { location as codec, manualPlace, type Location } from '../../../domain/kinds/location.ts';
import { location as schema } from '../../../schemas/parts/location.ts';
import { useLanguage } from '../../i18n/language.ts';
import { defineKind } from '../defineKind.tsx';
import type { ValueProps } from '../kind.ts';
import { Truncated } from '../shared/Truncated.tsx';
import { Input } from './Input.tsx';

/** Addresses are cut at 40 characters in tables (specification §9). */
const cellLimit = 40;

const Cell = ({ value }: ValueProps<Location>) => <Truncated text={value.address} limit={cellLimit} />;

function Field({ value: { address, complement, country } }: ValueProps<Location>) {
  const language = useLanguage();
  const lines = [address, complement, isCountry(country) ? nameOfCountry(country, language) : undefined];
  return <span style={{ whiteSpace: 'pre-line' }}>{lines.filter(Boolean).join('\n')}</span>;
}

export const location = defineKind('location', codec, {
  Cell,
  Field,
  Input,
  wide: true,
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
