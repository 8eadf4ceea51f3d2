import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate, ValidationError } from 'ra-core';
import { useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { searchPlaces, type Place } from '../../../dataProvider/calls/places.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { InputProps } from '../kind.ts';
import { SuggestBox } from '../shared/SuggestBox.tsx';
import { useControl } from '../shared/useControl.tsx';
import { useDebounced } from '../shared/useDebounced.ts';
import { fieldsOfPlace, fieldsOfText } from './location.ts';

const debounce = 500;
const shortest = 3;

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

/** The places that resemble what was typed, once it rests. A search that fails suggests nothing: the text is kept. */
function usePlaces(typed: string) {
  const http = useHttp();
  const search = useDebounced(typed.trim(), debounce);
  const { data = [], isFetching } = useQuery({
    queryKey: ['places', search, useLanguage()],
    queryFn: ({ signal }) => searchPlaces(http, search, signal),
    enabled: search.length >= shortest,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { places: search.length >= shortest ? data : [], searching: isFetching || search !== typed.trim() };
}
