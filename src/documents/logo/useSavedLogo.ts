import { useQuery } from '@tanstack/react-query';
import { logoOf } from '../../../dataProvider/calls/invoiceForm.ts';
import { useHttp } from '../../data/useHttp.ts';

/** The logo a document has, which only the session may read: a picture's plain address would be refused. */
export function useSavedLogo(url: string | undefined): Blob | undefined {
  const http = useHttp();
  const { data } = useQuery({
    queryKey: ['invoices', 'logo', url],
    queryFn: ({ signal }) => logoOf(http, url ?? '', signal),
    enabled: url !== undefined,
    gcTime: 0,
  });
  return data;
}
