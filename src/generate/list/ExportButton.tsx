import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useListContext, useTranslate } from 'ra-core';
import { exportList, type FileFormat } from '../../../dataProvider/calls/export.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { useHttp } from '../../data/useHttp.ts';
import { saveFile } from '../../kinds/shared/saveFile.ts';
import { useMay } from '../../access/useMay.ts';
import { useToast } from '../useToast.ts';
import { columnsInFile } from './slots.ts';
import { ToolMenu } from './ToolMenu.tsx';
import { useColumns } from './useColumns.ts';

/** What a list is saved as, the usual first, each by the name of the program that reads it. */
const formats: readonly (readonly [FileFormat, string])[] = [
  ['xlsx', 'Excel (.xlsx)'],
  ['csv', 'CSV (.csv)'],
];

/** Saves every row of the list as it is filtered and sorted, with the columns that are seen, as the server writes them. */
export function ExportButton({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const http = useHttp();
  const toast = useToast();
  const { visible } = useColumns(resource);
  const { sort, filterValues: filter, total = 0 } = useListContext();
  const { mutate: save, isPending } = useMutation({
    mutationFn: async (format: FileFormat) => {
      const fields = columnsInFile(resource, visible).map(({ path }) => path);
      const file = await exportList(http, resource, format, { sort, filter, fields });
      saveFile(`${translate(`resources.${resource.name}.name`, { smart_count: 2 })}.${format}`, file);
    },
    onError: toast.failed,
  });
  const mayExport = useMay(resource.name, 'export');
  if (!mayExport) return null;
  return (
    <ToolMenu label={translate('ra.action.export')} icon={<DownloadIcon />} loading={isPending} disabled={total === 0}>
      {(close) =>
        formats.map(([format, name]) => (
          <MenuItem
            key={format}
            onClick={() => {
              save(format);
              close();
            }}
          >
            {name}
          </MenuItem>
        ))
      }
    </ToolMenu>
  );
}
