import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'react-admin';
import { dataExportCalls, type DataExportRecord } from '../../../../dataProvider/calls/dataExports.ts';
import dataExports from '../../../../schemas/resources/company/data-exports.ts';
import { useMay } from '../../../access/useMay.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { ListFrame } from '../../../generate/list/ListFrame.tsx';
import { ListPagination } from '../../../generate/list/ListPagination.tsx';
import { useToast } from '../../../generate/useToast.ts';
import { EmptyState } from '../../../shell/feedback/EmptyState.tsx';
import { QueryResult } from '../../../shell/feedback/QueryResult.tsx';
import { PageHeader } from '../../../shell/frame/PageHeader.tsx';
import { EarlierExports } from './exports/EarlierExports.tsx';
import { CurrentExport } from './exports/CurrentExport.tsx';

/** Exports of all data: the latest one, the one that can be downloaded, and those before them. */
export default function DataExportsPage() {
  const translate = useTranslate();
  return (
    <ListFrame resource={dataExports}>
      <PageHeader
        title={translate(`resources.${dataExports.name}.name`, { smart_count: 2 })}
        actions={<RequestButton />}
      />
      <Stack sx={{ gap: 3, maxWidth: 760 }}>
        <Typography color="textSecondary">{translate('dataExports.about')}</Typography>
        <Exports />
      </Stack>
    </ListFrame>
  );
}

function Exports() {
  const translate = useTranslate();
  const { data, error, refetch, page, perPage, total = 0 } = useListContext<DataExportRecord & { id: string }>();
  const query = { ...(data && { data }), error: error instanceof Error ? error : null, refetch };
  return (
    <QueryResult query={query} height={160}>
      {(found) => {
        // The latest one, and the one that can be downloaded: it stays until a newer one is ready.
        const isCurrent = (record: DataExportRecord) => record.status === 'done' || (page === 1 && record === found[0]);
        const [latest] = found;
        if (!latest) {
          const words = `resources.${dataExports.name}`;
          return <EmptyState title={translate(`${words}.empty`)} hint={translate(`${words}.invite`)} />;
        }
        return (
          <>
            {found.filter(isCurrent).map((record) => (
              <CurrentExport key={record.uuid} record={record} />
            ))}
            <EarlierExports records={found.filter((record) => !isCurrent(record))} />
            {total > perPage && <ListPagination />}
          </>
        );
      }}
    </QueryResult>
  );
}

function RequestButton() {
  const translate = useTranslate();
  const toast = useToast();
  const http = useHttp();
  const { data, refetch } = useListContext<DataExportRecord & { id: string }>();
  const may = useMay(dataExports.name, 'create');
  const { mutate: request, isPending } = useMutation({
    mutationFn: () => dataExportCalls(http).request(),
    onSuccess: (detail) => toast.saved({}, { fallback: detail }),
    onError: toast.failed,
    onSettled: () => refetch(),
  });
  if (!may) return null;
  const isUnderWay = data?.some(({ status }) => status === 'queued' || status === 'working');
  const isReady = data?.some(({ status }) => status === 'done');
  return (
    <Button
      variant={isReady ? 'outlined' : 'contained'}
      disabled={!data || isUnderWay}
      loading={isPending}
      onClick={() => request()}
    >
      {translate('dataExports.request')}
    </Button>
  );
}
