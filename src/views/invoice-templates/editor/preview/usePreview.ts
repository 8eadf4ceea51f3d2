import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { templateCalls, type TemplatePreview } from '../../../../../dataProvider/calls/templates.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useDebounced } from '../../../../kinds/shared/useDebounced.ts';

/** Milliseconds after the last key. With the drawing, the picture follows in less than 150. */
const pause = 60;

/** Milliseconds for which an earlier state is shown again without a request, after undoing. */
const kept = 60_000;

/**
 * Draws a template while it is edited. The last picture stays until the next one is there; a request whose template has
 * changed since is aborted.
 */
export function usePreview(preview: TemplatePreview, isValid: boolean) {
  const http = useHttp();
  const rested = useDebounced(isValid ? preview.content : undefined, pause);
  const asked = rested && { ...preview, content: rested };
  return useQuery({
    queryKey: ['templates', 'preview', JSON.stringify(asked)],
    queryFn: asked ? ({ signal }) => templateCalls(http).preview(asked, signal) : skipToken,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: kept,
    retry: false,
  });
}
