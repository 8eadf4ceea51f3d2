import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { type SyntheticEvent, useState } from 'react';
import { showsPages } from './showsPages.ts';

interface DocumentFrameProps {
  readonly url: string;
  readonly title: string;
}

/** The rendered document in a frame without scripts. Key it by its address: another document starts afresh. */
export function DocumentFrame({ url, title }: DocumentFrameProps) {
  const translate = useTranslate();
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const loaded = (event: SyntheticEvent<HTMLIFrameElement>) =>
    setState(showsPages(event.currentTarget) ? 'shown' : 'failed');

  if (state === 'failed') return <Alert severity="error">{translate('invoiceActions.preview.cannotDisplay')}</Alert>;
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 320, borderRadius: 1, overflow: 'hidden' }}>
      {state === 'loading' && (
        <Box
          role="status"
          aria-label={translate('invoiceActions.preview.loading')}
          sx={{ position: 'absolute', inset: 0 }}
        >
          <Skeleton variant="rectangular" height="100%" sx={{ transform: 'none' }} />
        </Box>
      )}
      <Box
        component="iframe"
        src={url}
        title={title}
        sandbox="allow-same-origin allow-popups"
        onLoad={loaded}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          border: 0,
          opacity: state === 'shown' ? 1 : 0,
        }}
      />
    </Box>
  );
}
