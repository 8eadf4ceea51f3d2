import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTheme } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { ErrorState } from '../shell/feedback/ErrorState.tsx';
import { DialogFrame } from '../shell/dialog/DialogFrame.tsx';
import { PdfFrame } from './PdfFrame.tsx';
import { useTerms } from './useTerms.ts';

/** The terms and license in the current language, in tabs (specification §2). */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const theme = useTheme();
  const onPhone = useMediaQuery(theme.breakpoints.down('sm'));
  const [tab, setTab] = useState(0);
  const { data, error, refetch } = useTerms();
  const shown = data?.[tab];

  return (
    <DialogFrame
      title={translate('documents.terms.title')}
      size={onPhone ? 'xs' : 'lg'}
      tall={!onPhone}
      onClose={onClose}
      actions={
        shown && (
          <>
            <Button href={shown.url} download startIcon={<DownloadIcon />}>
              {translate('terms.download')}
            </Button>
            <Button href={shown.url} target="_blank" rel="noopener" variant="contained" startIcon={<OpenInNewIcon />}>
              {translate('terms.open')}
            </Button>
          </>
        )
      }
    >
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" sx={{ flex: 1, minHeight: 240 }} />}
      {data && (
        <Tabs
          value={tab}
          onChange={(_event, next: number) => setTab(next)}
          variant={onPhone ? 'fullWidth' : 'standard'}
          aria-label={translate('documents.terms.title')}
          sx={{ flex: 'none' }}
        >
          {data.map(({ kind, title }) => (
            <Tab key={kind} id={`terms-tab-${kind}`} aria-controls="terms-panel" label={title} />
          ))}
        </Tabs>
      )}
      {shown && (
        <Box
          id="terms-panel"
          role="tabpanel"
          aria-labelledby={`terms-tab-${shown.kind}`}
          sx={{ flex: 1, minHeight: { sm: 320 } }}
        >
          {onPhone ? (
            <Typography color="textSecondary">{translate('terms.onPhone')}</Typography>
          ) : (
            <PdfFrame key={shown.url} url={shown.url} title={shown.title} />
          )}
        </Box>
      )}
    </DialogFrame>
  );
}
