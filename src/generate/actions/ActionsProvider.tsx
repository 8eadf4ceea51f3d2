import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { commandNameOf, startedBy } from '../../../domain/actions/menu.ts';
import type { Actions } from '../../../schemas/actions.ts';
import { resourceOf } from '../../data/resources.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { DeleteDialog } from '../list/bulk/DeleteDialog.tsx';
import { dialogOf } from './dialogs.ts';
import { type ActedRecord, ActionsContext, type OwnVerb, type RecordActions } from './useActions.ts';
import { useGranted } from './useGranted.ts';
import { useOpenDialog } from './useOpenDialog.ts';

const CommandDialog = lazy(async () => ({ default: (await import('./CommandDialog.tsx')).CommandDialog }));

interface ActionsProviderProps
  extends Pick<RecordActions, 'resource' | 'titleOf'>, Partial<Pick<RecordActions, 'subjectOf' | 'ownOf'>> {
  readonly actions: Actions;
  readonly children: ReactNode;
}

const noneOf = (): readonly OwnVerb[] => [];

interface OpenMenu {
  readonly record: ActedRecord;
  /** The position of its button; the row may disappear while the menu is open. */
  readonly below: DOMRect;
  readonly group?: string | undefined;
}

/**
 * Provides menu and dialog of the records below. They outlive the row, which a reload may remove. A dialog receives the
 * complete record.
 */
export function ActionsProvider({
  resource,
  actions,
  titleOf,
  subjectOf = titleOf,
  ownOf = noneOf,
  children,
}: ActionsProviderProps) {
  const [menu, setMenu] = useState<OpenMenu>();
  const [deleted, setDeleted] = useState<ActedRecord>();
  const { dialog, open, close, lookUp } = useOpenDialog(resource);
  const command = dialog && commandNameOf(actions, dialog.action);
  const Dialog = command && dialogOf(resourceOf(resource), command);
  const started = dialog && startedBy(actions, dialog.action);
  const menuOf = menu?.record.id;
  const may = useGranted(resource, actions);
  const value = useMemo<RecordActions>(
    () => ({
      resource,
      actions,
      titleOf,
      subjectOf,
      may,
      ownOf,
      menuOf,
      openMenu: (record, button, group) => {
        lookUp(record);
        setMenu({ record, below: button.getBoundingClientRect(), group });
      },
      openDialog: (record, action) => open({ record, action }),
      openDelete: setDeleted,
    }),
    [resource, actions, titleOf, subjectOf, may, ownOf, menuOf, open, lookUp],
  );

  return (
    <ActionsContext value={value}>
      {children}
      {menu && <ActionsMenu {...menu} onClose={() => setMenu(undefined)} />}
      {deleted && (
        <DeleteDialog resource={resourceOf(resource)} record={deleted} open onClose={() => setDeleted(undefined)} />
      )}
      {dialog && (
        <Suspense fallback={null}>
          {Dialog ? (
            <Dialog resource={resourceOf(resource)} record={dialog.record} started={started} onClose={close} />
          ) : (
            <CommandDialog
              resource={resourceOf(resource)}
              name={command ?? dialog.action}
              record={dialog.record}
              started={started}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </ActionsContext>
  );
}
