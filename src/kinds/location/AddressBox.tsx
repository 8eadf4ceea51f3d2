import PlaceIcon from '@mui/icons-material/PlaceOutlined';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate, ValidationError } from 'react-admin';
import { useState } from 'react';
import { get, useFormContext, useFormState } from 'react-hook-form';
import { joined } from '../../../domain/words/isolated.ts';
import { searchPlaces, type Place } from '../../../dataProvider/calls/places.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useLanguage } from '../../i18n/language.ts';
import type { InputProps } from '../kind.ts';
import { fieldProps } from '../shared/fieldProps.ts';
import { useControl } from '../shared/useControl.tsx';
import { useDebounced } from '../shared/useDebounced.ts';
import { fieldsOfPlace, fieldsOfText } from './location.ts';

const debounce = 500;
const shortest = 3;

/** An address with suggestions from the places search, or free text. `holder` is the location's source. */
export function AddressBox({ input, holder }: { readonly input: InputProps; readonly holder: string }) {
  const translate = useTranslate();
  const control = useControl(input.source, input.property);
  const { setValue, clearErrors } = useFormContext();
  const { errors } = useFormState({ name: holder });
  const [typed, setTyped] = useState('');
  const { places, searching } = usePlaces(typed);
  const value = typeof control.value === 'string' ? control.value : '';
  // A missing location is reported at its first input.
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
      disabled={input.disabled}
      options={searching ? [] : places}
      value={value}
      inputValue={value}
      loading={typed.trim().length >= shortest && searching}
      loadingText={translate('common.searching')}
      clearText={translate('generate.search.clear')}
      filterOptions={(all) => all}
      onBlur={control.onBlur}
      // Enter must not submit the form.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      // A region, because the list renders outside of the page's landmarks.
      slotProps={{ popper: { role: 'region', 'aria-label': input.label } }}
      renderOption={({ key, ...item }, { address, country }) => (
        <li key={key} {...item} style={{ gap: 12 }}>
          <PlaceIcon fontSize="small" />
          <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{joined([address, country.name], ', ')}</span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          {...fieldProps(input, control)}
          name={undefined}
          disabled={params.disabled}
          placeholder={translate('generate.location.search')}
          error={control.invalid || typeof whole === 'string'}
          helperText={message}
        />
      )}
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

/** Suggests places after a pause in typing. A failed search suggests nothing and keeps the text. */
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
