import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import { ListContext, useRecordContext, useTranslate } from 'ra-core';
import { use } from 'react';
import { type ActedRecord, useActions } from './useActions.ts';
import { useOfferedItems } from './useOfferedItems.tsx';
import { useOwnItems } from './useOwnItems.tsx';

interface ActionsMenuProps {
  readonly record: ActedRecord;
  /** Where the button is that opened it. */
  readonly below: DOMRect;
  readonly onClose: () => void;
}

/** What can be done with a record now, in groups; what cannot be undone is red. */
export function ActionsMenu({ record: opened, below, onClose }: ActionsMenuProps) {
  const translate = useTranslate();
  const actions = useActions();
  const record = useCurrent(opened);
  const { leading, last } = useOwnItems(actions, record, onClose);
  const offered = useOfferedItems(actions, record, onClose);
  const groups = [leading, ...offered, last].filter((items) => items.length > 0);
  const label = translate('generate.row.options', { name: actions.titleOf(record) });

  return (
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ top: below.bottom, left: below.right }}
      onClose={onClose}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label }, paper: { 'aria-label': label } }}
    >
      {groups.flatMap((items, index) => [
        index > 0 && <Divider key={`before-${items[0]?.key}`} component="li" />,
        ...items,
      ])}
    </Menu>
  );
}

/** A record as its list or page has it by now: what was done a moment ago may still be on its way. */
function useCurrent(record: ActedRecord): ActedRecord {
  const { data: rows = [] }: { readonly data?: ActedRecord[] } = use(ListContext) ?? {};
  const shown = useRecordContext<ActedRecord>();
  return [shown, ...rows].find((each) => each?.id === record.id) ?? record;
}
