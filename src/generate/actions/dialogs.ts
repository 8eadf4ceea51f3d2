import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { Started } from '../../../domain/actions/menu.ts';
import type { ActedRecord } from './useActions.ts';

/** What the dialog of an action gets. */
export interface ActionDialogProps<R extends ActedRecord = ActedRecord> {
  readonly record: R;
  /** How its command was begun, where the menu has several ways. */
  readonly started?: Started | undefined;
  readonly onClose: () => void;
}

type Dialog = ComponentType<ActionDialogProps>;

const files = import.meta.glob<{ default: Dialog }>(['../../views/*/dialogs/*.tsx', '!**/*.test.tsx']);

const dialogs = new Map(Object.entries(files).map(([path, load]) => [path, lazy(load)] as const));

/** The dialog of an action, which is found by its place, and loaded when it is first asked for. */
export function dialogOf(resource: string, action: string): LazyExoticComponent<Dialog> | undefined {
  return dialogs.get(`../../views/${resource}/dialogs/${action}.tsx`);
}
