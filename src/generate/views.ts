import type { ComponentType } from 'react';
import type { Resource } from '../../schemas/resource.ts';
import { deferred, type Deferred } from './deferredComponent.tsx';
import { slotFile } from './slotFile.ts';

export type View = 'list' | 'form' | 'show';

/** Props of a page that replaces the generated one. */
export interface ViewProps {
  readonly resource: Resource;
}

const files = import.meta.glob<{ default: ComponentType<ViewProps> }>([
  '/src/features/*/*/{list,form,show}.tsx',
  '/src/documents/slots/form.tsx',
]);

const views = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [path, deferred(async () => (await load()).default)]),
);

/** Returns the page at `src/features/<feature>/<resource>/<view>.tsx`, or of all documents, which replaces the generated one. */
export const viewOf = (resource: string, view: View): Deferred<ViewProps> | undefined =>
  slotFile(views, resource, `${view}.tsx`);
