import useMediaQuery from '@mui/material/useMediaQuery';
import { useBasename, useTranslate, useListContext } from 'react-admin';
import { Suspense, lazy } from 'react';
import { filePaths } from '../../../domain/lists/filePaths.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { drawerBreakpoint } from '../../shell/theme/scale.ts';
import { RecordActionsProvider } from '../actions/RecordActionsProvider.tsx';
import { ImportButton } from '../import/ImportButton.tsx';
import { Notice } from '../Notice.tsx';
import { CreateButton } from './tools/CreateButton.tsx';
import { listActionsOf } from './listActions.ts';
import { ListBody } from './table/ListBody.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListKeys } from './tools/ListKeys.tsx';
import { ListSums } from './ListSums.tsx';
import { StatusTabs } from './filters/StatusTabs.tsx';
import { ListTools } from './tools/ListTools.tsx';
import { exportList } from '../../../dataProvider/calls/export.ts';
import { useMay } from '../../access/useMay.ts';
import { useHttp } from '../../data/useHttp.ts';
import { ExportMenu } from './tools/ExportMenu.tsx';
import { usePanel } from './panel/panel.ts';
import { useAsLines } from './table/useAsLines.ts';
import { useColumns } from './table/useColumns.ts';
import { BeginView } from './views/BeginView.tsx';

/** The list of a resource, generated from its schema except for slots in `src/features/<feature>/<resource>`. */
export function ListPage({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const area = useBasename();
  // The bar has the first action of the area where it has room.
  const isNarrow = useMediaQuery(`(max-width: ${drawerBreakpoint - 0.05}px)`, { noSsr: true });
  const isInBar = !isNarrow && resource.menu?.some((place) => `/${place.area}` === area && place.primary);
  const asLines = useAsLines(resource);
  const OwnActions = listActionsOf(resource.name);
  return (
    <ListFrame resource={resource}>
      <PageHeader
        title={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
        {...(resource.list.opens && !resource.menu && { backTo: `${area}/reports` })}
        actions={
          <>
            {OwnActions && (
              <Suspense>
                <OwnActions />
              </Suspense>
            )}
            <ImportButton resource={resource} />
            <ExportButton resource={resource} />
            {!isInBar && <CreateButton resource={resource} />}
          </>
        }
      />
      <Notice resource={resource.name} />
      <ListKeys />
      <StatusTabs resource={resource} />
      <BeginView resource={resource} />
      <RecordActionsProvider resource={resource} isList>
        <ListTools resource={resource} />
        {asLines && <ListSums resource={resource} />}
        <ListBody resource={resource} />
        <Panel resource={resource} />
      </RecordActionsProvider>
    </ListFrame>
  );
}

const ListPanel = lazy(() => import('./panel/ListPanel.tsx'));

function Panel({ resource }: { readonly resource: Resource }) {
  const { shown } = usePanel() ?? {};
  return shown === undefined ? null : (
    <Suspense>
      <ListPanel resource={resource} />
    </Suspense>
  );
}

/** Exports all rows of the list as filtered and sorted, with the visible columns. */
function ExportButton({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const http = useHttp();
  const { visible } = useColumns(resource);
  const { sort, filterValues: filter, total = 0 } = useListContext();
  const mayExport = useMay(resource.name, 'export');
  if (!mayExport) return null;
  const fields = filePaths(
    resource,
    visible.map(({ path }) => path),
  );
  return (
    <ExportMenu
      name={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
      fileOf={(format) => exportList(http, resource, format, { sort, filter, fields })}
      disabled={total === 0}
    />
  );
}
