import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { checkPdf } from '../../dataProvider/calls/terms.ts';
import { useHttp } from '../data/useHttp.ts';

interface PdfFrameProps {
  readonly url: string;
  readonly title: string;
}

/** A PDF in the browser's viewer, if available. */
export function PdfFrame({ url, title }: PdfFrameProps) {
  const translate = useTranslate();
  const http = useHttp();
  const { isSuccess, isError } = useQuery({
    queryKey: ['terms', 'pdf', url],
    queryFn: ({ signal }) => checkPdf(http, url, signal),
    staleTime: Infinity,
  });

  if (isError || navigator.pdfViewerEnabled === false) {
    return (
      <Alert severity="warning">
        {translate('terms.cannotDisplay')} {translate('terms.openInstead')}
      </Alert>
    );
  }
  if (!isSuccess) {
    return (
      <Box role="status" aria-label={translate('terms.loading')} sx={{ height: '100%' }}>
        <Skeleton variant="rectangular" height="100%" sx={{ transform: 'none', borderRadius: 1 }} />
      </Box>
    );
  }
  // Without `sandbox`: browsers do not start their viewer in a sandboxed frame.
  return (
    <Box
      component="iframe"
      src={url}
      title={title}
      sx={{ width: '100%', height: '100%', border: 0, borderRadius: 1 }}
    />
  );
}
