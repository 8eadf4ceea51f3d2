import Checkbox from '@mui/material/Checkbox';
import { useListContext, useRecordContext, useStore, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { Resource } from '../../../schemas/resource.ts';
import { listKey } from '../../data/listState.ts';
import { useMay } from '../useMay.ts';
import { titleOf } from './slots.ts';
import { useBulkCommands } from './useBulkCommands.ts';

/** Whether rows can be chosen: for what can be done with several at once. */
export function useCanChoose(resource: Resource): boolean {
  const mayDelete = useMay(resource.name, 'delete');
  return useBulkCommands(resource).length > 0 || mayDelete;
}

/** What is chosen is let go once the list is narrowed otherwise: nobody acts on what they do not see. Pages and order keep it. */
export function useChoiceAmongFound(resource: Resource): void {
  const { filterValues, onUnselectItems } = useListContext();
  const [found, setFound] = useStore(`${listKey(resource)}.chosenAmong`, nothing);
  const filter = JSON.stringify(filterValues);
  useEffect(() => {
    if (filter === found) return;
    onUnselectItems();
    setFound(filter);
  }, [filter, found, setFound, onUnselectItems]);
}

const nothing = JSON.stringify({});

/** Chooses all rows of the page, or lets them go. */
export function SelectPage() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const isAll = chosen.length === ids.length;
  const isSome = chosen.length > 0 && !isAll;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Checkbox
      size="small"
      checked={isAll}
      indeterminate={isSome}
      onChange={() => onSelect(isAll ? others : [...others, ...ids])}
      slotProps={{ input: { 'aria-label': translate('ra.action.select_all'), ref: markSome(isSome) } }}
    />
  );
}

/** Chooses one row. */
export function SelectRow({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  const name = titleOf(resource)(record, translate);
  return (
    <Checkbox
      size="small"
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      slotProps={{ input: { 'aria-label': translate('generate.row.select', { name }) } }}
    />
  );
}

/** MUI draws a half-chosen box but does not tell the browser, which screen readers ask. */
const markSome = (isSome: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = isSome;
};
