import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { acceptTerms, termsToAccept } from '../../dataProvider/calls/terms.ts';
import type { Http } from '../../dataProvider/http.ts';
import { useHttp } from '../data/useHttp.ts';
import { useLanguage } from '../i18n/language.ts';
import type { Language } from '../../domain/languages.ts';

const termsQuery = (http: Http, language: Language) =>
  queryOptions({
    queryKey: ['terms', language],
    queryFn: ({ signal }) => termsToAccept(http, signal),
    // The version consented to is the one that was on the screen.
    staleTime: Infinity,
  });

/** The terms and the EULA as they are offered now, in the language of the moment; read only where they are `wanted`. */
export function useTerms(wanted = true) {
  return useQuery({ ...termsQuery(useHttp(), useLanguage()), enabled: wanted });
}

/** A function that stores the consent to the version on the screen; it asks the server once a version. */
export function useConsent(): () => Promise<void> {
  const http = useHttp();
  const language = useLanguage();
  const queryClient = useQueryClient();
  return async () => {
    const [terms] = await queryClient.ensureQueryData(termsQuery(http, language));
    if (!terms || terms.accepted_at !== undefined) return;
    await acceptTerms(http, terms.version);
    await queryClient.invalidateQueries({ queryKey: ['terms'] });
  };
}
