import { useQuery } from '@tanstack/react-query';
import { templateCalls } from '../../../../../../dataProvider/calls/templates.ts';
import { useHttp } from '../../../../../data/useHttp.ts';

/** Loads the content of a template, built-in or own; again whenever it is shown, since it may have been edited. */
export function useContent(id: string) {
  const http = useHttp();
  return useQuery({
    queryKey: ['templates', 'content', id],
    queryFn: ({ signal }) => templateCalls(http).content(id, signal),
    staleTime: 0,
    retry: false,
  });
}
