import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { dataExportCalls, type DataExportRecord } from '../../../../../dataProvider/calls/dataExports.ts';
import dataExports from '../../../../../schemas/resources/company/data-exports.ts';
import { useMay } from '../../../../access/useMay.ts';
import { useHttp } from '../../../../data/useHttp.ts';
import { useToast } from '../../../../generate/useToast.ts';
import { ConfirmDialog } from '../../../../shell/feedback/ConfirmDialog.tsx';
import { DownloadArchive } from './DownloadArchive.tsx';
import { ExportState } from './ExportState.tsx';

const words = `resources.${dataExports.name}`;

/** An export: how far it is, its archive, or why there is none. */
export function CurrentExport({ record }: { readonly record: DataExportRecord }) {
  const translate = useTranslate();
  const { uuid, status, progress, reason, digest, size } = record;
  return (
    <Card component="section" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack sx={{ gap: 2 }}>
        <Stack sx={{ gap: 0.5 }}>
          <ExportState record={record} />
        </Stack>
        {(status === 'queued' || status === 'working') && <UnderWay uuid={uuid} progress={progress} />}
        {status === 'failed' && reason && (
          <Alert severity="error">{translate(`${words}.values.reason.${reason}`)}</Alert>
        )}
        {status === 'done' && digest !== undefined && size !== undefined && (
          <DownloadArchive record={record} archive={{ uuid, digest, size }} />
        )}
      </Stack>
    </Card>
  );
}

function UnderWay({ uuid, progress }: Pick<DataExportRecord, 'uuid' | 'progress'>) {
  const translate = useTranslate();
  const toast = useToast();
  const http = useHttp();
  const may = useMay(dataExports.name, 'cancel');
  const { refetch } = useListContext();
  const [isAsking, setAsking] = useState(false);
  const { mutate: cancel, isPending } = useMutation({
    mutationFn: () => dataExportCalls(http).cancel(uuid),
    onSuccess: (detail) => toast.saved({}, { fallback: detail }),
    onError: toast.failed,
    onSettled: () => {
      setAsking(false);
      void refetch();
    },
  });
  const text = translate('dataExports.percent', { percent: progress });
  const action = `${words}.actions.cancel`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <LinearProgress variant="determinate" value={progress} aria-label={text} sx={{ mb: 0.75, borderRadius: 1 }} />
        <Typography variant="body2" className="figures">
          {text}
        </Typography>
      </Box>
      {may && (
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {translate(`${action}.name`)}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate(`${action}.title`)}
        content={translate(`${action}.body`)}
        confirmLabel={translate(`${action}.confirm`)}
        destructive
        pending={isPending}
        onConfirm={() => cancel()}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
