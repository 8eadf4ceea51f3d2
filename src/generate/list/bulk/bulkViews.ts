import { type ComponentType, lazy, type LazyExoticComponent, use } from 'react';
import type { Selection } from '../../../../dataProvider/calls/commands.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { ActionsContext } from '../../actions/useActions.ts';
import { slotFile } from '../../slotFile.ts';

/** Props of the dialog that shows several records together. */
export interface BulkViewProps {
  readonly resource: Resource;
  readonly selection: Selection;
  /** A description of the selection. */
  readonly subject: string;
  readonly onClose: () => void;
}

type Dialog = ComponentType<BulkViewProps>;

const files = import.meta.glob<{ default: Dialog }>([
  '/src/features/*/*/bulk/*.tsx',
  '/src/documents/slots/bulk/*.tsx',
  '!**/*.test.tsx',
]);

const dialogs = Object.fromEntries(Object.entries(files).map(([path, load]) => [path, lazy(load)]));

/** Returns the dialog of a view of several records, loaded when it is first opened. */
export const bulkViewOf = ({ name }: Resource, view: string): LazyExoticComponent<Dialog> | undefined =>
  slotFile(dialogs, name, `bulk/${view}.tsx`);

/** Returns the views of several records that the user may open. */
export function useBulkViews({ actions }: Resource): string[] {
  const acting = use(ActionsContext);
  return Object.entries(actions?.views ?? {})
    .filter(([, { bulk, needs }]) => bulk && acting?.may(needs))
    .map(([name]) => name);
}
