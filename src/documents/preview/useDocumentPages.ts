import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { documentCalls, type DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { useHttp } from '../../data/useHttp.ts';

/** A document's pages as HTML. The small picture of a template and its preview ask for them once. */
export function useDocumentPages({ uuid, template, locale }: DocumentReference): UseQueryResult<string> {
  const http = useHttp();
  return useQuery({
    queryKey: ['documents', 'pages', uuid, template, locale],
    queryFn: ({ signal }) => documentCalls(http).pages({ uuid, template, locale }, signal),
  });
}
