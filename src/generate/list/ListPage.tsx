import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ListBase, useCreatePath, useTranslate } from 'ra-core';
import { Link } from 'react-router';
import type { Resource } from '../../../schemas/resource.ts';
import { PageHeader } from '../../shell/PageHeader.tsx';
import { useMay } from '../useMay.ts';
import { ExportButton } from './export/ExportButton.tsx';
import { ListBody } from './ListBody.tsx';
import { defaultPageSize } from './ListPagination.tsx';
import { ListTools } from './ListTools.tsx';
import { listKey } from './useColumns.ts';

/** The list of a resource, all of it from its schema. */
export function ListPage({ resource }: { readonly resource: Resource }) {
  return (
    <ListBase
      resource={resource.name}
      sort={{ ...resource.list.sort }}
      perPage={defaultPageSize}
      storeKey={listKey(resource)}
      queryOptions={{ staleTime: 5_000, retry: false, onError: () => undefined }}
    >
      <ListHeader resource={resource} />
      <ListTools resource={resource} />
      <ListBody resource={resource} />
    </ListBase>
  );
}

function ListHeader({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const mayCreate = useMay(resource.name, 'create');
  return (
    <PageHeader
      title={translate(`resources.${resource.name}.name`, { smart_count: 2 })}
      actions={
        <>
          <ExportButton resource={resource} />
          {mayCreate && (
            <Button
              variant="contained"
              startIcon={<AddIcon />}
              component={Link}
              to={createPath({ resource: resource.name, type: 'create' })}
            >
              {translate('ra.action.create')}
            </Button>
          )}
        </>
      }
    />
  );
}
