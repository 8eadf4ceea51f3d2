import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'ra-core';
import type { Resource } from '../../../schemas/resource.ts';
import { useMay } from '../useMay.ts';
import { BulkCommands } from './BulkCommands.tsx';
import { BulkDelete } from './BulkDelete.tsx';

/** What can be done with the chosen rows. It lies over the table's head, so that no row moves when one is chosen. */
export function SelectionBar({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  const mayDelete = useMay(resource.name, 'delete');
  const count = selectedIds.length;
  if (count === 0) return null;
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={translate('ra.action.bulk_actions', { smart_count: count })}
      sx={({ tokens }) => ({
        position: 'absolute',
        top: 0,
        left: 48,
        right: 0,
        height: 40,
        // Above the table's head, which stays in sight while rows are scrolled.
        zIndex: 3,
        px: 1,
        gap: 1,
        alignItems: 'center',
        bgcolor: tokens.primarySoft,
        '& + * thead th:first-of-type': { bgcolor: tokens.primarySoft },
      })}
    >
      <span>{translate('ra.action.bulk_actions', { smart_count: count })}</span>
      <BulkCommands resource={resource} />
      {mayDelete && <BulkDelete resource={resource} />}
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect')}
      </Button>
    </Stack>
  );
}
