import { useListContext, useTranslate } from 'ra-core';
import { exportList } from '../../../../dataProvider/calls/export.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useMay } from '../../../access/useMay.ts';
import { useHttp } from '../../../data/useHttp.ts';
import { ExportMenu } from './ExportMenu.tsx';
import { columnsInFile } from '../slots.ts';
import { useColumns } from '../table/useColumns.ts';

/** Exports all rows of the list as filtered and sorted, with the visible columns. */
export function ExportButton({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const http = useHttp();
  const { visible } = useColumns(resource);
  const { sort, filterValues: filter, total = 0 } = useListContext();
  const mayExport = useMay(resource.name, 'export');
  if (!mayExport) return null;
  const fields = columnsInFile(resource, visible).map(({ path }) => path);
  return (
    <ExportMenu
      name={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
      fileOf={(format) => exportList(http, resource, format, { sort, filter, fields })}
      disabled={total === 0}
    />
  );
}
