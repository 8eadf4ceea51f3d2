import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useListContext, useTranslate } from 'react-admin';
import { useState, Suspense } from 'react';
import { bulkLimit } from '../../../../domain/lists/bulkLimit.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { useMay } from '../../../access/useMay.ts';
import { BulkCommands } from './BulkCommands.tsx';
import { useBulkViews, bulkViewOf, type BulkViewProps } from './bulkViews.ts';
import { useBulkCommands } from './useBulkCommands.ts';
import { useCounted } from '../useCounted.ts';
import { iconOf } from '../../../shell/display/icons.ts';

/** Where the bar of a table is: it covers the table head, so that rows do not move. */
const overHead = {
  position: 'absolute',
  top: 0,
  left: 48,
  right: 0,
  height: 40,
  // Above the sticky table head.
  zIndex: 3,
  px: 1,
} as const;

interface SelectionBarProps {
  readonly resource: Resource;
  /** Whether it is at the foot of rows without a table. */
  readonly isAtFoot?: boolean;
}

/** The actions for selected rows. */
export function SelectionBar({ resource, isAtFoot = false }: SelectionBarProps) {
  const translate = useTranslate();
  const counted = useCounted();
  const { data = [], total = 0, selectedIds, filterValues, onUnselectItems } = useListContext();
  const mayDelete = useMay(resource.name, 'delete');
  const hasActions = [...useBulkViews(resource), ...useBulkCommands(resource)].length > 0;
  // All matches stay selected until the selection or the filters change.
  const state = JSON.stringify([selectedIds, filterValues]);
  const [allOf, setAllOf] = useState<string>();
  const isAll = allOf === state;
  const count = selectedIds.length;
  if (count === 0) return null;
  const isPage = (hasActions || mayDelete) && total > count && data.every(({ id }) => selectedIds.includes(id));
  const subject = isAll
    ? translate('generate.bulk.allChosen', { smart_count: total, count: counted(total) })
    : translate('ra.action.bulk_actions', { smart_count: count });
  const chosen = isAll ? { matching: filterValues } : selectedIds.map(String);
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label={subject}
      sx={({ tokens }) => ({
        ...(isAtFoot ? { minWidth: 0 } : { ...overHead, bgcolor: tokens.primarySoft }),
        gap: 1,
        alignItems: 'center',
        overflowX: 'auto',
        whiteSpace: 'nowrap',
        '& > *': { flex: 'none' },
        '& + * thead th:first-of-type': { bgcolor: tokens.primarySoft },
      })}
    >
      <span>{subject}</span>
      {isPage && !isAll && total <= bulkLimit && (
        <Button size="small" onClick={() => setAllOf(state)}>
          {translate('generate.bulk.all', { smart_count: total, count: counted(total) })}
        </Button>
      )}
      <BulkViews resource={resource} selection={chosen} subject={subject} />
      <BulkCommands resource={resource} selection={chosen} subject={subject} />
      <Button size="small" onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect')}
      </Button>
      {isPage && total > bulkLimit && <span>{translate('generate.bulk.tooMany', { limit: counted(bulkLimit) })}</span>}
    </Stack>
  );
}

/** The views of the selected records together. */
function BulkViews({ resource, selection, subject }: Omit<BulkViewProps, 'onClose'>) {
  const translate = useTranslate();
  const [open, setOpen] = useState<string>();
  const Dialog = open === undefined ? undefined : bulkViewOf(resource, open);
  return (
    <>
      {useBulkViews(resource).map((name) => {
        const Icon = iconOf(resource.actions?.views[name]?.icon);
        return (
          <Button key={name} size="small" startIcon={<Icon />} onClick={() => setOpen(name)}>
            {translate(`resources.${resource.name}.actions.${name}.bulk`)}
          </Button>
        );
      })}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog resource={resource} selection={selection} subject={subject} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
}
