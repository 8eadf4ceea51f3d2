import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { country as codec, nameOfCountry, type Country } from '../../../domain/kinds/country.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Flag } from '../../shell/display/Flag.tsx';
import { defineKind } from '../defineKind.tsx';
import type { InputProps, ValueProps } from '../kind.ts';
import { CountryBox } from './CountryBox.tsx';

/** Names up to this length do not break: "Estados Unidos". */
const keptTogether = 16;

function Cell({ value }: ValueProps<Country>) {
  const name = nameOfCountry(value, useLanguage());
  return (
    <Stack component="span" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      {value.identifier && <Flag country={value.identifier} alt="" />}
      <Box component="span" sx={{ whiteSpace: name.length > keptTogether ? undefined : 'nowrap' }}>
        {name}
      </Box>
    </Stack>
  );
}

const Input = (props: InputProps) => <CountryBox input={props} keep={({ id, identifier }) => ({ id, identifier })} />;
/** The URL contains only the id. */
const Filter = (props: InputProps) => <CountryBox input={props} keep={({ id }) => id} />;

/** A country: flag and name in the current language. */
export const country = defineKind('country', codec, {
  Cell,
  Input,
  Filter,
  samples: [
    { value: { id: 76, identifier: 'BR' }, property: { type: 'object', kind: 'country', ref: 'countries' } },
    { value: { id: 620, identifier: 'PT' }, property: { type: 'object', kind: 'country', ref: 'countries' } },
  ],
});
