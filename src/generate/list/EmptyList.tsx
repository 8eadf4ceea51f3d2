import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { EmptyState } from '../../shell/feedback/EmptyState.tsx';
import { useMay } from '../../access/useMay.ts';
import { CreateButton } from './tools/CreateButton.tsx';

/** A list without rows: invites to create the first record, or to reset the search. */
export function EmptyList({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const mayCreate = useMay(resource.name, 'create');
  const { filterValues, setFilters } = useListContext();
  const words = `resources.${resource.name}`;
  if (Object.keys(filterValues).length > 0) {
    return (
      <EmptyState
        title={translate(`${words}.empty`)}
        hint={translate('generate.list.noMatch')}
        action={<Button onClick={() => setFilters({})}>{translate('generate.list.showAll')}</Button>}
      />
    );
  }
  return (
    <EmptyState
      title={translate(`${words}.empty`)}
      hint={mayCreate ? translate(`${words}.invite`) : undefined}
      action={<CreateButton resource={resource} />}
    />
  );
}
