import { useNotify } from 'ra-core';
import { useLinesStore } from './linesStore.ts';

/** Tells that an item stands in the list already: its tributes would count twice (specification §5). */
export function useItemNotice(): (itemUuid: string, key: string) => void {
  const store = useLinesStore();
  const notify = useNotify();
  return (itemUuid, key) => {
    const isTwice = store.get().lines.some((line) => line.key !== key && line.item?.uuid === itemUuid);
    if (isTwice) notify('documents.grid.taxTributeRegistered', { type: 'info' });
  };
}
