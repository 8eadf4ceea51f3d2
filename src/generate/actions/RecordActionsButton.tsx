import { useRecordContext } from 'ra-core';
import { ActionsButton } from './ActionsButton.tsx';
import type { ActedRecord } from './useActions.ts';

/** The menu of the record that the page around it shows. */
export function RecordActionsButton() {
  const record = useRecordContext<ActedRecord>();
  return record ? <ActionsButton record={record} /> : null;
}
