import type { ComponentType } from 'react';
import { deferred } from '../deferredComponent.tsx';
import { slotFile } from '../slotFile.ts';

const files = import.meta.glob<{ default: ComponentType }>('/src/features/*/*/listActions.tsx');

const actions = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path, deferred(async () => (await load()).default)]),
);

/** Returns what `src/features/<feature>/<resource>/listActions.tsx` shows beside the title of a list. */
export const listActionsOf = (resource: string): ComponentType | undefined =>
  slotFile(actions, resource, 'listActions.tsx');
