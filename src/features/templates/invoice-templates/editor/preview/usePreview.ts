import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { templateCalls, type TemplatePreview } from '../../../../../../dataProvider/calls/templates.ts';
import { useHttp } from '../../../../../data/useHttp.ts';

/** Milliseconds after which a running drawing is aborted for a newer one. */
const patience = 500;

/** Milliseconds for which an earlier state is shown again without a request, after undoing. */
const kept = 60_000;

/**
 * Draws a template while it is edited: immediately, or as soon as the running drawing is there, so that pictures follow
 * the keys. The last picture stays until the next one is there, also while the template is invalid or cannot be drawn.
 */
export function usePreview(preview: TemplatePreview, isValid: boolean) {
  const http = useHttp();
  const wanted = isValid ? preview.content : undefined;
  const [content, setContent] = useState(wanted);
  const request = content && { ...preview, content };
  const query = useQuery({
    queryKey: ['templates', 'preview', JSON.stringify(request)],
    queryFn: request ? ({ signal }) => templateCalls(http).preview(request, signal) : skipToken,
    staleTime: Infinity,
    gcTime: kept,
    retry: false,
  });
  const { data, error, isFetching, refetch } = query;
  const [pages, setPages] = useState(data);
  if (data && data !== pages) setPages(data);

  useEffect(() => {
    if (!wanted || wanted === content) return undefined;
    if (!isFetching) return setContent(wanted);
    const timer = setTimeout(() => setContent(wanted), patience);
    return () => clearTimeout(timer);
  }, [wanted, content, isFetching]);

  return { pages, error, isFetching, refetch };
}
