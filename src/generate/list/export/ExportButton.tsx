import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useListContext, useTranslate, type RaRecord } from 'ra-core';
import { useState } from 'react';
import { allPages } from '../../../../dataProvider/allPages.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { labelOf } from '../../../data/resources.ts';
import { useLanguage } from '../../../i18n/language.ts';
import type { PageProperty } from '../../properties.ts';
import { useMay } from '../../useMay.ts';
import { useToast } from '../../useToast.ts';
import { useColumns } from '../useColumns.ts';
import { saveFile } from '../../../kinds/shared/saveFile.ts';

interface ExportButtonProps {
  readonly resource: Resource;
  /** What is written of a row, where that is not just the columns that are seen. */
  readonly columnsOf?: (visible: readonly PageProperty[]) => readonly PageProperty[];
}

/** The property of the record itself that a path begins with. */
const topOf = (path: string): string => path.split('.')[0] ?? path;

const same = (visible: readonly PageProperty[]) => visible;

/** Saves every row of the list as it is filtered and sorted, with the columns that are seen, as CSV. */
export function ExportButton({ resource, columnsOf = same }: ExportButtonProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const dataProvider = useDataProvider();
  const toast = useToast();
  const { visible } = useColumns(resource);
  const { sort, filterValues: filter, total = 0 } = useListContext();
  const [pending, setPending] = useState(false);
  const mayExport = useMay(resource.name, 'export');
  if (!mayExport) return null;

  const save = async () => {
    setPending(true);
    try {
      const { name } = resource;
      const columns = columnsOf(visible);
      // They go into the file alone: nothing else ever takes these records for whole ones.
      const fields = [...new Set(columns.map(({ path }) => topOf(path)))];
      const rows = await allPages<RaRecord>((pagination, last) =>
        dataProvider.getList(name, { pagination, sort, filter, meta: { after: last?.id, fields } }),
      );
      // Neither the writer of files nor the codecs of every kind are needed before.
      const { csvOf } = await import('./csvOf.ts');
      const file = csvOf(rows, columns, { language, translate, labelOf });
      saveFile(`${translate(`resources.${name}.name`, { smart_count: 2 })}.csv`, file);
    } catch (error) {
      toast.failed(error);
    } finally {
      setPending(false);
    }
  };

  return (
    <Button variant="outlined" startIcon={<DownloadIcon />} onClick={save} loading={pending} disabled={total === 0}>
      {translate('ra.action.export')}
    </Button>
  );
}
