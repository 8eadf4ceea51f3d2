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
    // The accepted version is the one on the screen.
    staleTime: Infinity,
  });

/** Loads the current terms and license in the current language, if `wanted`. */
export function useTerms(wanted = true) {
  return useQuery({ ...termsQuery(useHttp(), useLanguage()), enabled: wanted });
}

/** Returns a function that stores the consent to the shown version, once per version. */
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
