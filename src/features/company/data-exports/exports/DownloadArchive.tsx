import CopyIcon from '@mui/icons-material/ContentCopy';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { DataExportRecord } from '../../../../../dataProvider/calls/dataExports.ts';
import { formatBytes } from '../../../../../domain/kinds/bytes.ts';
import { formatInstant } from '../../../../../domain/kinds/instant.ts';
import dataExports from '../../../../../schemas/resources/company/data-exports.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useLanguage } from '../../../../i18n/language.ts';
import { zone } from '../../../../i18n/zone.ts';
import { Tip } from '../../../../shell/display/Tip.tsx';
import { useCopy } from '../../../../shell/useCopy.ts';
import { useArchiveDownload, type Archive } from './useArchiveDownload.ts';

interface DownloadArchiveProps {
  readonly record: DataExportRecord;
  readonly archive: Archive;
}

/** What an archive has, until when it can be downloaded, and its download. */
export function DownloadArchive({ record, archive }: DownloadArchiveProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const may = useMay(dataExports.name, 'download');
  const instant = (at: string) => formatInstant(at, language, zone());
  const { files = 0, read_at: readAt = '', expires_at: until = '' } = record;
  const size = formatBytes(archive.size, language);
  const title = translate(`resources.${dataExports.name}.name`, { smart_count: 1 });
  const { save, isPending, error, received } = useArchiveDownload(archive, `${title} ${readAt.slice(0, 10)}.zip`);
  const progress = translate('dataExports.received', { received: formatBytes(received, language), size });
  return (
    <>
      <Stack sx={{ gap: 0.25 }}>
        <Typography>
          {translate('dataExports.facts', { size, files: files.toLocaleString(language), at: instant(readAt) })}
        </Typography>
        <Typography color="textSecondary">{translate('dataExports.until', { at: instant(until) })}</Typography>
      </Stack>
      <Digest digest={archive.digest} />
      {may && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
          <Button variant="contained" startIcon={<DownloadIcon />} loading={isPending} onClick={save}>
            {translate(error && received > 0 ? 'dataExports.continue' : 'dataExports.download')}
          </Button>
          {(isPending || received > 0) && (
            <Box role="status" sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <LinearProgress
                variant="determinate"
                value={(100 * received) / archive.size}
                aria-label={progress}
                sx={{ mb: 0.75, borderRadius: 1 }}
              />
              <Typography variant="body2" className="figures">
                {progress}
              </Typography>
            </Box>
          )}
        </Box>
      )}
      {error && <Alert severity="error">{translate(error.message, { _: error.message })}</Alert>}
    </>
  );
}

function Digest({ digest }: { readonly digest: string }) {
  const translate = useTranslate();
  const copy = useCopy();
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {translate('dataExports.digest')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography component="code" variant="body2" sx={{ fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {digest}
        </Typography>
        <Tip title={translate('shell.dialog.copy')}>
          <IconButton
            size="small"
            aria-label={translate('shell.dialog.copy')}
            onClick={() => void copy(digest, 'shell.dialog.copied')}
          >
            <CopyIcon fontSize="small" />
          </IconButton>
        </Tip>
      </Box>
    </div>
  );
}
