import { useListContext, useRecordContext, useStore, useTranslate } from 'react-admin';
import { useEffect, type ComponentProps } from 'react';
import type { Resource } from '../../../../schemas/resource.ts';
import { listKey } from '../../../data/listState.ts';
import { useMay } from '../../../access/useMay.ts';
import { useBulkViews } from './bulkViews.ts';
import { titleOf } from '../slots.ts';
import { useBulkCommands } from './useBulkCommands.ts';

/** Returns whether rows can be selected: there is a bulk action. */
export function useCanChoose(resource: Resource): boolean {
  const mayDelete = useMay(resource.name, 'delete');
  const hasViews = useBulkViews(resource).length > 0;
  return useBulkCommands(resource).length > 0 || hasViews || mayDelete;
}

/** Clears the selection when filters change, so that nobody acts on invisible rows. Pages and order keep it. */
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

/** Selects or deselects all rows of the page. */
export function SelectPage() {
  const translate = useTranslate();
  const { data = [], selectedIds, onSelect } = useListContext();
  const ids = data.map(({ id }) => id);
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const isAll = chosen.length === ids.length;
  const isSome = chosen.length > 0 && !isAll;
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <Choice
      checked={isAll}
      ref={(box) => {
        // There is no attribute for it.
        if (box) box.indeterminate = isSome;
      }}
      onChange={() => onSelect(isAll ? others : [...others, ...ids])}
      aria-label={translate('ra.action.select_all')}
    />
  );
}

export function SelectRow({ resource }: { readonly resource: Resource }) {
  const translate = useTranslate();
  const record = useRecordContext();
  const { selectedIds, onToggleItem } = useListContext();
  if (!record) return null;
  const name = titleOf(resource)(record, translate);
  return (
    <Choice
      checked={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
      aria-label={translate('generate.row.select', { name })}
    />
  );
}

/** A checkbox with the target size of a button. */
const Choice = (props: ComponentProps<'input'>) => (
  <label>
    <input type="checkbox" {...props} />
  </label>
);
