import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { useTranslate, ValidationError } from 'ra-core';
import { useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { Place } from '../../../dataProvider/calls/places.ts';
import type { InputProps } from '../kind.ts';
import { SuggestBox } from '../shared/SuggestBox.tsx';
import { useControl } from '../shared/useControl.tsx';
import { fieldsOfPlace, fieldsOfText } from './location.ts';
import { usePlaces } from './usePlaces.ts';

/** An address: suggestions from the places search, the text itself where none fits. `holder` is the location's source. */
export function AddressBox({ input, holder }: { readonly input: InputProps; readonly holder: string }) {
  const translate = useTranslate();
  const control = useControl(input.source);
  const { setValue, clearErrors } = useFormContext();
  const { errors } = useFormState({ name: holder });
  const [typed, setTyped] = useState('');
  const { places, searching } = usePlaces(typed);
  const value = typeof control.value === 'string' ? control.value : '';
  // That the whole location is missing shows where one begins to enter it.
  const whole: unknown = get(errors, `${holder}.message`) ?? get(errors, `${holder}.place_id.message`);
  const message = !control.invalid && typeof whole === 'string' ? <ValidationError error={whole} /> : control.message;

  const fill = (fields: Record<string, unknown>) => {
    for (const [name, field] of Object.entries(fields)) {
      setValue(`${holder}.${name}`, field, { shouldDirty: true, shouldTouch: true });
    }
    clearErrors([holder, ...Object.keys(fields).map((name) => `${holder}.${name}`)]);
  };

  return (
    <SuggestBox<Place, true>
      freeSolo
      input={input}
      control={{ ...control, invalid: control.invalid || typeof whole === 'string', message }}
      placeholder={translate('generate.location.search')}
      options={places}
      value={value}
      inputValue={value}
      loading={typed.trim().length > 2 && searching}
      labelOf={({ address, country }) => `${address}, ${country.name}`}
      picture={() => <PlaceIcon fontSize="small" />}
      filterOptions={(all) => all}
      getOptionLabel={(place) => (typeof place === 'string' ? place : place.address)}
      getOptionKey={(place) => (typeof place === 'string' ? place : place.place_id)}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' || reason === 'clear') fill(fieldsOfText(text));
        if (reason === 'input') setTyped(text);
      }}
      onChange={(_event, place) => place && typeof place === 'object' && fill(fieldsOfPlace(place))}
    />
  );
}
