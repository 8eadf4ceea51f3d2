import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';

/** The progress of a download of many documents. */
export function ArchiveProgress({ arrived, all }: { readonly arrived: number; readonly all: number }) {
  const translate = useTranslate();
  const count = Math.min(arrived, all);
  const text = translate('documents.archive.progress', { arrived: count, all });
  return (
    <Stack spacing={1}>
      <Typography className="figures" aria-live="polite">
        {text}
      </Typography>
      <LinearProgress variant="determinate" value={(100 * count) / all} aria-label={text} />
    </Stack>
  );
}
