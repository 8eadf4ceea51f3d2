import CopyIcon from '@mui/icons-material/ContentCopy';
import OpenInNewIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useCopy } from '../useCopy.ts';

interface LinkFieldProps {
  readonly label: string;
  readonly url: string;
}

/** A URL to read, copy and open. */
export function LinkField({ label, url }: LinkFieldProps) {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <Stack spacing={2}>
      <TextField
        label={label}
        value={url}
        onFocus={(event) => event.target.select()}
        slotProps={{ input: { readOnly: true } }}
      />
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          startIcon={<CopyIcon />}
          onClick={() => void copy(url, 'shell.dialog.copied')}
          autoFocus
        >
          {translate('shell.dialog.copy')}
        </Button>
        <Button href={url} target="_blank" rel="noopener noreferrer" startIcon={<OpenInNewIcon />}>
          {translate('shell.dialog.openTab')}
        </Button>
      </Stack>
    </Stack>
  );
}
