import { useTranslate } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { CreateButton } from './CreateButton.tsx';
import { ExportButton } from './export/ExportButton.tsx';
import { ListBody } from './ListBody.tsx';
import { ListFrame } from './ListFrame.tsx';
import { ListTools } from './ListTools.tsx';

/** The list of a resource, all of it from its schema. */
export function ListPage({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  return (
    <ListFrame resource={resource}>
      <PageHeader
        title={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
        actions={
          <>
            <ExportButton resource={resource} />
            <CreateButton resource={resource} />
          </>
        }
      />
      <ListTools resource={resource} />
      <ListBody resource={resource} />
    </ListFrame>
  );
}
