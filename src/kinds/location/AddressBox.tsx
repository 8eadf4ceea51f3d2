import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate, ValidationError } from 'ra-core';
import { useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import type { Place } from '../../../dataProvider/calls/places.ts';
import type { InputProps } from '../kind.ts';
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
    <Autocomplete<Place, false, false, true>
      freeSolo
      options={[...places]}
      value={value}
      inputValue={value}
      disabled={input.disabled}
      loading={typed.trim().length > 2 && searching}
      loadingText={translate('common.searching')}
      clearText={translate('generate.search.clear')}
      filterOptions={(all) => all}
      getOptionLabel={(place) => (typeof place === 'string' ? place : place.address)}
      getOptionKey={(place) => (typeof place === 'string' ? place : place.place_id)}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' || reason === 'clear') fill(fieldsOfText(text));
        if (reason === 'input') setTyped(text);
      }}
      onChange={(_event, place) => place && typeof place === 'object' && fill(fieldsOfPlace(place))}
      onBlur={control.onBlur}
      slotProps={{ listbox: { style: { maxHeight: 200 } } }}
      renderOption={({ key, ...props }, place) => (
        <li key={key} {...props} style={{ minHeight: 40, gap: 12 }}>
          <PlaceIcon fontSize="small" />
          {place.address}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={input.label}
          required={input.required}
          placeholder={translate('generate.location.search')}
          inputRef={control.ref}
          error={control.invalid || typeof whole === 'string'}
          helperText={message}
        />
      )}
    />
  );
}
