import { useNotify, type RaRecord } from 'react-admin';
import { memo } from 'react';
import type { RecordSource } from '../../../kinds/shared/combobox/useRecordChoices.ts';
import type { Item } from '../../../../schemas/resources/invoicing/items.ts';
import { useGridControls } from '../controls.ts';
import { offerOf } from '../lines/takeItem.ts';
import { useScenarios } from '../lines/useScenarios.ts';
import type { Line } from '../lines/line.ts';
import { useLinesStore } from '../lines/linesStore.ts';
import { LookupCell, type CellProps } from './LookupCell.tsx';

type ItemRow = Item & RaRecord<string>;

const catalogue: RecordSource = { resource: 'items', sort: { field: 'description', order: 'ASC' } };
const words = { placeholder: 'documents.grid.itemPlaceholder', none: 'documents.lookup.noItems' };
const nameOf = ({ description }: ItemRow) => description;

type ItemCellProps = CellProps & Pick<Line, 'item'> & { readonly currency: string };

/** The item of a line, from the catalog; a new one can be added. */
export const ItemCell = memo(function ItemCell({ item, currency, ...of }: ItemCellProps) {
  const { lineKey } = of;
  const controls = useGridControls();
  const warnIfTwice = useItemNotice();
  const takeScenario = useScenarioOfItem();

  const pick = (row: ItemRow) => {
    controls.chooseItem(lineKey, { uuid: row.id, description: row.description }, offerOf(row, currency));
    void takeScenario(row, lineKey);
    warnIfTwice(row.id, lineKey);
  };

  return (
    <LookupCell<ItemRow>
      {...of}
      column="item"
      words={words}
      source={catalogue}
      chosen={item && { uuid: item.uuid, name: item.description }}
      nameOf={nameOf}
      onPick={pick}
      onClear={() => controls.change(lineKey, { item: undefined })}
    />
  );
});

/** Warns that an item is already in the list: its taxes would count twice (specification §5). */
function useItemNotice(): (itemUuid: string, key: string) => void {
  const store = useLinesStore();
  const notify = useNotify();
  return (itemUuid, key) => {
    const isTwice = store.get().lines.some((line) => line.key !== key && line.item?.uuid === itemUuid);
    if (isTwice) notify('documents.grid.taxTributeRegistered', { type: 'info' });
  };
}

/** Returns how a line gets the scenario of its item: unless it is for other countries than those of the document. */
function useScenarioOfItem(): (row: ItemRow, key: string) => Promise<void> {
  const controls = useGridControls();
  const readScenarios = useScenarios();
  return async ({ id, scenery }, key) => {
    const [scenario] = scenery ? await readScenarios([scenery.uuid]) : [];
    if (scenario) controls.takeScenario(key, id, scenario);
  };
}
