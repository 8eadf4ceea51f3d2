import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import type { PopoverActions } from '@mui/material/Popover';
import { ListContext, useRecordContext, useTranslate } from 'react-admin';
import { use, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { type ActedRecord, useActions } from './useActions.ts';
import { useOfferedItems } from './useOfferedItems.tsx';
import { useOwnItems } from './useOwnItems.tsx';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';

interface ActionsMenuProps {
  readonly record: ActedRecord;
  /** The position of the button that opened it. */
  readonly below: DOMRect;
  /** The only group to show. */
  readonly group?: string | undefined;
  readonly onClose: () => void;
}

/**
 * The menu of a record's actions, in sections; irreversible ones are red. An open group replaces the rest, because a
 * phone has no room beside it.
 */
export function ActionsMenu({ record: opened, below, group: only, onClose }: ActionsMenuProps) {
  const translate = useTranslate();
  const actions = useActions();
  const record = useCurrent(opened);
  const [group, setGroup] = useState(only);
  const [left, setLeft] = useState<string>();
  const popover = useRef<PopoverActions>(null);
  // The width depends on the entries.
  useLayoutEffect(() => popover.current?.updatePosition(), [group]);
  const { leading, history, last } = useOwnItems(actions, record, onClose);
  const offered = useOfferedItems(actions, record, { group, left, onOpen: setGroup, onClose });
  const canGoBack = group !== undefined && only === undefined;
  const goBack = () => {
    setLeft(group);
    setGroup(undefined);
  };
  const parts =
    group === undefined ? [leading, ...offered, history, last].filter((items) => items.length > 0) : offered;
  const name = translate('generate.row.options', { name: actions.titleOf(record) });
  const groupName = group && translate(`resources.${actions.resource}.actions.${group}.name`);
  const label = groupName ?? name;
  const onKeyDown = (event: KeyboardEvent) => {
    if (canGoBack && event.key === 'ArrowLeft') goBack();
  };

  return (
    <Menu
      open
      action={popover}
      anchorReference="anchorPosition"
      anchorPosition={{ top: below.bottom, left: below.right }}
      onClose={(_event, reason) => (canGoBack && reason === 'escapeKeyDown' ? goBack() : onClose())}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ list: { 'aria-label': label, onKeyDown }, paper: { 'aria-label': label } }}
    >
      {canGoBack && <BackItem key="back" label={groupName ?? ''} onBack={goBack} />}
      {canGoBack && <Divider key="below-back" component="li" />}
      {parts.flatMap((items, index) => [
        index > 0 && <Divider key={`before-${items[0]?.key}`} component="li" />,
        ...items,
      ])}
    </Menu>
  );
}

/** Returns the current version of a record in its list or page; a recent write may still be in progress. */
function useCurrent(record: ActedRecord): ActedRecord {
  const { data: rows = [] }: { readonly data?: ActedRecord[] } = use(ListContext) ?? {};
  const shown = useRecordContext<ActedRecord>();
  return [shown, ...rows].find((each) => each?.id === record.id) ?? record;
}

interface BackItemProps {
  /** The open group. */
  readonly label: string;
  readonly onBack: () => void;
}

/** Leads from a group back to the menu. */
function BackItem({ label, onBack }: BackItemProps) {
  const translate = useTranslate();
  return (
    <MenuItem onClick={onBack} aria-label={translate('generate.row.back', { name: label })}>
      <ListItemIcon>
        <ArrowBack fontSize="small" />
      </ListItemIcon>
      <ListItemText primary={label} slotProps={{ primary: { sx: { fontWeight: 600 } } }} />
    </MenuItem>
  );
}
