import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { Actions } from '../../../schemas/actions.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { dialogOf } from './dialogs.ts';
import { type ActedRecord, ActionsContext, type RecordActions } from './useActions.ts';
import { useGranted } from './useGranted.ts';

interface ActionsProviderProps extends Pick<RecordActions, 'resource' | 'titleOf'> {
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
export function ActionsProvider({ resource, actions, titleOf, children }: ActionsProviderProps) {
  const [menu, setMenu] = useState<OpenMenu>();
  const [dialog, setDialog] = useState<OpenDialog>();
  const Dialog = dialog && dialogOf(resource, dialog.action);
  const menuOf = menu?.record.id;
  const may = useGranted(resource, actions);
  const value = useMemo<RecordActions>(
    () => ({
      resource,
      actions,
      titleOf,
      may,
      menuOf,
      openMenu: (record, button) => setMenu({ record, below: button.getBoundingClientRect() }),
      openDialog: (record, action) => setDialog({ record, action }),
    }),
    [resource, actions, titleOf, may, menuOf],
  );

  return (
    <ActionsContext value={value}>
      {children}
      {menu && <ActionsMenu {...menu} onClose={() => setMenu(undefined)} />}
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog record={dialog.record} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
    </ActionsContext>
  );
}
