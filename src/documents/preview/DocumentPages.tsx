import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { documentCalls, type DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { HttpError } from '../../../dataProvider/httpError.ts';
import { useHttp } from '../../data/useHttp.ts';
import { ErrorState } from '../../shell/feedback/ErrorState.tsx';
import { DocumentFrame } from '../DocumentFrame.tsx';

interface DocumentPagesProps {
  readonly document: DocumentReference;
  readonly title: string;
}

/** Refusals with a helpful message. */
const explained: ReadonlySet<string | undefined> = new Set(['document_too_complex', 'busy', 'too_many_requests']);

const filling = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 } as const;

/** A document's pages in a scrollable frame. Key it by language, so that another document starts again. */
export function DocumentPages({ document, title }: DocumentPagesProps) {
  const translate = useTranslate();
  const { data: pages, error, refetch } = useDocumentPages(document);
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');

  if (state === 'failed' || (error && pages === undefined)) {
    const code = error instanceof HttpError ? error.code : undefined;
    const isFinal = code === 'document_too_complex';
    const retry = () => {
      setState('loading');
      void refetch();
    };
    return (
      <ErrorState
        message={explained.has(code) ? error?.message : 'documents.preview.cannotDisplay'}
        {...(!isFinal && { onRetry: retry })}
      />
    );
  }
  return (
    <Box
      sx={({ tokens }) => ({
        position: 'relative',
        flex: 1,
        minHeight: 320,
        borderRadius: 1,
        border: `1px solid ${tokens.line}`,
        overflow: 'hidden',
      })}
    >
      {state === 'loading' && (
        <Box role="status" aria-label={translate('documents.preview.loading')} sx={filling}>
          <Skeleton variant="rectangular" height="100%" sx={{ transform: 'none' }} />
        </Box>
      )}
      {pages !== undefined && (
        <Box
          component={DocumentFrame}
          srcDoc={pages}
          title={title}
          onShown={() => setState('shown')}
          onRefused={() => setState('failed')}
          sx={{ ...filling, opacity: state === 'shown' ? 1 : 0 }}
        />
      )}
    </Box>
  );
}

/** Loads a document's pages as HTML; thumbnail and preview share the request. */
export function useDocumentPages(document: DocumentReference): UseQueryResult<string> {
  const http = useHttp();
  const { uuid, template, address, locale, copy = 'current' } = document;
  return useQuery({
    queryKey: ['documents', 'pages', uuid, template, address, locale, copy],
    queryFn: ({ signal }) => documentCalls(http).pages(document, signal),
  });
}
