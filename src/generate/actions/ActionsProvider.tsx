import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Actions } from '../../../schemas/actions.ts';
import { resourceOf } from '../../data/resources.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { dialogOf } from './dialogs.ts';
import { type ActedRecord, ActionsContext, type RecordActions } from './useActions.ts';
import { useGranted } from './useGranted.ts';

const CommandDialog = lazy(async () => ({ default: (await import('./CommandDialog.tsx')).CommandDialog }));

interface ActionsProviderProps
  extends Pick<RecordActions, 'resource' | 'titleOf'>, Partial<Pick<RecordActions, 'subjectOf'>> {
  readonly actions: Actions;
  readonly children: ReactNode;
}

interface OpenMenu {
  readonly record: ActedRecord;
  /** Where its button was: the row may be gone while the menu is open. */
  readonly below: DOMRect;
}

interface OpenDialog {
  readonly record: ActedRecord;
  readonly action: string;
}

/**
 * Holds the menu and the dialog of the records beneath it. They outlast their row: a list that is asked again may have
 * lost it while somebody is typing.
 */
export function ActionsProvider({ resource, actions, titleOf, subjectOf = titleOf, children }: ActionsProviderProps) {
  const [menu, setMenu] = useState<OpenMenu>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const Dialog = dialog && dialogOf(resource, dialog.action);
  const close = () => setDialog(undefined);
  const menuOf = menu?.record.id;
  const may = useGranted(resource, actions);
  const value = useMemo<RecordActions>(
    () => ({
      resource,
      actions,
      titleOf,
      subjectOf,
      may,
      menuOf,
      openMenu: (record, button) => setMenu({ record, below: button.getBoundingClientRect() }),
      openDialog: (record, action) => setDialog({ record, action }),
    }),
    [resource, actions, titleOf, subjectOf, may, menuOf],
  );

  return (
    <ActionsContext value={value}>
      {children}
      {menu && <ActionsMenu {...menu} onClose={() => setMenu(undefined)} />}
      {dialog && (
        <Suspense fallback={null}>
          {Dialog ? (
            <Dialog record={dialog.record} onClose={close} />
          ) : (
            <CommandDialog
              resource={resourceOf(resource)}
              name={dialog.action}
              record={dialog.record}
              onClose={close}
            />
          )}
        </Suspense>
      )}
    </ActionsContext>
  );
}
