import { useQuery } from '@tanstack/react-query';
import { termsToAccept } from '../../../../dataProvider/calls/invoiceForm.ts';
import { useHttp } from '../../../generate/useHttp.ts';
import { useLanguage } from '../../../i18n/language.ts';

const fiveMinutes = 5 * 60 * 1000;

/** The terms and the EULA as they are offered now, in the language of the moment. */
export function useTerms() {
  const http = useHttp();
  const language = useLanguage();
  return useQuery({
    queryKey: ['scenarios', 'terms', language],
    queryFn: ({ signal }) => termsToAccept(http, signal),
    staleTime: fiveMinutes,
  });
}
