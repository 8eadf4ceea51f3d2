import { useMutation } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { Item } from '../../../../schemas/resources/invoicing/items.ts';
import { useToast } from '../../../generate/useToast.ts';
import { isBlank, type Line } from '../lines/line.ts';
import { useLinesStore } from '../lines/linesStore.ts';
import { sameText } from '../../../../domain/lists/searchText.ts';
import { isText, lineOfRow, unknownDescriptions, type CatalogueItem, type MatchedRow } from './matchPaste.ts';

/**
 * Inserts lines for matched rows, after adding missing items. A failure inserts nothing; added items are found next
 * time.
 */
export function useInsertRows(onDone: (inserted: readonly MatchedRow[]) => void) {
  const dataProvider = useDataProvider();
  const store = useLinesStore();
  const toast = useToast();
  return useMutation({
    mutationFn: async (rows: readonly MatchedRow[]) => {
      const created = new Map<string, CatalogueItem>();
      for (const description of unknownDescriptions(rows)) {
        const { data } = await dataProvider.create<Item & RaRecord<string>>('items', { data: { description } });
        created.set(sameText(description), { uuid: data.id, description: data.description });
      }
      const itemOf = (row: MatchedRow) => row.item ?? created.get(sameText(row.description));
      return rows.flatMap((row) => {
        const item = itemOf(row);
        return item || isText(row) ? [{ row, item }] : [];
      });
    },
    onSuccess: (ready) => {
      const { lines } = store.get();
      const above = lines.findLast((line) => line.scenario);
      const added: Line[] = ready.map(({ row, item }) => lineOfRow(row, item, above));
      for (const blank of lines.filter(isBlank)) store.dispatch({ type: 'remove', key: blank.key });
      store.dispatch({ type: 'insert', lines: added });
      onDone(ready.map(({ row }) => row));
    },
    onError: toast.failed,
  });
}
