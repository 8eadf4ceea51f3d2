import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { termsToAccept } from '../../../../dataProvider/calls/invoiceForm.ts';
import { useHttp } from '../../../generate/useHttp.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { ErrorState } from '../../../shell/feedback/ErrorState.tsx';
import { DialogFrame } from '../actions/DialogFrame.tsx';

/** The terms and the EULA in the language of the moment, a tab for each (specification §2). */
export function TermsDialog({ onClose }: { readonly onClose: () => void }) {
  const translate = useTranslate();
  const http = useHttp();
  const language = useLanguage();
  const [tab, setTab] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['scenarios', 'terms', language],
    queryFn: ({ signal }) => termsToAccept(http, signal),
  });
  const shown = data?.[tab];

  return (
    <DialogFrame
      title={translate('invoiceForm.terms.title')}
      size="md"
      tall
      onClose={onClose}
      actions={
        shown && (
          <Button href={shown.url} target="_blank" rel="noopener">
            {translate('invoiceForm.terms.open')}
          </Button>
        )
      }
    >
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" sx={{ flex: 1, minHeight: 320 }} />}
      {data && (
        <Tabs
          value={tab}
          onChange={(_event, next: number) => setTab(next)}
          aria-label={translate('invoiceForm.terms.title')}
        >
          {data.map((document, at) => (
            <Tab key={document.kind} id={`terms-tab-${at}`} aria-controls="terms-panel" label={document.title} />
          ))}
        </Tabs>
      )}
      {shown && (
        <Box
          id="terms-panel"
          role="tabpanel"
          aria-labelledby={`terms-tab-${tab}`}
          sx={{ flex: 1, display: 'flex', minHeight: 320 }}
        >
          <iframe
            key={shown.url}
            src={shown.url}
            title={shown.title}
            style={{ flex: 1, border: 0, background: '#fff' }}
          />
        </Box>
      )}
    </DialogFrame>
  );
}
