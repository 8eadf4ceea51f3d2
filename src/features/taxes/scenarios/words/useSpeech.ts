import { useQuery } from '@tanstack/react-query';
import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { companyCalls } from '../../../../../dataProvider/calls/companies.ts';
import { countryIdOf, isCountry, type Country } from '../../../../../domain/kinds/country.ts';
import { isCurrencyCode } from '../../../../../domain/kinds/currency.ts';
import { valueAt } from '../../../../../domain/schema/valueAt.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import type { TaxRow } from './formRow.ts';
import { partiesOf, type PartyNames } from './parties.ts';
import type { Speech } from './rowWords.ts';

const minutesFresh = 5;

/** Someone who takes part in a scenario. */
export interface Party {
  readonly name: string;
  readonly country?: Country | undefined;
}

/** Returns the own company, once it is known, and its currency. */
export function useOwnCompany(): (Party & { readonly currency?: string }) | undefined {
  const http = useHttp();
  const { data } = useQuery({
    queryKey: ['companies', 'me'],
    queryFn: ({ signal }) => companyCalls(http).me(signal),
    staleTime: minutesFresh * 60_000,
    retry: false,
  });
  return useMemo(() => {
    if (!data) return undefined;
    const currency = data['currency'];
    return { ...partyOf(data), ...(isCurrencyCode(currency) && { currency }) };
  }, [data]);
}

/** Returns the client that the form was opened from (`?client=<uuid>`). */
export function useOpeningClient(): Party | undefined {
  const [search] = useSearchParams();
  const key = search.get('client') ?? '';
  const { data } = useGetOne<RaRecord<string>>('entities', { id: key }, { enabled: key !== '', retry: false });
  return useMemo(() => data && partyOf(data), [data]);
}

function partyOf(record: object): Party {
  const country = valueAt(record, 'location.country');
  return { name: String(valueAt(record, 'name') ?? ''), ...(isCountry(country) && { country }) };
}

/** The countries of a scenario, as a form or a record has them. */
export interface Corridor {
  readonly origin: unknown;
  readonly destiny: unknown;
}

/** Returns how the rows of a scenario are put into words: the own company and the client by name where the countries are theirs. */
export function useSpeech({ origin, destiny }: Corridor, rows: readonly TaxRow[]): Speech {
  const translate = useTranslate();
  const language = useLanguage();
  const own = useOwnCompany();
  const client = useOpeningClient();
  const isIn = (party: Party | undefined, country: unknown): boolean =>
    party?.country !== undefined && party.country.id === countryIdOf(country);
  const exporter = isIn(own, origin) ? own?.name : undefined;
  const importer = [client, exporter === undefined ? own : undefined].find((party) => isIn(party, destiny))?.name;
  return useMemo(() => {
    const names = new Map(rows.flatMap(({ tribute }) => (tribute ? [[tribute.uuid, tribute.name] as const] : [])));
    const parties: PartyNames = { exporter, importer };
    return {
      language,
      translate,
      parties: partiesOf(parties, translate),
      nameOf: (tribute) => names.get(tribute) ?? '',
    };
  }, [language, translate, exporter, importer, rows]);
}
