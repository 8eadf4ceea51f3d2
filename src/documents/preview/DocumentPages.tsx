import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { DocumentReference } from '../../../dataProvider/calls/documents.ts';
import { HttpError } from '../../../dataProvider/httpError.ts';
import { ErrorState } from '../../shell/feedback/ErrorState.tsx';
import { DocumentFrame } from '../DocumentFrame.tsx';
import { useDocumentPages } from './useDocumentPages.ts';

interface DocumentPagesProps {
  readonly document: DocumentReference;
  readonly title: string;
}

const filling = { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 } as const;

/** A document's pages, scrolled in a frame of their own. Key it by its language: another document starts afresh. */
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
        message={isFinal || code === 'busy' ? error?.message : 'documents.preview.cannotDisplay'}
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
