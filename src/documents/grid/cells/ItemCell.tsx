import { useDataProvider, useNotify, useTranslate, type RaRecord } from 'ra-core';
import type { Item } from '../../../../schemas/resources/items.ts';
import { useToast } from '../../../generate/useToast.ts';
import { useGridControls } from '../controls.ts';
import { useLinesStore } from '../linesStore.ts';
import type { Cell } from '../navigate.ts';
import { LookupCell, type CellProps } from './LookupCell.tsx';
import type { Source } from './useSuggestions.ts';

type ItemRow = Item & RaRecord<string>;

const catalogue: Source = { resource: 'items', sort: 'description', none: 'noItems' };

/** The service of a line, from the catalogue; one that is not there yet is added to it. */
export function ItemCell({ line, label, errorId }: CellProps) {
  const translate = useTranslate();
  const controls = useGridControls();
  const dataProvider = useDataProvider();
  const toast = useToast();
  const warnIfTwice = useItemNotice();
  const cell: Cell = { key: line.key, column: 'item' };

  const take = (row: ItemRow) => {
    controls.change(line.key, { item: { uuid: row.id, description: row.description } });
    warnIfTwice(row.id, line.key);
  };
  const pick = (row: ItemRow | null) => {
    if (!row) return controls.change(line.key, { item: undefined });
    take(row);
    controls.advance(cell);
  };
  const add = async (description: string) => {
    const input = document.activeElement;
    try {
      const { data } = await dataProvider.create<ItemRow>('items', { data: { description } });
      toast.saved(data);
      take(data);
      // Who has gone on meanwhile is not called back: what they type would land in another cell.
      if (document.activeElement === input) controls.advance(cell);
    } catch (error) {
      toast.failed(error);
    }
  };

  return (
    <LookupCell<ItemRow>
      cell={cell}
      label={label}
      errorId={errorId}
      placeholder={translate('documents.grid.itemPlaceholder')}
      source={catalogue}
      value={line.item ? { uuid: line.item.uuid, label: line.item.description } : null}
      labelOf={(row) => row.description}
      onPick={pick}
      onAdd={(text) => void add(text)}
    />
  );
}

/** Tells that an item stands in the list already: its tributes would count twice (specification §5). */
function useItemNotice(): (itemUuid: string, key: string) => void {
  const store = useLinesStore();
  const notify = useNotify();
  return (itemUuid, key) => {
    const isTwice = store.get().lines.some((line) => line.key !== key && line.item?.uuid === itemUuid);
    if (isTwice) notify('documents.grid.taxTributeRegistered', { type: 'info' });
  };
}
