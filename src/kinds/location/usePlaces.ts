import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { searchPlaces } from '../../../dataProvider/calls/places.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useHttp } from '../../data/useHttp.ts';
import { useDebounced } from '../shared/useDebounced.ts';

const debounce = 500;
const shortest = 3;

/** The places that resemble what was typed, once it rests. A search that fails suggests nothing: the text is kept. */
export function usePlaces(typed: string) {
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
