import { useBasename, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { PageHeader } from '../../shell/frame/PageHeader.tsx';
import { Acting } from '../actions/Acting.tsx';
import { Notice } from '../Notice.tsx';
import { CreateButton } from './tools/CreateButton.tsx';
import { ExportButton } from './tools/ExportButton.tsx';
import { ImportButton } from './tools/ImportButton.tsx';
import { listActionsOf } from './listActions.ts';
import { ListBody } from './table/ListBody.tsx';
import { FilterChips } from './filters/FilterChips.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListKeys } from './tools/ListKeys.tsx';
import { ListSums } from './ListSums.tsx';
import { StatusTabs } from './filters/StatusTabs.tsx';
import { ListTools } from './tools/ListTools.tsx';

/** The list of a resource, generated from its schema except for slots in `src/features/<feature>/<resource>`. */
export function ListPage({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const area = useBasename();
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
            <CreateButton resource={resource} />
          </>
        }
      />
      <Notice resource={resource.name} />
      <ListKeys />
      <StatusTabs resource={resource} />
      <ListTools resource={resource} />
      <FilterChips resource={resource} />
      <ListSums resource={resource} />
      <Acting resource={resource} isList>
        <ListBody resource={resource} />
      </Acting>
    </ListFrame>
  );
}
