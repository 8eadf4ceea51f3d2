import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { exportList } from '../../../dataProvider/calls/export.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { saveFile } from '../../kinds/shared/saveFile.ts';
import { useMay } from '../useMay.ts';
import { useToast } from '../useToast.ts';
import { columnsInFile } from './slots.ts';
import { useColumns } from './useColumns.ts';

/** Saves every row of the list as it is filtered and sorted, with the columns that are seen, as the server writes them. */
export function ExportButton({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const http = useHttp();
  const toast = useToast();
  const { visible } = useColumns(resource);
  const { sort, filterValues: filter, total = 0 } = useListContext();
  const { mutate: save, isPending } = useMutation({
    mutationFn: async () => {
      const fields = columnsInFile(resource, visible).map(({ path }) => path);
      const file = await exportList(http, resource, { sort, filter, fields });
      saveFile(`${translate(`resources.${resource.name}.name`, { smart_count: 2 })}.csv`, file);
    },
    onError: toast.failed,
  });
  const mayExport = useMay(resource.name, 'export');
  if (!mayExport) return null;
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      onClick={() => save()}
      loading={isPending}
      disabled={total === 0}
    >
      {translate('ra.action.export')}
    </Button>
  );
}
