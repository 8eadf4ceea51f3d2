import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { archiveFormats, type Archive, type ArchiveFormat } from '../../../../dataProvider/calls/archives.ts';
import { languageCodes, languages, type Language } from '../../../../domain/languages.ts';
import { BulkOutcome, BulkPreview } from '../../../generate/list/bulk/BulkPreview.tsx';
import type { BulkViewProps } from '../../../generate/list/bulk/bulkViews.ts';
import { DialogFrame } from '../../../shell/dialog/DialogFrame.tsx';
import { useArchive } from '../../archive/useArchive.ts';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const words = 'documents.archive';

/** Downloads the documents of the selected records as a ZIP archive or one PDF, and names those that failed. */
export default function ArchiveDialog({ resource, selection, subject, onClose }: BulkViewProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [format, setFormat] = useState<ArchiveFormat>('zip');
  const [language, setLanguage] = useState<Language>();
  const [incomplete, setIncomplete] = useState<Archive>();
  const { preview, save, saving, arrived, stop } = useArchive(resource, selection, (archive) => {
    if (archive.refused.size > 0) return setIncomplete(archive);
    notify(`${words}.done`, { type: 'success', messageArgs: { smart_count: archive.documents } });
    onClose();
  });
  const { done = [] } = preview.data ?? {};
  const all = done.length;
  const title = translate(`${words}.title`);

  if (incomplete) {
    const lacking = new Set([...incomplete.refused.values()].flat());
    const outcome = { ...incomplete, done: done.filter((key) => !lacking.has(key)), notices: [] };
    const close = <Button onClick={onClose}>{translate('shell.dialog.close')}</Button>;
    return (
      <DialogFrame
        title={title}
        subtitle={translate('generate.bulk.result')}
        onClose={onClose}
        actions={close}
        readOnly
      >
        <BulkOutcome resource={resource} words={words} outcome={outcome} isDone />
      </DialogFrame>
    );
  }
  return (
    <DialogFrame
      title={title}
      subtitle={subject}
      onClose={onClose}
      actions={
        <>
          <Button onClick={saving ? stop : onClose}>{translate('ra.action.cancel')}</Button>
          <Button
            variant="contained"
            startIcon={<DownloadIcon />}
            disabled={all === 0}
            loading={saving}
            onClick={() => save({ format, locale: language })}
          >
            {translate(`${words}.download`)}
          </Button>
        </>
      }
    >
      {saving ? (
        <ArchiveProgress arrived={arrived} all={all} />
      ) : (
        <>
          <BulkPreview resource={resource} words={words} query={preview} />
          <TextField
            select
            label={translate(`${words}.format`)}
            value={format}
            onChange={({ target }) => setFormat(archiveFormats.find((one) => one === target.value) ?? 'zip')}
          >
            {archiveFormats.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`${words}.formats.${one}`)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select
            label={translate('documents.preview.language')}
            value={language ?? ''}
            onChange={({ target }) => setLanguage(languageCodes.find((code) => code === target.value))}
            slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          >
            <MenuItem value="">{translate(`${words}.ofClient`)}</MenuItem>
            {languageCodes.map((code) => (
              <MenuItem key={code} value={code}>
                {languages[code].name}
              </MenuItem>
            ))}
          </TextField>
        </>
      )}
    </DialogFrame>
  );
}

/** The progress of a download of many documents. */
function ArchiveProgress({ arrived, all }: { readonly arrived: number; readonly all: number }) {
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
