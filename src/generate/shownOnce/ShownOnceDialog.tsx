import CopyIcon from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { fieldKey } from '../../../domain/kinds/words.ts';
import { DialogFrame } from '../../shell/dialog/DialogFrame.tsx';
import { useCopy } from '../../shell/useCopy.ts';
import type { ShownOnceValue } from './shownOnce.ts';

interface ShownOnceDialogProps {
  readonly values: readonly ShownOnceValue[];
  readonly onClose: () => void;
}

/** Values to copy now, because they are not shown again. */
export function ShownOnceDialog({ values, onClose }: ShownOnceDialogProps) {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <DialogFrame
      title={translate('generate.shownOnce.title')}
      size="sm"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {translate('generate.shownOnce.done')}
        </Button>
      }
    >
      <Typography color="textSecondary">{translate('generate.shownOnce.body')}</Typography>
      {values.map(({ resource, path, value }) => (
        <Stack key={path} spacing={1}>
          <TextField
            label={translate(fieldKey(resource, path))}
            value={value}
            onFocus={(event) => event.target.select()}
            slotProps={{ input: { readOnly: true }, htmlInput: { className: 'figures' } }}
          />
          <Button
            startIcon={<CopyIcon />}
            sx={{ alignSelf: 'start' }}
            onClick={() => void copy(value, 'generate.shownOnce.copied')}
          >
            {translate('shell.dialog.copy')}
          </Button>
        </Stack>
      ))}
    </DialogFrame>
  );
}
