import { useQuery } from '@tanstack/react-query';
import { documentCalls } from '../../../dataProvider/calls/documents.ts';
import { useHttp } from '../../data/useHttp.ts';

/** The logo a document has, which only the session may read: a picture's plain address would be refused. */
export function useSavedLogo(url: string | undefined): Blob | undefined {
  const http = useHttp();
  const { data } = useQuery({
    queryKey: ['documents', 'logo', url],
    queryFn: ({ signal }) => documentCalls(http).picture(url ?? '', signal),
    enabled: url !== undefined,
    gcTime: 0,
  });
  return data;
}
