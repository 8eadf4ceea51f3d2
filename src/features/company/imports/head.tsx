import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { formatDecimal } from '../../../../domain/kinds/decimal.ts';
import type { ImportRecord } from '../../../../schemas/resources/company/imports.ts';
import { runningImports } from '../../../../schemas/parts/imports/importStatus.ts';
import { useMay } from '../../../access/useMay.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { useToast } from '../../../generate/useToast.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { saveFile } from '../../../kinds/shared/saveFile.ts';

interface ImportHeadProps {
  readonly record: ImportRecord & { readonly id: string };
}

/** How far an import is, what can be imported of it, and its rows with errors as a file. */
export default function ImportHead({ record }: ImportHeadProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const mayImport = useMay(record.resource, 'import');
  const { status, done_rows: done, rows, created, changed, bad_rows: bad } = record;
  const isRunning = runningImports.some((running) => running === status);
  if (!isRunning && status !== 'judged') return mayImport ? <BadRows record={record} /> : null;
  const count = (number: number) => formatDecimal(String(number), language);
  const whole = status === 'undoing' ? created + changed : rows;
  const text = translate(`resources.imports.progress.${status}`, {
    done: count(done),
    rows: count(whole),
    good: count(created + changed),
    bad: count(bad),
  });
  return (
    <Stack sx={{ gap: 1, maxWidth: 480, my: 0.5 }}>
      <Typography component="p" aria-live="polite">
        {text}
      </Typography>
      {isRunning && (
        <>
          <LinearProgress
            aria-label={text}
            {...(status === 'queued'
              ? { variant: 'indeterminate' }
              : { variant: 'determinate', value: whole === 0 ? 0 : Math.min(100, (100 * done) / whole) })}
          />
          <Typography variant="body2" color="textSecondary">
            {translate('resources.imports.progress.leave')}
          </Typography>
        </>
      )}
      {mayImport && <BadRows record={record} />}
    </Stack>
  );
}

/** Downloads the rows with errors of a large import: those of a small one were never imported. */
function BadRows({ record: { id, status, file_name: name, bad_rows: bad } }: ImportHeadProps) {
  const translate = useTranslate();
  const http = useHttp();
  const toast = useToast();
  const download = useMutation({
    mutationFn: () => http.file(`/api/v2/imports/${id}/bad-rows`, { headers: { Accept: '*/*' } }),
    onSuccess: (blob) =>
      saveFile(`${name.replace(/\.\w+$/, '')} - ${translate('generate.import.figures.problems')}.csv`, blob),
    onError: (error) => toast.failed(error),
  });
  if (bad === 0 || status === 'judging' || status === 'undone') return null;
  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      loading={download.isPending}
      onClick={() => download.mutate()}
      sx={{ alignSelf: 'flex-start', ml: -0.5 }}
    >
      {translate('generate.import.badRows')}
    </Button>
  );
}
