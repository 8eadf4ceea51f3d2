import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode } from 'react';
import { issueOf } from '../../../domain/documents/issue.ts';
import type { Started } from '../../../domain/actions/menu.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { slotFile } from '../slotFile.ts';
import type { ActedRecord } from './useActions.ts';

export interface ActionDialogProps<R extends ActedRecord = ActedRecord> {
  readonly record: R;
  /** How the command was started, if the menu has several ways. */
  readonly started?: Started | undefined;
  readonly onClose: () => void;
}

/** The same for a dialog of several resources. */
export interface ResourceDialogProps<R extends ActedRecord = ActedRecord> extends ActionDialogProps<R> {
  readonly resource: Resource;
}

export interface CommandDialogProps extends ResourceDialogProps {
  readonly name: string;
  /** What the command applies to, before its text. */
  readonly about?: ReactNode;
}

type Dialog = ComponentType<ResourceDialogProps>;

const files = import.meta.glob<{ default: Dialog }>([
  '/src/features/*/*/dialogs/*.tsx',
  '/src/documents/slots/dialogs/*.tsx',
  '!**/*.test.tsx',
]);

const dialogs = Object.fromEntries(Object.entries(files).map(([path, load]) => [path, lazy(load)]));

/** Every record has the same. */
const shared: Readonly<Record<string, LazyExoticComponent<Dialog>>> = {
  audit: lazy(() => import('../history/HistoryDialog.tsx')),
};

/** Returns the dialog of an action, found by its path and loaded on first use. */
export function dialogOf(resource: Resource, action: string): LazyExoticComponent<Dialog> | undefined {
  const at = (name: string) => slotFile(dialogs, resource.name, `dialogs/${name}.tsx`);
  const isIssue = resource.document && action === issueOf(resource).command;
  return at(action) ?? (isIssue ? at('issue') : shared[action]);
}
