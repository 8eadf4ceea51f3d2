import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { Started } from '../../../domain/actions/menu.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { ActedRecord } from './useActions.ts';

/** Props of an action's dialog. */
export interface ActionDialogProps<R extends ActedRecord = ActedRecord> {
  readonly record: R;
  /** How the command was started, if the menu has several ways. */
  readonly started?: Started | undefined;
  readonly onClose: () => void;
}

/** Props of the default dialog of a command. */
export interface CommandDialogProps extends ActionDialogProps {
  readonly resource: Resource;
  readonly name: string;
}

type Dialog = ComponentType<ActionDialogProps>;

const files = import.meta.glob<{ default: Dialog }>(['../../views/*/dialogs/*.tsx', '!**/*.test.tsx']);

const dialogs = new Map(Object.entries(files).map(([path, load]) => [path, lazy(load)] as const));

/** Every record has the same. */
const shared: Readonly<Record<string, LazyExoticComponent<Dialog>>> = {
  audit: lazy(() => import('../history/HistoryDialog.tsx')),
};

/** The dialog of an action, which is found by its place, and loaded when it is first asked for. */
export function dialogOf(resource: string, action: string): LazyExoticComponent<Dialog> | undefined {
  return dialogs.get(`../../views/${resource}/dialogs/${action}.tsx`) ?? shared[action];
}
