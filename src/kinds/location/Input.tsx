import Box from '@mui/material/Box';
import { CountryBox } from '../country/CountryBox.tsx';
import type { InputProps } from '../kind.ts';
import { HintContext } from '../shared/hint.ts';
import { TextBox } from '../shared/TextBox.tsx';
import { useHintOf, useLabelOf } from '../shared/words.ts';
import { AddressBox } from './AddressBox.tsx';

/** Address, complement and country; selecting an address fills the country. */
export function Input(props: InputProps) {
  const labelOf = useLabelOf(props.resource);
  const hintOf = useHintOf(props.resource);
  const { properties = {}, required = [] } = props.property;
  const part = (name: string): InputProps => ({
    ...props,
    source: `${props.source}.${name}`,
    path: `${props.path}.${name}`,
    property: properties[name] ?? {},
    label: labelOf(`${props.path}.${name}`),
    required: required.includes(name),
  });
  const [complement, country] = [part('complement'), part('country')];
  return (
    <Box
      role="group"
      aria-label={props.label}
      sx={{ display: 'grid', columnGap: 3, rowGap: 1, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <AddressBox input={part('address')} holder={props.source} />
      </Box>
      {properties.complement && (
        <HintContext value={hintOf(complement.path)}>
          <TextBox input={complement} tidy={(text) => text.trim()} />
        </HintContext>
      )}
      <HintContext value={hintOf(country.path)}>
        <CountryBox input={country} keep={({ id, identifier }) => ({ id, identifier })} />
      </HintContext>
    </Box>
  );
}
